import type { Translation } from '@prosperx/core/language';
import type { fundTableText as english } from '#domain/fund-table/fund-table.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const fundTableText: Translation<typeof english> = {
  range: (from, to, of) => `${count(of)}માંથી ${count(from)}થી ${count(to)}`,
  beyondTitle: 'યાદી આ પેજ પહેલાં પૂરી થાય છે',
  beyondText: (pages) => (pages === 1 ? 'યાદીમાં એક જ પેજ છે.' : `યાદીમાં ${count(pages)} પેજ છે.`),
  firstPage: 'પહેલા પેજ પર જાઓ',
  scheme: 'સ્કીમ',
  risk: 'જોખમ',
  oneYear: '1 વર્ષ',
  oneYearLong: '1 વર્ષ',
  threeYears: '3 વર્ષ',
  threeYearsLong: '3 વર્ષ',
  fiveYears: '5 વર્ષ',
  fiveYearsLong: '5 વર્ષ',
  cost: 'ખર્ચ',
  costLong: 'એક્સપેન્સ રેશિયો',
  size: 'સાઇઝ',
  sizeLong: 'ફંડની સાઇઝ',
  minimumSip: 'લઘુતમ એસઆઈપી',
  action: 'શું કરવું છે',
  invest: 'રોકાણ કરો',
  investIn: (fund) => `${fund}માં રોકાણ કરો`,
  past: 'ભૂતકાળના દેખાવ પરથી ભવિષ્યનું વળતર નક્કી થતું નથી.',
};
