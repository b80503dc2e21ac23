import type { Translation } from '@prosperx/core/language';
import type { growthText as english } from '#primitives/chart/growth.text.js';

export const growthText: Translation<typeof english> = {
  columns: ['కాలం', 'పెట్టుబడి', 'విలువ'],
  now: 'ఇప్పుడు',
  years: (years) => `${years} ${years === 1 ? 'ఏడాది' : 'ఏళ్లు'}`,
};
