import { sql } from 'drizzle-orm';
import { schemes } from '#db/schema/index.js';

/** A scheme is shown in lists and searches once it has a NAV. */
export const isShown = sql`(${schemes.isListed} and ${schemes.latestNav} is not null)`;
