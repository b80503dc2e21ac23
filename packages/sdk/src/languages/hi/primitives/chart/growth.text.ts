import type { Translation } from '@prosperx/core/language';
import type { growthText as english } from '#primitives/chart/growth.text.js';

export const growthText: Translation<typeof english> = {
  columns: ['समय', 'निवेश', 'वैल्यू'],
  now: 'अभी',
  years: (years) => `${years} साल`,
};
