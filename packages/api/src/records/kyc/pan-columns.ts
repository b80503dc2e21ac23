import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { type Lookup, profiles } from '#db/schema/index.js';

const END = 4;

/** The hash by which the last four letters of a PAN are found; of what is no such end it finds nothing. */
export const panEndHash = (crypto: Crypto, end: string): Lookup =>
  crypto.lookup('pan_end', end.trim().toUpperCase().slice(-END));

/** A PAN as it is kept: sealed, with the hashes by which all of it and its end are found. */
export const panColumns = (crypto: Crypto, profileId: string, pan: string) => ({
  pan: crypto.seal(profiles.pan, profileId, pan),
  panHash: crypto.lookup('pan', pan),
  panEnd: panEndHash(crypto, pan),
});

const BATCH = 500;

/**
 * Hashes the ends of PANs that were kept before they could be found by them. It can be stopped and begun again. Throws once all others are hashed
 * where a PAN cannot be opened.
 */
export async function hashPanEnds(db: Db, crypto: Crypto): Promise<void> {
  const isLeft = and(isNotNull(profiles.pan), isNull(profiles.panEnd), isNotNull(profiles.panHash));
  let unopened = 0;
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows: PanRow[] = await db
      .select({ id: profiles.id, pan: profiles.pan })
      .from(profiles)
      .where(and(isLeft, gt(profiles.id, last)))
      .orderBy(asc(profiles.id))
      .limit(BATCH);
    for (const row of rows) if (!(await hashPanEnd(db, crypto, row))) unopened += 1;
    last = rows.at(-1)?.id;
  }
  if (unopened > 0) throw new Error(`${unopened} PANs cannot be opened`);
}

type PanRow = Pick<typeof profiles.$inferSelect, 'id' | 'pan'>;

async function hashPanEnd(db: Db, crypto: Crypto, row: PanRow): Promise<boolean> {
  const panEnd = endOf(crypto, row);
  if (panEnd === null) return false;
  // unless it was replaced meanwhile
  const isSame = and(eq(profiles.id, row.id), isNull(profiles.panEnd));
  await db.update(profiles).set({ panEnd }).where(isSame);
  return true;
}

function endOf(crypto: Crypto, row: PanRow): Lookup | null {
  try {
    return panEndHash(crypto, crypto.open(profiles.pan, row) ?? '');
  } catch {
    return null;
  }
}
