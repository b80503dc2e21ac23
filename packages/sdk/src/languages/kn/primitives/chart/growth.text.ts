import type { Translation } from '@prosperx/core/language';
import type { growthText as english } from '#primitives/chart/growth.text.js';

export const growthText: Translation<typeof english> = {
  columns: ['ಅವಧಿ', 'ಹೂಡಿಕೆ', 'ಮೌಲ್ಯ'],
  now: 'ಈಗ',
  years: (years) => `${years} ವರ್ಷ`,
};
