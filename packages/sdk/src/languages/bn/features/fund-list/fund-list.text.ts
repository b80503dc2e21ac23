import type { Translation } from '@prosperx/core/language';
import type { fundListText as english } from '#features/fund-list/fund-list.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const fundListText: Translation<typeof english> = {
  intro: (total, date) => `${count(total)}টি স্কিম।${date ? ` বার্ষিক রিটার্ন ${date} পর্যন্ত।` : ''}`,
  caption: (category, sort) => `${category ? `${category} ফান্ড` : 'ফান্ড'}, ক্রম: ${sort}`,
  sortBy: 'ক্রম',
  sorts: {
    threeYear: '3 বছরের রিটার্ন',
    oneYear: '1 বছরের রিটার্ন',
    fiveYear: '5 বছরের রিটার্ন',
    size: 'ফান্ডের আকার',
    expenseRatio: 'এক্সপেন্স রেশিও',
    minimumSip: 'ন্যূনতম এসআইপি',
    name: 'নাম',
  },
  filter: 'ফিল্টার',
  chosen: (of) => `${of}টি ফিল্টার বাছা হয়েছে`,
  clearAll: 'সব সরান',
  clear: (value) => `${value} সরান`,
  minimumAge: (years) => `${years} বছর বা তার বেশি পুরনো`,
  sipChip: (rupees) => `এসআইপি ${rupees} বা তার কম`,
  returnChip: (percent) => `3 বছরের রিটার্ন ${percent}% বা বেশি`,
  optionChip: 'আয় হাতে আসে (IDCW)',
  noneTitle: 'কোনও ফান্ড মেলেনি',
  noneText: 'আরও ফান্ড দেখতে একটি ফিল্টার সরান।',
  failed: 'কিছু একটা গোলমাল হয়েছে।',
  noServer: 'এই উইজেট তার সার্ভারের সঙ্গে যুক্ত হলে এখানে ফান্ড দেখা যাবে।',
};
