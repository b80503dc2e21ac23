import type { Translation } from '@prosperx/core/language';
import type { calculatorCardsText as english } from '#layout/calculator-cards.text.js';

export const calculatorCardsText: Translation<typeof english> = {
  sipCalculatorNote: (monthly, value) => `ತಿಂಗಳಿಗೆ ${monthly}, ವರ್ಷಕ್ಕೆ 8%ರಂತೆ 10 ವರ್ಷದಲ್ಲಿ ${value} ಆಗಬಹುದು`,
  goalCalculatorNote: (goal, monthly) => `ವರ್ಷಕ್ಕೆ 8%ರಂತೆ 10 ವರ್ಷದಲ್ಲಿ ${goal} ತಲುಪಲು, ತಿಂಗಳಿಗೆ ${monthly} ಹೂಡಿಕೆ ಮಾಡಿ`,
};
