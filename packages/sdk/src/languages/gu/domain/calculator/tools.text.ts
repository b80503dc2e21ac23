import type { Translation } from '@prosperx/core/language';
import type {
  partsText as englishPartsText,
  toolsText as englishToolsText,
  todaysMoneyText as englishTodaysMoneyText,
  yearsTableText as englishYearsTableText,
} from '#domain/calculator/tools.text.js';

export const partsText: Translation<typeof englishPartsText> = { parts: ['તમારું રોકાણ', 'તમારો નફો'] };

export const toolsText: Translation<typeof englishToolsText> = {
  indicative: 'આ આંકડા ફક્ત અંદાજ છે.',
  readMore: 'વધુ વાંચો',
  readLess: 'ઓછું બતાવો',
  keepAsGoal: 'તમારા ફોલિયો અને એસઆઈપી સાથે આને લક્ષ્ય બનાવો',
  names: { today: 'આજના ભાવે', years: 'વર્ષ પ્રમાણે', fund: 'ખરા ફંડ પર' },
};

export const todaysMoneyText: Translation<typeof englishTodaysMoneyText> = {
  inflation: 'ભાવમાં વધારો',
  buys: (inflation, amount, years, today) => [
    'વાર્ષિક ',
    inflation,
    ' મોંઘવારી ગણીએ તો ',
    amount,
    `માં ${years} એટલું જ મળશે, જેટલું આજે `,
    today,
    'માં મળે છે.',
  ],
  after: (years) => `${years} પછી`,
  now: 'હમણાં',
  real: (inflation, real) => ['વાર્ષિક ', inflation, ' મોંઘવારી બાદ કરતાં આ વળતર વાર્ષિક ', real, ' થાય છે.'],
};

export const yearsTableText: Translation<typeof englishYearsTableText> = {
  today: 'આજના ભાવે',
  copy: 'ટેબલ કૉપિ કરો',
  save: 'CSV તરીકે સેવ કરો',
};
