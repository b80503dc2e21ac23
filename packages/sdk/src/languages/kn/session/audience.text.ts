import type { Translation } from '@prosperx/core/language';
import type { audienceText as english } from '#session/audience.text.js';

export const audienceText: Translation<typeof english> = {
  investor: {
    isNamed: 'ನೀವು:',
    your: 'ನಿಮ್ಮ',
    you: 'ನೀವು',
  },
  advisor: {
    isNamed: 'ನಿಮ್ಮ ಗ್ರಾಹಕರು:',
    your: 'ನಿಮ್ಮ ಗ್ರಾಹಕರ',
    you: 'ನಿಮ್ಮ ಗ್ರಾಹಕರು',
  },
};
