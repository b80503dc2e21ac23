import type { Translation } from '@prosperx/core/language';
import { categoryName } from '@prosperx/core/languages/hi/fund/fund.text.js';
import type { fundNote as english } from '#domain/fund/fund-note.text.js';

const PLANS: Readonly<Record<string, string | undefined>> = {
  Regular: 'रेगुलर',
  Direct: 'डायरेक्ट',
  Growth: 'ग्रोथ',
};

export const fundNote: Translation<typeof english> = ({ subCategory, plan, option }) =>
  `${categoryName(subCategory)}, ${PLANS[plan] ?? plan}, ${PLANS[option] ?? option}`;
