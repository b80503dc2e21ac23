import type { Translation } from '@prosperx/core/language';
import type {
  partsText as englishPartsText,
  toolsText as englishToolsText,
  todaysMoneyText as englishTodaysMoneyText,
  yearsTableText as englishYearsTableText,
} from '#domain/calculator/tools.text.js';

export const partsText: Translation<typeof englishPartsText> = { parts: ['आपका निवेश', 'आपका मुनाफा'] };

export const toolsText: Translation<typeof englishToolsText> = {
  indicative: 'ये आंकड़े सिर्फ अनुमान हैं।',
  readMore: 'और पढ़ें',
  readLess: 'कम दिखाएं',
  keepAsGoal: 'इसे लक्ष्य बनाएं, अपने फोलियो और एसआईपी के साथ',
  names: { today: 'आज की कीमत में', years: 'साल-दर-साल', fund: 'असली फंड पर' },
};

export const todaysMoneyText: Translation<typeof englishTodaysMoneyText> = {
  inflation: 'महंगाई दर',
  buys: (inflation, amount, years, today) => [
    'सालाना ',
    inflation,
    ' महंगाई पर ',
    amount,
    ` में ${years} उतना ही आएगा, जितना आज `,
    today,
    ' में आता है।',
  ],
  after: (years) => `${years} बाद`,
  now: 'अभी',
  real: (inflation, real) => ['सालाना ', inflation, ' महंगाई घटाने पर यह सालाना ', real, ' बैठता है।'],
};

export const yearsTableText: Translation<typeof englishYearsTableText> = {
  today: 'आज की कीमत में',
  copy: 'टेबल कॉपी करें',
  save: 'CSV में सेव करें',
};
