import { and, eq, isNotNull, isNull } from 'drizzle-orm';
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

/** Hashes the ends of PANs that were kept before they could be found by them. It can be stopped and begun again. */
export async function hashPanEnds(db: Db, crypto: Crypto): Promise<void> {
  for (let done = BATCH; done === BATCH;) {
    const rows = await db
      .select({ id: profiles.id, pan: profiles.pan })
      .from(profiles)
      .where(and(isNotNull(profiles.pan), isNull(profiles.panEnd), isNotNull(profiles.panHash)))
      .limit(BATCH);
    for (const row of rows) {
      const pan = crypto.open(profiles.pan, row) ?? '';
      // unless it was replaced meanwhile
      const isSame = and(eq(profiles.id, row.id), isNull(profiles.panEnd));
      await db
        .update(profiles)
        .set({ panEnd: panEndHash(crypto, pan) })
        .where(isSame);
    }
    done = rows.length;
  }
}
