import type { Translation } from '@prosperx/core/language';
import type { taxSaverText as english } from '#domain/calculator/tax-saver-strip.text.js';

export const taxSaverText: Translation<typeof english> = {
  title: (category) => (category ? `${category} ಫಂಡ್‌ಗಳು, 3 ವರ್ಷದ ಗಳಿಕೆ ಪ್ರಕಾರ` : 'ಫಂಡ್‌ಗಳು, 3 ವರ್ಷದ ಗಳಿಕೆ ಪ್ರಕಾರ'),
  all: (category) => (category ? `ಎಲ್ಲ ${category} ಫಂಡ್‌ಗಳು` : 'ಎಲ್ಲ ಫಂಡ್‌ಗಳು'),
  return: '3 ವರ್ಷದ ಗಳಿಕೆ (ವರ್ಷಕ್ಕೆ)',
  noReturn: 'ಇಲ್ಲ',
  asOf: (date) => `${date}ರ ಎನ್‌ಎವಿ.`,
  past: 'ಹಿಂದಿನ ಸಾಧನೆ ಮುಂದಿನ ಗಳಿಕೆಯ ಸೂಚನೆಯಲ್ಲ.',
  failed: 'ಟಾಪ್ ಫಂಡ್‌ಗಳನ್ನು ಪಡೆಯಲು ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
