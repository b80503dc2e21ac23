import type { Translation } from '@prosperx/core/language';
import { categoryName } from '@prosperx/core/languages/kn/fund/fund.text.js';
import type { fundNote as english } from '#domain/fund/fund-note.text.js';

const names: Readonly<Record<string, string | undefined>> = {
  Regular: 'ರೆಗ್ಯುಲರ್',
  Direct: 'ಡೈರೆಕ್ಟ್',
  Growth: 'ಗ್ರೋತ್',
};

export const fundNote: Translation<typeof english> = ({ subCategory, plan, option }) =>
  `${categoryName(subCategory)}, ${names[plan] ?? plan}, ${names[option] ?? option}`;
