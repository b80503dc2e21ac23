import type { Translation } from '@prosperx/core/language';
import type { queryStateText as english } from '#domain/query-state/query-state.text.js';

export const queryStateText: Translation<typeof english> = {
  nobody: 'আপনার পরিচয় যাচাই করা যায়নি',
  retry: 'আবার চেষ্টা করুন',
  logIn: 'লগ ইন / সাইন আপ',
};
