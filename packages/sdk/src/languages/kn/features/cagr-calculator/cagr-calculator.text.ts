import type { Translation } from '@prosperx/core/language';
import type { cagrCalculatorText as english } from '#features/cagr-calculator/cagr-calculator.text.js';

export const cagrCalculatorText: Translation<typeof english> = {
  title: 'CAGR ಕ್ಯಾಲ್ಕುಲೇಟರ್',
  startValue: 'ಆರಂಭದ ಮೌಲ್ಯ',
  endValue: 'ಕೊನೆಯ ಮೌಲ್ಯ',
  start: 'ಗಳಿಕೆ ಪ್ರಕಾರ ಫಂಡ್‌ಗಳನ್ನು ನೋಡಿ',
  parts: ['ಆರಂಭದಲ್ಲಿ', 'ಲಾಭ'],
  columns: ['ಅವಧಿ', 'ಆರಂಭದಲ್ಲಿ', 'ಈ ದರದಲ್ಲಿ'],
  inAll: 'ಒಟ್ಟು',
  doubles: 'ದುಪ್ಪಟ್ಟಾಗುವ ಅವಧಿ',
  inYears: (years) => `${years} ವರ್ಷ`,
  intro: (years) => ['', years, ' ಅವಧಿಯಲ್ಲಿ ಪ್ರತಿ ವರ್ಷದ ಏರಿಕೆ'],
  fell: (years) => ['', years, ' ಅವಧಿಯಲ್ಲಿ ಪ್ರತಿ ವರ್ಷದ ಇಳಿಕೆ'],
  summary: (from, to, years, rate) => `${years} ಅವಧಿಯಲ್ಲಿ ${from} ಇದ್ದದ್ದು ${to} ಆಯಿತು, ವರ್ಷಕ್ಕೆ ${rate}`,
};
