import type { Translation } from '@prosperx/core/language';
import type { livePlotText as english } from '#primitives/chart/live-plot.text.js';

export const livePlotText: Translation<typeof english> = {
  closer: 'मोठे करून पाहा',
  whole: 'पूर्ण दाखवा',
  span: (from, to) => `${from} ते ${to}`,
};
