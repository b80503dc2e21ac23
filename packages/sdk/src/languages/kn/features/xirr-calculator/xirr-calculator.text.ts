import type { Translation } from '@prosperx/core/language';
import type { xirrCalculatorText as english } from '#features/xirr-calculator/xirr-calculator.text.js';

export const xirrCalculatorText: Translation<typeof english> = {
  title: 'XIRR ಕ್ಯಾಲ್ಕುಲೇಟರ್',
  intro: 'ಪ್ರತಿ ಮೊತ್ತಕ್ಕೆ ಒಂದು ಸಾಲು. ಇಂದಿನ ಮೌಲ್ಯವನ್ನು, ಇಂದಿನ ತಾರೀಖಿನೊಂದಿಗೆ “ತೆಗೆದದ್ದು” ಎಂದು ಸೇರಿಸಿ.',
  date: (line) => `ಸಾಲು ${line}: ತಾರೀಖು`,
  amount: (line) => `ಸಾಲು ${line}: ಮೊತ್ತ, ರೂಪಾಯಿಗಳಲ್ಲಿ`,
  kind: (line) => `ಸಾಲು ${line}: ಬಗೆ`,
  kinds: { in: 'ಹಾಕಿದ್ದು', out: 'ತೆಗೆದದ್ದು' },
  remove: (line) => `ಸಾಲು ${line} ತೆಗೆಯಿರಿ`,
  add: 'ಸಾಲು ಸೇರಿಸಿ',
  paste: 'ಶೀಟ್‌ನಿಂದ ಪೇಸ್ಟ್ ಮಾಡಿ',
  start: 'ಗಳಿಕೆ ಪ್ರಕಾರ ಫಂಡ್‌ಗಳನ್ನು ನೋಡಿ',
  noRate: 'ಇಲ್ಲ',
  result: (from, to, aYear) => ['', from, 'ರಿಂದ ', to, aYear ? 'ರವರೆಗೆ ಪ್ರತಿ ವರ್ಷದ ಗಳಿಕೆ' : 'ರವರೆಗೆ ಒಟ್ಟು ಗಳಿಕೆ'],
  unfinished: (line) => `ಸಾಲು ${line}: ತಾರೀಖು ಮತ್ತು ಮೊತ್ತ ಎರಡನ್ನೂ ಕೊಡಿ.`,
  lack: {
    too_few: 'ಕನಿಷ್ಠ ಎರಡು ಸಾಲು ಕೊಡಿ: ಹಾಕಿದ್ದು ಒಂದು, ತೆಗೆದದ್ದು ಅಥವಾ ಈಗಿರುವುದು ಒಂದು.',
    nothing_in: 'ಹಾಕಿದ ಹಣ ಇಲ್ಲ. ಹೂಡಿಕೆಯನ್ನು “ಹಾಕಿದ್ದು” ಎಂದು ಗುರುತಿಸಿ, ಅಥವಾ ಮೈನಸ್ ಚಿಹ್ನೆಯೊಂದಿಗೆ ಪೇಸ್ಟ್ ಮಾಡಿ.',
    nothing_out: 'ತೆಗೆದ ಹಣ ಇಲ್ಲ. ಈಗಿನ ಮೌಲ್ಯವನ್ನು ಇಂದಿನ ತಾರೀಖಿನೊಂದಿಗೆ ಸೇರಿಸಿ.',
    one_day: 'ಎಲ್ಲ ಸಾಲುಗಳೂ ಒಂದೇ ದಿನದವು. ಗಳಿಕೆಯ ಲೆಕ್ಕಕ್ಕೆ ನಡುವೆ ಸಮಯ ಇರಬೇಕು.',
  },
  none: 'ಈ ಮೊತ್ತಗಳಿಗೆ ಗಳಿಕೆ ಲೆಕ್ಕ ಹಾಕಲು ಆಗಲಿಲ್ಲ.',
};
