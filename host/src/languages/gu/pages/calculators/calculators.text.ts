import type { Translation } from '@prosperx/core/language';
import type {
  calculatorList as englishCalculatorList,
  calculatorsPageText as englishCalculatorsPageText,
} from '#pages/calculators/calculators.text.js';

export const calculatorList: Translation<typeof englishCalculatorList> = {
  'sip-calculator': { title: 'એસઆઈપી કેલ્ક્યુલેટર', intro: 'દર મહિને નક્કી રકમ રોકવાથી કેટલા થઈ શકે.' },
  'lumpsum-calculator': { title: 'લમ્પસમ કેલ્ક્યુલેટર', intro: 'એકસાથે રોકેલી રકમ વધીને કેટલી થઈ શકે.' },
  'step-up-calculator': {
    title: 'સ્ટેપ-અપ એસઆઈપી કેલ્ક્યુલેટર',
    intro: 'દર વર્ષે વધારતા જાઓ તેવી માસિક રકમના કેટલા થઈ શકે.',
  },
  'goal-amount-calculator': { title: 'લક્ષ્ય કેલ્ક્યુલેટર', intro: 'નક્કી રકમ ભેગી કરવા દર મહિને કેટલું રોકવું.' },
  'retirement-calculator': {
    title: 'નિવૃત્તિ કેલ્ક્યુલેટર',
    intro: 'નિવૃત્તિ વખતે કેટલી રકમ જોઈએ અને ત્યાં સુધી દર મહિને કેટલું રોકવું.',
  },
  'education-calculator': {
    title: 'શિક્ષણ કેલ્ક્યુલેટર',
    intro: 'જેનો ખર્ચ વધતો જાય છે તેવા કોર્સ માટે દર મહિને કેટલું રોકવું.',
  },
  'swp-calculator': { title: 'એસડબ્લ્યુપી કેલ્ક્યુલેટર', intro: 'દર મહિને ઉપાડ કરો તો રકમ કેટલો સમય ચાલે.' },
  'delay-calculator': {
    title: 'મોડું શરૂ કરવાથી નુકસાન કેલ્ક્યુલેટર',
    intro: 'એસઆઈપી થોડાં વર્ષ મોડી શરૂ કરવાથી કેટલું નુકસાન થાય.',
  },
  'elss-calculator': {
    title: 'ઈએલએસએસ કેલ્ક્યુલેટર',
    intro: 'ઈએલએસએસમાં રોકાણથી જૂની અને નવી વ્યવસ્થામાં કેટલો ટેક્સ બચે.',
  },
  'inflation-calculator': {
    title: 'મોંઘવારી કેલ્ક્યુલેટર',
    intro: 'આજની વસ્તુની કિંમત આગળ જતાં કેટલી થઈ શકે અને આજના પૈસામાં ત્યારે કેટલું મળી શકે.',
  },
  'cagr-calculator': { title: 'CAGR કેલ્ક્યુલેટર', intro: 'મૂલ્ય કયા વાર્ષિક દરે વધ્યું કે ઘટ્યું.' },
  'xirr-calculator': {
    title: 'XIRR કેલ્ક્યુલેટર',
    intro: 'જુદા જુદા દિવસની રકમોનું વાર્ષિક વળતર; લખો અથવા શીટમાંથી પેસ્ટ કરો.',
  },
};

export const calculatorsPageText: Translation<typeof englishCalculatorsPageText> = {
  title: 'કેલ્ક્યુલેટર',
  intro: 'દરેકમાં ફોર્મ્યુલા, વર્ષ પ્રમાણેનું ટેબલ અને આજના ભાવે રકમ દેખાય છે; રોકાણનાં કેલ્ક્યુલેટર ખરા ફંડ પર પણ અજમાવી શકાય છે.',
  groups: {
    grow: 'રોકાણ કેટલું વધી શકે',
    goals: 'લક્ષ્ય માટે કેટલું જોઈએ',
    take: 'ઉપાડ, વિલંબ અને ટેક્સ બચત',
    measure: 'વળતર અને મોંઘવારી માપો',
  },
};
