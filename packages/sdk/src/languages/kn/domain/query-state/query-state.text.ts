import type { Translation } from '@prosperx/core/language';
import type { queryStateText as english } from '#domain/query-state/query-state.text.js';

export const queryStateText: Translation<typeof english> = {
  nobody: 'ನೀವು ಯಾರೆಂದು ಪರಿಶೀಲಿಸಲು ಆಗಲಿಲ್ಲ',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  logIn: 'ಲಾಗಿನ್ / ಸೈನ್ ಅಪ್',
};
