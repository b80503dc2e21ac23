import type { Translation } from '@prosperx/core/language';
import type { goalCalculatorText as english } from '#features/goal-calculator/goal-calculator.text.js';

export const goalCalculatorText: Translation<typeof english> = {
  title: 'લક્ષ્ય કેલ્ક્યુલેટર',
  goal: 'કેટલી રકમ ભેગી કરવી છે',
  intro: (goal, years) => ['', years, 'માં ', goal, ' ભેગા કરવા દર મહિને આટલું રોકાણ કરવું પડી શકે છે'],
  summary: (invested, goal, years) => `${invested}ના રોકાણથી ${years}માં ${goal} ભેગા થઈ શકે છે`,
};
