import type { Translation } from '@prosperx/core/language';
import type { worthSummaryText as english } from '#pages/home/worth-summary.text.js';

export const worthSummaryText: Translation<typeof english> = {
  worth: (name) => `${name}, আপনার বিনিয়োগের মূল্য`,
  worthOf: (name) => `${name}-এর বিনিয়োগের মূল্য`,
  startInvesting: 'বিনিয়োগ শুরু করুন',
  investMore: 'আরও বিনিয়োগ করুন',
  existingOrder: 'এখনকার অর্ডার',
  reviewPortfolio: 'পোর্টফোলিও পর্যালোচনা',
  invested: 'বিনিয়োগ',
  gain: 'লাভ',
  overall: 'মোট',
  dayChange: (date) => `${date} তারিখে`,
  navOf: 'এনএভির তারিখ',
  noNav: 'এই বিনিয়োগের এনএভি এখনও জানা যায়নি',
  failed: 'বিনিয়োগ দেখানো গেল না',
};
