import type { Translation } from '@prosperx/core/language';
import type { primitivesText as english } from '#primitives/primitives.text.js';

export const primitivesText: Translation<typeof english> = {
  brand: 'ProsperX',
  brandHome: 'ProsperX હોમ',
  home: 'હોમ',
  breadcrumb: 'તમે અહીં છો',
  close: 'બંધ કરો',
  closeMessage: 'સંદેશ બંધ કરો',
  copied: 'કૉપિ થઈ ગયું',
  copy: 'કૉપિ કરો',
  notCopied: 'કૉપિ થઈ શક્યું નથી. તેને પસંદ કરીને જાતે કૉપિ કરો.',
  details: 'વિગતો',
  down: 'ઘટાડો',
  loading: 'લોડ થઈ રહ્યું છે',
  nextPage: 'પછીનું પેજ',
  pages: 'પેજ',
  previousPage: 'પાછલું પેજ',
  showPassword: 'પાસવર્ડ બતાવો',
  flat: 'ફેરફાર નથી',
  up: 'વધારો',
  wait: 'કૃપા કરીને આ પૂરું થાય ત્યાં સુધી રાહ જુઓ.',
  page: (page) => `પેજ ${page}`,
  riskometer: (level, at, of) => `રિસ્કોમીટર: ${level}, ${of}માંથી સ્તર ${at}`,
  stepDone: ' (પૂરું)',
  step: (step, of) => `${of}માંથી પગલું ${step}`,
};
