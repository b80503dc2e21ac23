import type { Translation } from '@prosperx/core/language';
import type {
  partsText as englishPartsText,
  toolsText as englishToolsText,
  todaysMoneyText as englishTodaysMoneyText,
  yearsTableText as englishYearsTableText,
} from '#domain/calculator/tools.text.js';

export const partsText: Translation<typeof englishPartsText> = { parts: ['আপনার বিনিয়োগ', 'আপনার লাভ'] };

export const toolsText: Translation<typeof englishToolsText> = {
  indicative: 'এই হিসেব শুধু আনুমানিক।',
  readMore: 'আরও পড়ুন',
  readLess: 'কম দেখান',
  keepAsGoal: 'আপনার ফোলিও আর এসআইপি সমেত লক্ষ্য হিসেবে রাখুন',
  names: { today: 'আজকের টাকায়', years: 'বছর ধরে ধরে', fund: 'আসল ফান্ডে' },
};

export const todaysMoneyText: Translation<typeof englishTodaysMoneyText> = {
  inflation: 'মূল্যবৃদ্ধির হার',
  buys: (inflation, amount, years, today) => [
    'বছরে ',
    inflation,
    ' মূল্যবৃদ্ধি ধরলে ',
    amount,
    ` দিয়ে ${years} ততটাই মিলবে, যতটা আজ `,
    today,
    ' দিয়ে মেলে।',
  ],
  after: (years) => `${years} পরে`,
  now: 'এখন',
  real: (inflation, real) => ['বছরে ', inflation, ' মূল্যবৃদ্ধি বাদ দিলে রিটার্ন দাঁড়ায় বছরে ', real, '।'],
};

export const yearsTableText: Translation<typeof englishYearsTableText> = {
  today: 'আজকের টাকায়',
  copy: 'টেবিল কপি করুন',
  save: 'CSV হিসেবে সেভ করুন',
};
