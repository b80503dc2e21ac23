import type { Translation } from '@prosperx/core/language';
import type { livePlotText as english } from '#primitives/chart/live-plot.text.js';

export const livePlotText: Translation<typeof english> = {
  closer: 'பெரிதாக்கவும்',
  whole: 'முழுவதும் காட்டவும்',
  span: (from, to) => `${from} முதல் ${to} வரை`,
};
