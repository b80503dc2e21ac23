import type { Translation } from '@prosperx/core/language';
import type { pastText as english } from '#features/fund-detail/past.text.js';

export const pastText: Translation<typeof english> = {
  rollingTitle: 'ರೋಲಿಂಗ್ ಗಳಿಕೆ',
  rollingNote: (spans) => `ಯಾವ ದಿನ ಆರಂಭಿಸಿದ್ದರೂ, ಹೂಡಿಕೆ ವರ್ಷಕ್ಕೆ ತಂದ ಗಳಿಕೆ (${spans.join(', ')}).`,
  spans: (years, count) => `${years} ವರ್ಷ: ${count} ಅವಧಿಗಳು`,
  held: 'ಇಟ್ಟ ಅವಧಿ',
  years: (years) => `${years} ವರ್ಷ`,
  worst: 'ಅತಿ ಕಡಿಮೆ',
  average: 'ಸರಾಸರಿ',
  best: 'ಅತಿ ಹೆಚ್ಚು',
  lost: 'ನಷ್ಟದಲ್ಲಿ ಮುಗಿದವು',

  whatIf: 'ಹೂಡಿಕೆ ಮಾಡಿದ್ದರೆ ಏನಾಗುತ್ತಿತ್ತು',
  type: 'ಹೂಡಿಕೆಯ ಬಗೆ',
  types: { SIP: 'ಎಸ್‌ಐಪಿ', LUMPSUM: 'ಇಡಿಗಂಟು' },
  monthly: 'ತಿಂಗಳ ಮೊತ್ತ',
  amount: 'ಮೊತ್ತ',
  since: 'ಯಾವಾಗಿನಿಂದ',
  enterAmount: 'ಮೊತ್ತ ನಮೂದಿಸಿ',
  leastAmount: 'ಕನಿಷ್ಠ ಮೊತ್ತ 1',
  mostAmount: 'ಗರಿಷ್ಠ ಮೊತ್ತ 10000000',
  dateBetween: (from, to) => `${from}ರಿಂದ ${to}ರವರೆಗಿನ ಒಂದು ತಾರೀಖು ಆರಿಸಿ.`,
  note: 'ಮೇಲೆ ತೋರಿಸಿದ ಎನ್‌ಎವಿಗಳ ಪ್ರಕಾರ, 0.005% ಸ್ಟಾಂಪ್ ಡ್ಯೂಟಿ ಕಳೆದು, ಎಕ್ಸಿಟ್ ಲೋಡ್ ಮತ್ತು ತೆರಿಗೆಗೆ ಮೊದಲು ಲೆಕ್ಕ ಹಾಕಲಾಗಿದೆ.',
};
