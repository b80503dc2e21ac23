import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type {
  nfosText as englishNfosText,
  nfoPopupsText as englishNfoPopupsText,
  nfoListText as englishNfoListText,
} from '#features/nfo-list/nfo-list.text.js';

const offers = (count: number) => `${count}টি অফার`;
const withoutYear = (date: string) => date.replace(/ \d{4}$/, '');

export const nfosText: Translation<typeof englishNfosText> = {
  intro: (open, upcoming) => `এখন ${open}টি খোলা, ${upcoming}টি আসছে।`,
  introOf: (count) => `${offers(count)}।`,
  count: offers,
  filter: 'ফিল্টার',
  sort: 'ক্রম',
  filtersChosen: (of) => `${of}টি ফিল্টার বাছা হয়েছে`,
  orderChosen: 'ক্রম বাছা হয়েছে',
  showAll: 'সব দেখান',
  none: 'এখন এখানে কোনও অফার নেই',
  noneText: 'আপনার বাছা গ্রুপগুলিতে কোনও অফার নেই।',
  noneAtAll: 'এখন কোনও নতুন ফান্ড অফার নেই।',

  caption: (group) => `${group}: নতুন ফান্ড অফার`,
  scheme: 'স্কিম',
  dates: 'অফার',
  minimumSip: 'ন্যূনতম এসআইপি',
  minimumLumpsum: 'ন্যূনতম এককালীন বিনিয়োগ',
  action: 'কী করবেন',
  details: 'বিস্তারিত',
  apply: 'আবেদন করুন',
  applyOf: (name) => `আবেদন করুন: ${name}`,
  notKnown: 'জানা নেই',
  detailsOf: (name) => `${name}-এর বিস্তারিত`,
  viewFund: 'ফান্ড দেখুন',
  viewFundOf: (name) => `ফান্ড দেখুন: ${name}`,
  period: (opens, closes) => {
    const [first, last] = [formatDateShort(opens), formatDateShort(closes)];
    return opens.slice(0, 4) === closes.slice(0, 4) ? `${withoutYear(first)} থেকে ${last}` : `${first} থেকে ${last}`;
  },

  choose: (name) => `${name} বেছে নিন`,
  chosen: (count) => `${offers(count)} বাছা হয়েছে`,
  mostChosen: (count) => `একসঙ্গে ${count}টি শেয়ার করা যায়।`,
  shareChosen: 'শেয়ার করুন',
  clearChosen: 'বাছাই মুছুন',
};

export const nfoPopupsText: Translation<typeof englishNfoPopupsText> = {
  apply: 'প্রয়োগ করুন',
  clear: 'সব সরান',
  filterLegend: 'কোন অফার দেখাবেন',
  sortLegend: 'প্রতিটি গ্রুপের ক্রম',
  sorts: {
    launchEF: 'খোলার তারিখ: আগেরটি প্রথমে',
    launchFF: 'খোলার তারিখ: পরেরটি প্রথমে',
    closeEF: 'বন্ধের তারিখ: আগেরটি প্রথমে',
    closeFF: 'বন্ধের তারিখ: পরেরটি প্রথমে',
  },
  nearest: 'কাছেরটি প্রথমে',
};

export const nfoListText: Translation<typeof englishNfoListText> = {
  noServer: 'এই উইজেট তার সার্ভারের সঙ্গে যুক্ত হলে এখানে নতুন ফান্ড অফার দেখা যাবে।',
  failed: 'নতুন ফান্ড অফার দেখানো যায়নি',
};
