import type { Translation } from '@prosperx/core/language';
import type { investMoreText as english } from '#domain/invest/invest-more.text.js';

export const investMoreText: Translation<typeof english> = {
  folio: 'ಫೋಲಿಯೊ',
  newFolio: 'ಹೊಸ ಫೋಲಿಯೊ',
  type: 'ಹೂಡಿಕೆಯ ಬಗೆ',
  lumpsum: 'ಇಡಿಗಂಟು',
  sip: 'ಎಸ್‌ಐಪಿ',
  amount: 'ಮೊತ್ತ',
  monthlyAmount: 'ತಿಂಗಳ ಮೊತ್ತ',
  minimum: (amount) => `ಕನಿಷ್ಠ ${amount}`,
  sipDate: 'ತಿಂಗಳ ಹೂಡಿಕೆಯ ತಾರೀಖು',
  choose: 'ತಾರೀಖು ಆರಿಸಿ',
  everyMonth: (day) => `ಪ್ರತಿ ತಿಂಗಳು ${Number.parseInt(day, 10)}ನೇ ತಾರೀಖು`,
  duration: 'ಕಾಲಾವಧಿ',
  untilCancelled: 'ರದ್ದು ಮಾಡುವವರೆಗೆ',
  fixed: 'ನಿಗದಿತ ಅವಧಿ',
  months: 'ತಿಂಗಳುಗಳು',
  save: 'ಉಳಿಸಿ',
  cancel: 'ಬೇಡ',
  notTaken: 'ಈ ಸ್ಕೀಮ್ ಸದ್ಯ ಹೊಸ ಹೂಡಿಕೆಗಳನ್ನು ಸ್ವೀಕರಿಸುತ್ತಿಲ್ಲ.',
  failed: 'ಈ ಸ್ಕೀಮ್ ಅನ್ನು ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ.',
};
