import { maskPan } from '@prosperx/core/format';
import { DAY } from '@prosperx/core/time';
import { and, eq, inArray } from 'drizzle-orm';
import { type Lookup, registrarRecords } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { triedPan } from '#records/registrar/tried-pan.js';
import { countEach, countsBy } from '#throttle/count-each.js';
import { throttleKey } from '#throttle/throttle.js';

/** PANs that an advisor's files bring anew and that are masked alike. Those of people differ in their letters, almost always: more of them are tries at the digits of a customer's. */
const ALIKE = { most: 5, within: 30 * DAY } as const;

/**
 * Returns the hashes of PANs in an advisor's file, by which customers are found; of one that is tried what nobody has. It counts in the
 * transaction that keeps the rows: of a file that is not kept nothing is told, and none of its PANs has been tried.
 */
export async function panHashes(ctx: Context, agentCode: string, pans: ReadonlySet<string>) {
  const { db, crypto } = ctx;
  const hashOf = (pan: string): Lookup => crypto.lookup('pan', pan);
  const alikeKey = (pan: string) => throttleKey(ctx, 'registrar-pan', agentCode, maskPan(pan));
  const own = eq(registrarRecords.agentCode, agentCode);
  const found = await db
    .selectDistinct({ hash: registrarRecords.panHash })
    .from(registrarRecords)
    .where(and(own, inArray(registrarRecords.panHash, [...pans].map(hashOf))));
  const known = new Set(found.map(({ hash }) => hash));
  const added = new Set([...pans].filter((pan) => !known.has(hashOf(pan))));
  const tried = await countEach(ctx, countsBy(added, alikeKey), ALIKE);
  return (pan: string): Lookup => (added.has(pan) && tried.has(alikeKey(pan)) ? triedPan(hashOf(pan)) : hashOf(pan));
}
