import type { sipDateText as english } from '#cart/sip-date.text.js';
import type { Translation } from '#language/index.js';

/** The day comes as English says it, `5th`. */
const dayOf = (day: string) => Number.parseInt(day, 10);

export const sipDateText: Translation<typeof english> = {
  forMonths: (day, months) => `${months} ${months > 1 ? 'महीने' : 'महीना'}, हर महीने की ${dayOf(day)} तारीख को`,
  untilCancelled: (day) => `हर महीने की ${dayOf(day)} तारीख को, रद्द करने तक`,
};
