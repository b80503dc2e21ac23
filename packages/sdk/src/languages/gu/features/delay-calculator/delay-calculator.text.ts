import type { Translation } from '@prosperx/core/language';
import type { delayCalculatorText as english } from '#features/delay-calculator/delay-calculator.text.js';

export const delayCalculatorText: Translation<typeof english> = {
  title: 'મોડું કરવાની કિંમત કેલ્ક્યુલેટર',
  monthlyInvestment: 'દર મહિને રોકાણ',
  needed: 'પૈસા કેટલા વર્ષે જોઈશે',
  delay: 'શરૂઆતમાં મોડું',
  start: 'હમણાં જ શરૂ કરો',
  intro: (years) => ['', years, ' મોડું શરૂ કરવાથી આટલું નુકસાન થઈ શકે છે'],
};
