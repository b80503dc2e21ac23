import { RESERVING_STATES, type RedemptionTag, redemptionTag } from '@prosperx/core/redemption';
import { and, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { type RedemptionRow, sales } from '#db/schema/index.js';

/** Reads what of the folios of profiles is being sold, by `folioId schemeId`; a folio of which nothing is has no entry. */
export async function readInProgress(
  db: Db,
  profileIds: readonly string[],
): Promise<ReadonlyMap<string, RedemptionTag>> {
  if (profileIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(sales)
    .where(and(inArray(sales.profileId, [...profileIds]), inArray(sales.state, [...RESERVING_STATES])));
  const groups = new Map<string, RedemptionRow[]>();
  for (const row of rows) {
    const key = `${row.folioId} ${row.schemeId}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return new Map([...groups].map(([key, group]) => [key, redemptionTag(group)]));
}
