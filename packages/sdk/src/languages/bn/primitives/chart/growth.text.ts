import type { Translation } from '@prosperx/core/language';
import type { growthText as english } from '#primitives/chart/growth.text.js';

export const growthText: Translation<typeof english> = {
  columns: ['সময়', 'বিনিয়োগ', 'মূল্য'],
  now: 'এখন',
  years: (years) => `${years} বছর`,
};
