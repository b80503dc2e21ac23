import type { Translation } from '@prosperx/core/language';
import type { calculatorCardsText as english } from '#layout/calculator-cards.text.js';

export const calculatorCardsText: Translation<typeof english> = {
  sipCalculatorNote: (monthly, value) => `மாதம் ${monthly}, ஆண்டுக்கு 8% வீதம் 10 ஆண்டுகளில் ${value} ஆகலாம்`,
  goalCalculatorNote: (goal, monthly) => `ஆண்டுக்கு 8% வீதம் 10 ஆண்டுகளில் ${goal} அடைய, மாதம் ${monthly} முதலீடு செய்யவும்`,
};
