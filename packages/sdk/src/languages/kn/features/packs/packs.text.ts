import type { Translation } from '@prosperx/core/language';
import type { packText as englishPackText, packsText as englishPacksText } from '#features/packs/packs.text.js';

export const packText: Translation<typeof englishPackText> = {
  schemes: (count) => `${count} ${count === 1 ? 'ಸ್ಕೀಮ್' : 'ಸ್ಕೀಮ್‌ಗಳು'}`,
  scheme: 'ಸ್ಕೀಮ್',
  share: 'ಪಾಲು',
  risk: 'ರಿಸ್ಕ್',
  shares: (pack) => `${pack}: ಸ್ಕೀಮ್‌ಗಳು`,
  from: (least) => `${least}ರಿಂದ`,
  notTaken: 'ಈ ಪ್ಯಾಕ್ ಸದ್ಯ ಹೊಸ ಹೂಡಿಕೆಗಳನ್ನು ಸ್ವೀಕರಿಸುತ್ತಿಲ್ಲ.',
  schemeNotTaken: 'ಈ ಸ್ಕೀಮ್ ಸದ್ಯ ಹೊಸ ಹೂಡಿಕೆಗಳನ್ನು ಸ್ವೀಕರಿಸುತ್ತಿಲ್ಲ.',
  invest: 'ಹೂಡಿಕೆ ಮಾಡಿ',
  investIn: (pack) => `${pack}: ಹೂಡಿಕೆ ಮಾಡಿ`,
  type: 'ಹೂಡಿಕೆಯ ಬಗೆ',
  sip: 'ತಿಂಗಳ ಎಸ್‌ಐಪಿ',
  lumpsum: 'ಇಡಿಗಂಟು',
  monthlyAmount: 'ತಿಂಗಳ ಮೊತ್ತ',
  amount: 'ಮೊತ್ತ',
  minimum: (least, step) => `ಕನಿಷ್ಠ ${least}, ${step}ರ ಗುಣಕಗಳಲ್ಲಿ`,
  sipDate: 'ಎಸ್‌ಐಪಿ ತಾರೀಖು',
  day: (day) => `ಪ್ರತಿ ತಿಂಗಳು ${day}ನೇ ತಾರೀಖು`,
  untilCancelled: 'ನೀವು ರದ್ದು ಮಾಡುವವರೆಗೆ ಎಸ್‌ಐಪಿ ಮುಂದುವರಿಯುತ್ತದೆ. ತಾರೀಖು, ಕಾಲಾವಧಿಯನ್ನು ಕಾರ್ಟ್‌ನಲ್ಲಿ ಬದಲಿಸಬಹುದು.',
  split: 'ಪ್ರತಿ ಸ್ಕೀಮ್‌ಗೆ',
  add: 'ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ',
  added: 'ಕಾರ್ಟ್‌ಗೆ ಸೇರಿದೆ.',
  reviewCart: 'ಕಾರ್ಟ್ ನೋಡಿ',
};

export const packsText: Translation<typeof englishPacksText> = {
  failed: 'ಪ್ಯಾಕ್‌ಗಳನ್ನು ತೋರಿಸಲು ಆಗಲಿಲ್ಲ',
  none: 'ಸದ್ಯ ಪ್ಯಾಕ್‌ಗಳಿಲ್ಲ.',
};
