import type { Translation } from '@prosperx/core/language';
import type { calculatorCardsText as english } from '#layout/calculator-cards.text.js';

export const calculatorCardsText: Translation<typeof english> = {
  sipCalculatorNote: (monthly, value) => `বছরে 8% হারে 10 বছর মাসে ${monthly} রাখলে ${value} হতে পারে`,
  goalCalculatorNote: (goal, monthly) => `বছরে 8% হারে 10 বছরে ${goal} পেতে মাসে ${monthly} বিনিয়োগ করুন`,
};
