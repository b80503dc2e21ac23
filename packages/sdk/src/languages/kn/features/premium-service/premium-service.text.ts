import { formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { SERVICE_FEE } from '@prosperx/core/premium-service';
import type {
  premiumServiceText as englishPremiumServiceText,
  serviceDetailText as englishServiceDetailText,
} from '#features/premium-service/premium-service.text.js';

export const premiumServiceText: Translation<typeof englishPremiumServiceText> = {
  fee: formatMoney(SERVICE_FEE),
  feeLabel: 'ಸೇವಾ ಶುಲ್ಕ',
  feeIs: `${formatMoney(SERVICE_FEE)}, ಸದ್ಯ ವಿಧಿಸುತ್ತಿಲ್ಲ.`,
  free: 'ಸೀಮಿತ ಅವಧಿಗೆ ಉಚಿತ',
  view: (title) => `${title}: ನೋಡಿ`,
  unknown: 'ಇಂಥ ಪ್ರೀಮಿಯಂ ಸೇವೆ ಇಲ್ಲ',
  unknownText: 'ಯಾವ ಸೇವೆಗಳಿವೆ ಎಂದು ನೋಡಿ.',
  all: 'ಎಲ್ಲ ಪ್ರೀಮಿಯಂ ಸೇವೆಗಳು',
};

export const serviceDetailText: Translation<typeof englishServiceDetailText> = {
  benefits: 'ಮುಖ್ಯ ಅನುಕೂಲಗಳು',
  features: 'ಒಂದೇ ನೋಟದಲ್ಲಿ',
  whatYouGet: 'ನಿಮಗೆ ಏನು ಸಿಗುತ್ತದೆ',
  forWhom: 'ಯಾರಿಗೆ ಸೂಕ್ತ',
  questions: 'ಪ್ರಶ್ನೆಗಳು, ಉತ್ತರಗಳು',
  brochure: 'ಬ್ರೋಷರ್ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
  brochureFailed: 'ಬ್ರೋಷರ್ ತಯಾರಿಸಲು ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  share: 'ಶೇರ್ ಮಾಡಿ',
  shareHeading: 'ಹೇಗೆ ಶೇರ್ ಮಾಡುತ್ತೀರಿ',
  shared: 'ಪ್ರೀಮಿಯಂ ಸೇವೆ ಶೇರ್ ಆಯಿತು',
  notShared: 'ಪ್ರೀಮಿಯಂ ಸೇವೆ ಶೇರ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  createLead: 'ಲೀಡ್ ರಚಿಸಿ',
  verify: 'ವಹಿವಾಟು ಮುಂದುವರಿಸಲು ನಿಮ್ಮ ಪ್ರೊಫೈಲ್ ಪರಿಶೀಲನೆ ಪೂರ್ಣಗೊಳಿಸಿ',
  completeVerification: 'ಖಾತೆ ಪರಿಶೀಲನೆ ಪೂರ್ಣಗೊಳಿಸಿ',
};
