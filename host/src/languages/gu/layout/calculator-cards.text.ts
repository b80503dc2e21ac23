import type { Translation } from '@prosperx/core/language';
import type { calculatorCardsText as english } from '#layout/calculator-cards.text.js';

export const calculatorCardsText: Translation<typeof english> = {
  sipCalculatorNote: (monthly, value) => `વાર્ષિક 8%ના દરે 10 વર્ષ દર મહિને ${monthly} રોકો, તો ${value} થઈ શકે છે`,
  goalCalculatorNote: (goal, monthly) => `10 વર્ષમાં વાર્ષિક 8%ના દરે ${goal} ભેગા કરવા દર મહિને ${monthly} રોકો`,
};
