import type { Translation } from '@prosperx/core/language';
import type { fundReturnsText as english } from '#features/fund-detail/fund-returns.text.js';

export const fundReturnsText: Translation<typeof english> = {
  returns: 'রিটার্ন',
  fund: 'ফান্ড',
  category: 'এই ধরনের গড়',
  averageOf: (subCategory, counts) => `এই ধরনের গড়: এতটা পুরনো ${subCategory} স্কিমগুলির গ্রোথ অপশন (${counts.join(', ')})।`,
  averageCount: (period, funds) => `${period}: ${funds}`,
  periods: { '1M': '1 মাস', '6M': '6 মাস', '1Y': '1 বছর', '3Y': '3 বছর', '5Y': '5 বছর' },
  noReturns: 'রিটার্ন দেখানোর মতো পুরনো এনএভি এখনও নেই।',
  compounded: '1 বছরের বেশি সময়ের রিটার্ন বার্ষিক (CAGR)।',
  past: 'অতীতের ফল থেকে ভবিষ্যতের রিটার্ন বোঝা যায় না।',
};
