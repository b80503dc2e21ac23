import type { Translation } from '@prosperx/core/language';
import type { livePlotText as english } from '#primitives/chart/live-plot.text.js';

export const livePlotText: Translation<typeof english> = {
  closer: 'ಹತ್ತಿರದಿಂದ ನೋಡಿ',
  whole: 'ಪೂರ್ತಿ ತೋರಿಸಿ',
  span: (from, to) => `${from}ರಿಂದ ${to}ರವರೆಗೆ`,
};
