import type { Translation } from '@prosperx/core/language';
import type { calculatorCardsText as english } from '#layout/calculator-cards.text.js';

export const calculatorCardsText: Translation<typeof english> = {
  sipCalculatorNote: (monthly, value) => `నెలకు ${monthly}, ఏడాదికి 8% చొప్పున 10 ఏళ్లలో ${value} కావచ్చు`,
  goalCalculatorNote: (goal, monthly) => `ఏడాదికి 8% చొప్పున 10 ఏళ్లలో ${goal} కోసం, నెలకు ${monthly} పెట్టుబడి పెట్టండి`,
};
