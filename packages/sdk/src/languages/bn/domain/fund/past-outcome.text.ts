import type { Translation } from '@prosperx/core/language';
import type { pastOutcomeText as english } from '#domain/fund/past-outcome.text.js';

export const pastOutcomeText: Translation<typeof english> = {
  worth: (date) => `${date} তারিখে মূল্য হত`,
  invested: (instalments) => (instalments === 1 ? 'আপনার বিনিয়োগ' : `আপনার বিনিয়োগ, ${instalments}টি কিস্তি`),
  gain: 'আপনার লাভ',
  loss: 'আপনার লোকসান',
  aYear: 'বার্ষিক (XIRR)',
  summary: (invested, value, since) => `${since} থেকে ${invested} বিনিয়োগ করলে তার মূল্য ${value} হত`,
  table: ['তারিখ', 'আপনার বিনিয়োগ', 'মূল্য'],
};
