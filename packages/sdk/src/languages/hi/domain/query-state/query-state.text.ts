import type { Translation } from '@prosperx/core/language';
import type { queryStateText as english } from '#domain/query-state/query-state.text.js';

export const queryStateText: Translation<typeof english> = {
  nobody: 'आपकी पहचान की जांच नहीं हो सकी',
  retry: 'फिर कोशिश करें',
  logIn: 'लॉग इन / साइन अप',
};
