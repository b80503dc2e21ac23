import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Lookup } from '#db/schema/index.js';

const TRIED = 'tried:';

/** Returns what a row of a feed keeps in place of the hash of a PAN that was taken for a try: no account has it. */
export const triedPan = (hash: Lookup): Lookup => `${TRIED}${hash}` as Lookup;

/** The same of a column. */
export const triedPanOf = (hash: PgColumn): SQL<Lookup | null> => sql<Lookup | null>`${TRIED}::text || ${hash}`;

/** True of a column that holds one. */
export const isTriedPan = (hash: PgColumn): SQL<boolean> => sql<boolean>`starts_with(${hash}, ${TRIED})`;
