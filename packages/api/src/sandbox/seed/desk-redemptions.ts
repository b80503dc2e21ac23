import { paise, unitsFromScaled, valueAtNav, ZERO_PAISE } from '@prosperx/core/money';
import { redemptionDates } from '@prosperx/core/redemption';
import { sttOn } from '@prosperx/core/tax';
import { businessDate, instantAt } from '@prosperx/core/time';
import { ledgerEntries, sales, sandboxExchangeOrders } from '#db/schema/index.js';
import { EXCHANGE_SOURCE } from '#records/portfolio/book-purchase.js';
import type { BookedRedemption } from '#sandbox/exchange-redemptions.js';
import { type Desk, schemeOf } from './desk.js';
import { type SeedDeps, seedId, seedNumber } from './seed-person.js';

/** The customers who took out half of their lumpsum, each with the day of the request. */
const REDEEMED: readonly (readonly [number: number, day: string])[] = [
  [5, '2026-03-10'],
  [8, '2026-06-16'],
  [14, '2026-08-19'],
  [21, '2026-10-07'],
  [33, '2026-11-10'],
];

/** Redemptions that were paid, in our books and in that of the sandbox's exchange. Resolves to the id of each by its customer's number. */
export async function seedRedemptions({ db, calendar }: SeedDeps, desk: Desk): Promise<ReadonlyMap<number, string>> {
  const made = new Map<number, string>();
  for (const [number, day] of REDEEMED) {
    const customer = desk.customers[number];
    const lumpsum = customer?.rows[0];
    const bought = lumpsum?.entries[0];
    if (!customer || !lumpsum || !bought) throw new Error('a redemption has nothing to sell');
    const scheme = schemeOf(bought.schemeId);
    const id = seedId('sale', `desk ${number}`);
    const clientRef = seedId('ref', `desk ${number} sale`);
    const createdAt = instantAt(businessDate(day), '11:30');
    const dates = redemptionDates(createdAt, scheme, calendar);
    const published = desk.histories.get(scheme.amfiCode)?.findLast(({ date }) => date <= dates.navDate);
    if (!published) throw new Error('a redemption has no NAV');
    const soldUnits = unitsFromScaled(Math.floor(bought.units / 2));
    const grossAmount = valueAtNav(soldUnits, published.nav);
    const stt = sttOn(scheme, grossAmount, published.date);
    const payout = paise(grossAmount - stt);
    const { folioId, schemeId } = bought;
    const { profileId, ucc } = customer;
    const executed = { nav: published.nav, navDate: published.date, stt, exitLoad: ZERO_PAISE };
    const bseOrderNumber = seedNumber(`bse ${clientRef}`);
    const bookedAt = instantAt(calendar.add(published.date, 1), '09:00');
    await db.insert(sales).values({
      ...{ id, profileId, folioId, schemeId, clientRef, soldUnits, grossAmount, payout, createdAt, bseOrderNumber },
      ...executed,
      pxOrderNumber: `PX${seedId('n', id)}`,
      kind: 'redemption',
      measure: 'units',
      units: soldUnits,
      reservedUnits: soldUnits,
      agentCode: desk.agentCode,
      state: 'settled',
      acceptedAt: createdAt,
      creditDate: dates.creditDate,
      settledAt: instantAt(dates.creditDate, '14:00'),
      changedAt: instantAt(dates.creditDate, '14:00'),
    });
    await db.insert(ledgerEntries).values({
      ...{ profileId, folioId, schemeId, saleId: id, source: EXCHANGE_SOURCE, sourceRef: clientRef, bookedAt },
      ...executed,
      kind: 'redemption',
      date: businessDate(day),
      amount: paise(-payout),
      stampDuty: ZERO_PAISE,
      units: unitsFromScaled(-soldUnits),
    });
    const details: BookedRedemption = {
      what: { measure: 'units', units: soldUnits },
      toIsin: null,
      payoutAccount: null,
      sale: { units: soldUnits, ...executed, grossAmount, payout },
    };
    await db.insert(sandboxExchangeOrders).values({
      ...{ orderNumber: bseOrderNumber, clientRef, ucc, createdAt, details },
      schemeCode: scheme.isin,
      kind: 'redemption',
      amount: ZERO_PAISE,
      folioNumber: lumpsum.folio.folioNumber,
      state: 'settled',
      orderDate: businessDate(day),
    });
    made.set(number, id);
  }
  return made;
}
