import type { Translation } from '@prosperx/core/language';
import type { growthText as english } from '#primitives/chart/growth.text.js';

export const growthText: Translation<typeof english> = {
  columns: ['कालावधी', 'गुंतवणूक', 'मूल्य'],
  now: 'आता',
  years: (years) => `${years} ${years === 1 ? 'वर्ष' : 'वर्षे'}`,
};
