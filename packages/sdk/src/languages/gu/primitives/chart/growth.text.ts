import type { Translation } from '@prosperx/core/language';
import type { growthText as english } from '#primitives/chart/growth.text.js';

export const growthText: Translation<typeof english> = {
  columns: ['સમય', 'રોકાણ', 'મૂલ્ય'],
  now: 'હમણાં',
  years: (years) => `${years} વર્ષ`,
};
