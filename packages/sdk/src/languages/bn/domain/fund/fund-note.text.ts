import type { Translation } from '@prosperx/core/language';
import { categoryName } from '@prosperx/core/languages/bn/fund/fund.text.js';
import type { fundNote as english } from '#domain/fund/fund-note.text.js';

const PLANS: Readonly<Record<string, string | undefined>> = {
  Regular: 'রেগুলার',
  Direct: 'ডাইরেক্ট',
  Growth: 'গ্রোথ',
};

export const fundNote: Translation<typeof english> = ({ subCategory, plan, option }) =>
  `${categoryName(subCategory)}, ${PLANS[plan] ?? plan}, ${PLANS[option] ?? option}`;
