import type { Translation } from '@prosperx/core/language';
import type { calculatorCardsText as english } from '#layout/calculator-cards.text.js';

export const calculatorCardsText: Translation<typeof english> = {
  sipCalculatorNote: (monthly, value) => `वार्षिक 8% दराने 10 वर्षे दरमहा ${monthly} गुंतवल्यास ${value} होऊ शकतात`,
  goalCalculatorNote: (goal, monthly) => `10 वर्षांत वार्षिक 8% दराने ${goal} जमवण्यासाठी दरमहा ${monthly} गुंतवा`,
};
