import type { Translation } from '@prosperx/core/language';
import type { growthText as english } from '#primitives/chart/growth.text.js';

export const growthText: Translation<typeof english> = {
  columns: ['காலம்', 'முதலீடு', 'மதிப்பு'],
  now: 'இப்போது',
  years: (years) => `${years} ஆண்டு`,
};
