import type { Translation } from '@prosperx/core/language';
import type {
  searchResultsText as englishSearchResultsText,
  fundSearchText as englishFundSearchText,
} from '#features/fund-search/fund-search.text.js';
import { searchFieldText } from '#languages/bn/features/fund-search/search-field.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const searchResultsText: Translation<typeof englishSearchResultsText> = {
  intro: (total, date) => `${count(total)}টি স্কিম।${date ? ` বার্ষিক রিটার্ন ${date} পর্যন্ত।` : ''}`,
  caption: (keywords) => (keywords ? `“${keywords}”-এর সঙ্গে মেলে এমন ফান্ড` : 'সব ফান্ড'),
  near: (keywords) => `“${keywords}”-এর সব শব্দ আছে এমন ফান্ড নেই। এগুলি সবচেয়ে কাছাকাছি।`,
  noneTitle: 'কোনও ফান্ড মেলেনি',
  noneText: (keywords) => `“${keywords}” দিয়ে কিছু পাওয়া যায়নি। বানান দেখে নিন, বা ফান্ড হাউস কিংবা ধরনের নাম লিখে দেখুন।`,
  clearSearch: 'সার্চ মুছুন',
  mostSearched: 'সবচেয়ে বেশি খোঁজা',
  nfos: 'নতুন ফান্ড অফার (এনএফও)',
};

export const fundSearchText: Translation<typeof englishFundSearchText> = {
  ...searchFieldText,
  clear: 'মুছুন',
  back: 'ফিরে যান',
  suggestionList: 'সাজেশন',
  groups: {
    suggestions: 'সাজেশন',
    nfos: 'নতুন ফান্ড অফার (এনএফও)',
    recent: 'সম্প্রতি খোঁজা',
    mostSearched: 'সবচেয়ে বেশি খোঁজা',
    all: 'ফলাফল',
  },
  seeAll: (text) => `“${text}”-এর সব ফলাফল দেখুন`,
  nothingLikeIt: (text) => `“${text}”-এর সঙ্গে কোনও ফান্ড মেলেনি।`,
  oneMoreLetter: 'সাজেশন দেখতে আরও একটি অক্ষর লিখুন।',
  failed: 'কিছু একটা গোলমাল হয়েছে।',
  noServer: 'এই উইজেট তার সার্ভারের সঙ্গে যুক্ত হলে এখানে ফান্ড দেখা যাবে।',
};
