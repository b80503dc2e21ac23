import type { Translation } from '@prosperx/core/language';
import { categoryName } from '@prosperx/core/languages/ta/fund/fund.text.js';
import type { fundNote as english } from '#domain/fund/fund-note.text.js';

const names: Readonly<Record<string, string | undefined>> = {
  Regular: 'ரெகுலர்',
  Direct: 'டைரக்ட்',
  Growth: 'க்ரோத்',
};

export const fundNote: Translation<typeof english> = ({ subCategory, plan, option }) =>
  `${categoryName(subCategory)}, ${names[plan] ?? plan}, ${names[option] ?? option}`;
