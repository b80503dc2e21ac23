import type { Translation } from '@prosperx/core/language';
import type { queryStateText as english } from '#domain/query-state/query-state.text.js';

export const queryStateText: Translation<typeof english> = {
  nobody: 'तुमची ओळख तपासता आली नाही',
  retry: 'पुन्हा प्रयत्न करा',
  logIn: 'लॉग इन / साइन अप',
};
