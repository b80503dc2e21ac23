import type { Translation } from '@prosperx/core/language';
import type { calculatorCardsText as english } from '#layout/calculator-cards.text.js';

export const calculatorCardsText: Translation<typeof english> = {
  sipCalculatorNote: (monthly, value) => `हर महीने ${monthly}, 10 साल तक, 8% सालाना पर ${value} हो सकते हैं`,
  goalCalculatorNote: (goal, monthly) => `8% सालाना पर 10 साल में ${goal} के लिए हर महीने ${monthly} निवेश करें`,
};
