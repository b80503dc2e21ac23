import { type Nav, toNavNumber } from '@prosperx/core/money';
import { NOT_TO_DROP } from '#kernel/person-needed.text.js';

/** Why units whose NAV was published on none of the days on which it may be wait for a person, as `npm run queue` shows it. */
export const navNotFound = (nav: Nav, from: string, to: string) =>
  `the exchange states a NAV of ${toNavNumber(nav)}, which was published on no day from ${from} to ${to}: compare these NAVs with the fund house's, import them anew, then retry this; the units are there, ${NOT_TO_DROP}`;
