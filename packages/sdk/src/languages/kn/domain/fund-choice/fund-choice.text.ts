import type { Translation } from '@prosperx/core/language';
import type { fundChoiceText as english } from '#domain/fund-choice/fund-choice.text.js';

export const fundChoiceText: Translation<typeof english> = {
  watch: (fund) => `${fund}: ವಾಚ್‌ಲಿಸ್ಟ್‌ಗೆ ಸೇರಿಸಿ`,
  watchShort: 'ಗಮನಿಸಿ',
  watchFull: 'ವಾಚ್‌ಲಿಸ್ಟ್‌ನಲ್ಲಿ 50 ಫಂಡ್‌ಗಳವರೆಗೆ ಇಟ್ಟುಕೊಳ್ಳಬಹುದು. ಮೊದಲು ಒಂದನ್ನು ತೆಗೆಯಿರಿ.',
  compare: (fund) => `${fund}: ಹೋಲಿಸಿ`,
  compareShort: 'ಹೋಲಿಸಿ',
  full: 'ಒಮ್ಮೆಗೆ ನಾಲ್ಕು ಫಂಡ್‌ಗಳನ್ನು ಮಾತ್ರ ಹೋಲಿಸಬಹುದು.',
  chosen: (count, most) => `ಹೋಲಿಸಲು ${most}ರಲ್ಲಿ ${count} ಫಂಡ್‌ಗಳು`,
  tray: 'ಹೋಲಿಸಬೇಕಾದ ಫಂಡ್‌ಗಳು',
  show: 'ಹೋಲಿಸಿ',
  clear: 'ತೆಗೆಯಿರಿ',
};
