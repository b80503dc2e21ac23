import type { Translation } from '@prosperx/core/language';
import type { educationCalculatorText as english } from '#features/education-calculator/education-calculator.text.js';

export const educationCalculatorText: Translation<typeof english> = {
  title: 'શિક્ષણ કેલ્ક્યુલેટર',
  costToday: 'કોર્સનો આજનો ખર્ચ',
  years: 'કેટલા વર્ષે શરૂ થશે',
  inflation: 'ખર્ચમાં વધારો',
  saved: 'આ માટે અત્યાર સુધીની બચત',
  cost: 'ખર્ચ થઈ શકે છે',
  savedGrown: 'હાલની બચત વધીને થઈ શકે છે',
  intro: (cost, years) => ['', years, ' પછી ', cost, ' મેળવવા દર મહિને આટલું રોકાણ કરવું પડી શકે છે'],
  enough: (years) => ['', years, ' પછી હાલની બચત પૂરતી થઈ શકે છે. દર મહિને આટલું રોકાણ જોઈશે'],
  summary: (invested, cost, years) => `${invested}ના રોકાણથી ${years} પછી ${cost}નો ખર્ચ નીકળી શકે છે`,
};
