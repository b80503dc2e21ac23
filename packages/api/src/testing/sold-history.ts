import { nav, paise, rupees, units } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { folios, ledgerEntries, navs, schemes } from '#db/schema/index.js';
import { DEBT, EQUITY, schemeOf } from './investing.js';

/** A plain figure, for rows that are read at a glance. */
type Figure = number;

interface Moved {
  readonly scheme: string;
  readonly date: string;
  readonly units: Figure;
  /** In rupees, below zero of a sale. */
  readonly amount: Figure;
  readonly stt?: Figure;
  readonly exitLoad?: Figure;
}

/** The NAV of 31 January 2018 of `EQUITY` in this history. */
const OLD_NAV = nav(50);

/** Redemptions of units of before February 2018 and after, the younger of which bear an exit load, and of a debt fund, over two financial years. */
const HISTORY: readonly Moved[] = [
  { scheme: EQUITY, date: '2016-05-10', units: 100, amount: 3_000 },
  { scheme: DEBT, date: '2024-02-12', units: 200, amount: 2_000 },
  { scheme: EQUITY, date: '2026-01-12', units: 50, amount: 4_000 },
  { scheme: EQUITY, date: '2026-02-12', units: -0.5, amount: -45 },
  { scheme: EQUITY, date: '2026-05-11', units: -120, amount: -11_969.5, stt: 10, exitLoad: 20.5 },
  { scheme: DEBT, date: '2026-06-11', units: -200, amount: -2_500 },
];

/** The redemption of all that this history leaves. */
const REST: Moved = { scheme: EQUITY, date: '2026-07-13', units: -29.5, amount: -2_950 };

/** Gives a profile a folio with a history of sales, of all that it held if `isWhole`. */
export async function addSoldHistory(db: Db, profileId: string, { isWhole = false } = {}): Promise<void> {
  const folioId = `fol_sold_${profileId}`;
  const folio = { folioNumber: `777${profileId.slice(-6)}`, fundHouse: 'HDFC Mutual Fund', createdAt: 0 };
  await db.insert(folios).values({ ...folio, id: folioId, profileId });
  const old = { schemeId: schemeOf(EQUITY).id, date: businessDate('2018-01-31'), nav: OLD_NAV };
  await db
    .insert(navs)
    .values(old)
    .onConflictDoUpdate({ target: [navs.schemeId, navs.date], set: { nav: OLD_NAV } });
  await db.update(schemes).set({ exitLoad: '1% if redeemed within 1 year' }).where(eq(schemes.id, old.schemeId));
  await db.insert(ledgerEntries).values(
    [...HISTORY, ...(isWhole ? [REST] : [])].map(
      ({ scheme, date, units: moved, amount, stt = 0, exitLoad = 0 }, index): typeof ledgerEntries.$inferInsert => ({
        profileId,
        folioId,
        schemeId: schemeOf(scheme).id,
        source: 'test',
        sourceRef: `${folioId} ${index}`,
        kind: moved > 0 ? 'purchase' : 'redemption',
        date: businessDate(date),
        navDate: businessDate(date),
        nav: nav((Math.abs(amount) + stt + exitLoad) / Math.abs(moved)),
        bookedAt: 0,
        amount: rupees(amount),
        stampDuty: paise(0),
        stt: rupees(stt),
        exitLoad: rupees(exitLoad),
        units: units(moved),
      }),
    ),
  );
}
