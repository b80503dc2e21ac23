import type { Translation } from '@prosperx/core/language';
import type { elssCalculatorText as english } from '#features/elss-calculator/elss-calculator.text.js';

export const elssCalculatorText: Translation<typeof english> = {
  title: 'ಇಎಲ್‌ಎಸ್‌ಎಸ್ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
  year: 'ಹಣಕಾಸು ವರ್ಷ',
  yearOf: (name) => `ಹಣಕಾಸು ವರ್ಷ ${name}`,
  regime: 'ತೆರಿಗೆ ಪದ್ಧತಿ',
  regimes: { old: 'ಹಳೆಯ ಪದ್ಧತಿ', new: 'ಹೊಸ ಪದ್ಧತಿ' },
  income: 'ಇಎಲ್‌ಎಸ್‌ಎಸ್, EPF, PPF ಇತ್ಯಾದಿ ಕಳೆಯುವ ಮೊದಲು ತೆರಿಗೆಗೆ ಒಳಪಡುವ ಆದಾಯ',
  investment: 'ಇಎಲ್‌ಎಸ್‌ಎಸ್ ಹೂಡಿಕೆ',
  alreadyUsed: 'EPF, PPF, ವಿಮೆ ಇತ್ಯಾದಿಗೆ ಬಳಸಿದ ಮಿತಿ',
  start: 'ಇಎಲ್‌ಎಸ್‌ಎಸ್ ಫಂಡ್‌ಗಳನ್ನು ನೋಡಿ',
  intro: (year, regime) => ['', year, `ರಲ್ಲಿ, ${regime === 'old' ? 'ಹಳೆಯ' : 'ಹೊಸ'} ತೆರಿಗೆ ಪದ್ಧತಿಯಲ್ಲಿ ಉಳಿಯಬಹುದಾದ ತೆರಿಗೆ`],
};
