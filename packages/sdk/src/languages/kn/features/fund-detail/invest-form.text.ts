import type { Translation } from '@prosperx/core/language';
import type { investFormText as english } from '#features/fund-detail/invest-form.text.js';

export const investFormText: Translation<typeof english> = {
  investmentType: 'ಹೂಡಿಕೆಯ ಬಗೆ',
  sip: 'ಎಸ್‌ಐಪಿ',
  minimum: (amount) => `ಕನಿಷ್ಠ ${amount}`,
  monthlyAmount: 'ತಿಂಗಳ ಮೊತ್ತ',
  amount: 'ಮೊತ್ತ',
  applicationAmount: 'ಅರ್ಜಿಯ ಮೊತ್ತ',
  offerNote: (closes, allotment, price) =>
    `ಆಫರ್ ಮುಗಿಯುವ ${closes}ರ ಮಧ್ಯರಾತ್ರಿಯೊಳಗೆ ಪಾವತಿಸಿ. ${allotment}ರಂದು ಪ್ರತಿ ಯೂನಿಟ್‌ಗೆ ${price}ರಂತೆ ಹಂಚಿಕೆಯಾಗುತ್ತದೆ.`,
  quickAmounts: 'ತ್ವರಿತ ಮೊತ್ತಗಳು',
  sipDate: 'ಎಸ್‌ಐಪಿ ತಾರೀಖು',
  everyMonth: (day) => `ಪ್ರತಿ ತಿಂಗಳು ${day}ನೇ ತಾರೀಖು`,
  duration: 'ಕಾಲಾವಧಿ',
  untilCancelled: 'ರದ್ದು ಮಾಡುವವರೆಗೆ',
  fixed: 'ನಿಗದಿತ ತಿಂಗಳುಗಳು',
  months: 'ಎಷ್ಟು ತಿಂಗಳು',
  investNow: (amount) => (amount ? `${amount} ಹೂಡಿಕೆ ಮಾಡಿ` : 'ಹೂಡಿಕೆ ಮಾಡಿ'),
  addToCart: 'ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ',
  added: 'ಕಾರ್ಟ್‌ಗೆ ಸೇರಿದೆ.',
  inCart: (count) => `ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ ${count} ${count === 1 ? 'ಹೂಡಿಕೆ ಇದೆ' : 'ಹೂಡಿಕೆಗಳಿವೆ'}.`,
  reviewCart: 'ಕಾರ್ಟ್ ನೋಡಿ',
  notTaken: 'ಈ ಸ್ಕೀಮ್ ಸದ್ಯ ಹೊಸ ಹೂಡಿಕೆಗಳನ್ನು ಸ್ವೀಕರಿಸುತ್ತಿಲ್ಲ.',
};
