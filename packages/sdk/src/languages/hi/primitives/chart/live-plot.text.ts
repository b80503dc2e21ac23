import type { Translation } from '@prosperx/core/language';
import type { livePlotText as english } from '#primitives/chart/live-plot.text.js';

export const livePlotText: Translation<typeof english> = {
  closer: 'जूम करें',
  whole: 'पूरा दिखाएं',
  span: (from, to) => `${from} से ${to}`,
};
