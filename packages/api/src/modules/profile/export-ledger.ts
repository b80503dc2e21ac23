import { toNavNumber, toRupees, toUnitsNumber } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import { folios, ledgerEntries, schemes } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { isoOf, type Row } from './export-rows.js';

/** Returns a person's folios, and every transaction in them. */
export async function ledgerOf({ db }: Context, profileId: string) {
  const own = await db.select().from(folios).where(eq(folios.profileId, profileId)).orderBy(folios.createdAt);
  const entries = await db
    .select({ entry: ledgerEntries, scheme: schemes.name, folioNumber: folios.folioNumber })
    .from(ledgerEntries)
    .innerJoin(schemes, eq(schemes.id, ledgerEntries.schemeId))
    .innerJoin(folios, eq(folios.id, ledgerEntries.folioId))
    .where(eq(ledgerEntries.profileId, profileId))
    .orderBy(ledgerEntries.navDate, ledgerEntries.seq);
  return {
    folios: own.map(({ folioNumber, fundHouse, createdAt }): Row => {
      return { folioNumber, fundHouse, createdAt: isoOf(createdAt) };
    }),
    transactions: entries.map(({ scheme, folioNumber, entry: { kind, date, navDate, ...entry } }): Row => {
      return {
        ...{ scheme, folioNumber, kind, date, navDate },
        nav: toNavNumber(entry.nav),
        units: toUnitsNumber(entry.units),
        amount: toRupees(entry.amount),
        stampDuty: toRupees(entry.stampDuty),
        exitLoad: toRupees(entry.exitLoad),
        stt: toRupees(entry.stt),
      };
    }),
  };
}
