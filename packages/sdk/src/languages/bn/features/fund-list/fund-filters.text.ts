import type { Translation } from '@prosperx/core/language';
import type { fundFiltersText as english } from '#features/fund-list/fund-filters.text.js';

export const fundFiltersText: Translation<typeof english> = {
  filters: 'ফিল্টার',
  apply: 'ফিল্টার প্রয়োগ করুন',
  show: (of) => `${of.toLocaleString('en-IN')}টি ফান্ড দেখান`,
  showMore: (of) => `আরও ${of}টি দেখান`,
  showFewer: 'কম দেখান',
  any: 'যে কোনও',
  facets: {
    subCategory: 'উপ-ধরন',
    riskometer: 'ঝুঁকি',
    fundHouse: 'ফান্ড হাউস',
    minimumSip: 'ন্যূনতম এসআইপি',
    minimumReturn: '3 বছরের রিটার্ন',
    minimumAge: 'ফান্ডের বয়স',
    option: 'আয়',
  },
  minimumSip: (rupees) => `${rupees} বা তার কম`,
  minimumReturn: (percent) => `বছরে ${percent}% বা বেশি`,
  options: { Growth: 'গ্রোথ: টাকা খাটতেই থাকে', IDCW: 'IDCW: হাতে আসতে পারে' },
};
