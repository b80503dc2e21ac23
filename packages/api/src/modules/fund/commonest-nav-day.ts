import { sql } from 'drizzle-orm';
import { schemes } from '#db/schema/index.js';

/** The day of which most schemes of a selection have a NAV, the later of two that are as common; null where none has any: on a Sunday only liquid schemes have one. */
export const commonestNavDay = sql`mode() within group (order by ${schemes.latestNavDate} desc)`.mapWith(
  schemes.latestNavDate,
);
