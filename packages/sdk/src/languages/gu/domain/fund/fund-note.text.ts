import type { Translation } from '@prosperx/core/language';
import { categoryName } from '@prosperx/core/languages/gu/fund/fund.text.js';
import type { fundNote as english } from '#domain/fund/fund-note.text.js';

const PLANS: Readonly<Record<string, string | undefined>> = {
  Regular: 'રેગ્યુલર',
  Direct: 'ડાયરેક્ટ',
  Growth: 'ગ્રોથ',
};

export const fundNote: Translation<typeof english> = ({ subCategory, plan, option }) =>
  `${categoryName(subCategory)}, ${PLANS[plan] ?? plan}, ${PLANS[option] ?? option}`;
