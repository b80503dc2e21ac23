import type { Translation } from '@prosperx/core/language';
import type { fundTableText as english } from '#domain/fund-table/fund-table.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const fundTableText: Translation<typeof english> = {
  range: (from, to, of) => `${count(of)} पैकी ${count(from)} ते ${count(to)}`,
  beyondTitle: 'यादी याआधीच संपली',
  beyondText: (pages) => (pages === 1 ? 'यादीत एकच पान आहे.' : `यादीत ${count(pages)} पाने आहेत.`),
  firstPage: 'पहिल्या पानावर जा',
  scheme: 'योजना',
  risk: 'जोखीम',
  oneYear: '1 वर्ष',
  oneYearLong: '1 वर्ष',
  threeYears: '3 वर्षे',
  threeYearsLong: '3 वर्षे',
  fiveYears: '5 वर्षे',
  fiveYearsLong: '5 वर्षे',
  cost: 'खर्च',
  costLong: 'एक्स्पेन्स रेशो',
  size: 'आकार',
  sizeLong: 'फंडाचा आकार',
  minimumSip: 'किमान एसआयपी',
  action: 'कृती',
  invest: 'गुंतवणूक करा',
  investIn: (fund) => `${fund} मध्ये गुंतवणूक करा`,
  past: 'मागील कामगिरीवरून भविष्यातील परतावा सांगता येत नाही.',
};
