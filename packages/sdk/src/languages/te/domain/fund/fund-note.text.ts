import type { Translation } from '@prosperx/core/language';
import { categoryName } from '@prosperx/core/languages/te/fund/fund.text.js';
import type { fundNote as english } from '#domain/fund/fund-note.text.js';

const names: Readonly<Record<string, string | undefined>> = {
  Regular: 'రెగ్యులర్',
  Direct: 'డైరెక్ట్',
  Growth: 'గ్రోత్',
};

export const fundNote: Translation<typeof english> = ({ subCategory, plan, option }) =>
  `${categoryName(subCategory)}, ${names[plan] ?? plan}, ${names[option] ?? option}`;
