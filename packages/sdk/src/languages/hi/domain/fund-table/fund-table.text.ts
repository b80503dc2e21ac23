import type { Translation } from '@prosperx/core/language';
import type { fundTableText as english } from '#domain/fund-table/fund-table.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const fundTableText: Translation<typeof english> = {
  range: (from, to, of) => `${count(of)} में से ${count(from)} से ${count(to)}`,
  beyondTitle: 'इतने पेज नहीं हैं',
  beyondText: (pages) => (pages === 1 ? 'सूची में एक ही पेज है।' : `सूची में ${count(pages)} पेज हैं।`),
  firstPage: 'पहले पेज पर जाएं',
  scheme: 'स्कीम',
  risk: 'जोखिम',
  oneYear: '1 साल',
  oneYearLong: '1 साल',
  threeYears: '3 साल',
  threeYearsLong: '3 साल',
  fiveYears: '5 साल',
  fiveYearsLong: '5 साल',
  cost: 'खर्च',
  costLong: 'एक्सपेंस रेशियो',
  size: 'साइज',
  sizeLong: 'फंड का साइज',
  minimumSip: 'न्यूनतम एसआईपी',
  action: 'आगे',
  invest: 'निवेश करें',
  investIn: (fund) => `${fund} में निवेश करें`,
  past: 'पिछला प्रदर्शन आगे के रिटर्न का संकेत नहीं है।',
};
