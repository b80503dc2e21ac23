import type { Translation } from '@prosperx/core/language';
import type { retirementDetailsText as english } from '#features/retirement-calculator/retirement-details.text.js';

export const retirementDetailsText: Translation<typeof english> = {
  corpus: (age) => `${age} বছর বয়সে যত টাকা লাগবে`,
  firstExpenses: (age) => `${age} বছর বয়সে মাসিক খরচ হতে পারে`,
  columns: ['সময়', 'বিনিয়োগ', 'আছে'],
  summary: (corpus, retireAt, liveUntil) => `${retireAt} বছর বয়সে ${corpus} থাকলে তা ${liveUntil} বছর বয়স পর্যন্ত চলতে পারে`,
};
