import type { Translation } from '@prosperx/core/language';
import type { livePlotText as english } from '#primitives/chart/live-plot.text.js';

export const livePlotText: Translation<typeof english> = {
  closer: 'বড় করে দেখুন',
  whole: 'পুরোটা দেখান',
  span: (from, to) => `${from} থেকে ${to}`,
};
