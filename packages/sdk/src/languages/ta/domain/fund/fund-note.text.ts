import type { Translation } from '@prosperx/core/language';
import type { fundNote as english } from '#domain/fund/fund-note.text.js';

const names: Readonly<Record<string, string | undefined>> = {
  Regular: 'ரெகுலர்',
  Direct: 'டைரக்ட்',
  Growth: 'க்ரோத்',
};

export const fundNote: Translation<typeof english> = ({ subCategory, plan, option }) =>
  `${subCategory}, ${names[plan] ?? plan}, ${names[option] ?? option}`;
