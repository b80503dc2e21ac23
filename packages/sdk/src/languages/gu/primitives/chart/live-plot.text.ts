import type { Translation } from '@prosperx/core/language';
import type { livePlotText as english } from '#primitives/chart/live-plot.text.js';

export const livePlotText: Translation<typeof english> = {
  closer: 'મોટું કરીને જુઓ',
  whole: 'આખું બતાવો',
  span: (from, to) => `${from}થી ${to}`,
};
