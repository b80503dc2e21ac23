import type { Translation } from '@prosperx/core/language';
import type { retirementDetailsText as english } from '#features/retirement-calculator/retirement-details.text.js';

export const retirementDetailsText: Translation<typeof english> = {
  corpus: (age) => `वयाच्या ${age} व्या वर्षी लागणारी रक्कम`,
  firstExpenses: (age) => `वयाच्या ${age} व्या वर्षी मासिक खर्च होऊ शकतो`,
  columns: ['कालावधी', 'गुंतवणूक', 'शिल्लक'],
  summary: (corpus, retireAt, liveUntil) =>
    `वयाच्या ${retireAt} व्या वर्षी ${corpus} असतील, तर ते वयाच्या ${liveUntil} व्या वर्षापर्यंत पुरू शकतात`,
};
