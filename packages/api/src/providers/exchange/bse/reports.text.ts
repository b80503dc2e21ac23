import { NOT_TO_DROP } from '#kernel/person-needed.text.js';

/** Why units of which the exchange states another amount than was asked for wait for a person, as `npm run queue` shows it. */
export const allotmentDiffers = (what: string) =>
  `the statement of the exchange has ${what}: settle it with the exchange and the fund house, then retry this; it was carried out there, ${NOT_TO_DROP}`;
