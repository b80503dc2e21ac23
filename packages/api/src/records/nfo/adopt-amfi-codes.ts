import { and, eq, like } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';

/** AMFI names a code with the first NAV. Until then a scheme has one of ours, of which its own takes the place. */
export const NFO_CODE = 'NFO-';

/** Gives the schemes of offers the codes under which AMFI lists them now, by ISIN: they go on as the schemes that were ordered. */
export async function adoptAmfiCodes(tx: Db, codeOf: (isin: string) => string | undefined): Promise<void> {
  const waiting = await tx
    .select({ id: schemes.id, isin: schemes.isin })
    .from(schemes)
    .where(and(like(schemes.amfiCode, `${NFO_CODE}%`), eq(schemes.navsModelled, false)));
  for (const { id, isin } of waiting) {
    const amfiCode = codeOf(isin);
    if (amfiCode === undefined || (await tx.$count(schemes, eq(schemes.amfiCode, amfiCode))) > 0) continue;
    await tx.update(schemes).set({ amfiCode }).where(eq(schemes.id, id));
  }
}
