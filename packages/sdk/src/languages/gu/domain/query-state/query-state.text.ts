import type { Translation } from '@prosperx/core/language';
import type { queryStateText as english } from '#domain/query-state/query-state.text.js';

export const queryStateText: Translation<typeof english> = {
  nobody: 'તમારી ઓળખ ચકાસી શકાઈ નથી',
  retry: 'ફરી પ્રયાસ કરો',
  logIn: 'લોગ ઇન / સાઇન અપ',
};
