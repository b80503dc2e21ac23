import type { Translation } from '@prosperx/core/language';
import type { stepUpCalculatorText as english } from '#features/step-up-calculator/step-up-calculator.text.js';

export const stepUpCalculatorText: Translation<typeof english> = {
  title: 'ಸ್ಟೆಪ್-ಅಪ್ ಎಸ್‌ಐಪಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
  monthlyInvestment: 'ಮೊದಲ ವರ್ಷ ತಿಂಗಳ ಹೂಡಿಕೆ',
  stepUp: 'ಪ್ರತಿ ವರ್ಷ ಹೆಚ್ಚಿಸುವುದು',
  start: (amount) => `ತಿಂಗಳಿಗೆ ${amount} ಹೂಡಿಕೆಗೆ ಫಂಡ್ ಆರಿಸಿ`,
  startNote: 'ಎಸ್‌ಐಪಿ ಆರಂಭವಾದ ಮೇಲೆ, ಸ್ಟೆಪ್-ಅಪ್ ಅನ್ನು “ನನ್ನ ಎಸ್‌ಐಪಿಗಳು” ಅಡಿಯಲ್ಲಿ ಹೊಂದಿಸಬಹುದು.',
  intro: (years) => ['', years, 'ದಲ್ಲಿ ನಿಮ್ಮ ಕೈ ಸೇರಬಹುದು'],
  summary: (invested, value, years) => `${invested} ಹೂಡಿಕೆ ${years} ಕಳೆದಾಗ ${value} ಆಗಬಹುದು`,
};
