import type { Translation } from '@prosperx/core/language';
import type { livePlotText as english } from '#primitives/chart/live-plot.text.js';

export const livePlotText: Translation<typeof english> = {
  closer: 'దగ్గరగా చూడండి',
  whole: 'మొత్తం చూపండి',
  span: (from, to) => `${from} నుంచి ${to} వరకు`,
};
