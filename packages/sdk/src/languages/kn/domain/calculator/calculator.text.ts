import type { Translation } from '@prosperx/core/language';
import { RISK_WARNING } from '@prosperx/core/languages/kn/disclosure/disclosure.text.js';
import type { calculatorText as english } from '#domain/calculator/calculator.text.js';

const yearUnit = () => 'ವರ್ಷ';

export const calculatorText: Translation<typeof english> = {
  expectedReturn: 'ನಿರೀಕ್ಷಿತ ಗಳಿಕೆ',
  percent: (rate) => `${rate}%`,
  perYear: '% ವರ್ಷಕ್ಕೆ',
  timePeriod: 'ಅವಧಿ',
  yearUnit,
  years: (years) => `${years} ವರ್ಷ`,
  tooLow: (least) => `ಕನಿಷ್ಠ ${least} ಇರಬೇಕು`,
  tooHigh: (most) => `ಗರಿಷ್ಠ ${most} ಮಾತ್ರ`,
  start: 'ಈ ಎಸ್‌ಐಪಿ ಆರಂಭಿಸಿ',
  warning: RISK_WARNING,
};
