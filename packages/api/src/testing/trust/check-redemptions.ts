import { addUnits, unitsFromScaled } from '@prosperx/core/money';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { ledgerEntries, sales, sandboxBankPayouts, sandboxExchangeOrders } from '#db/schema/index.js';
import { grouped } from '#reconciliation/grouped.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { redemptionDetailsOf, SALE_KINDS_AT_EXCHANGE } from '#sandbox/exchange-redemptions.js';
import { EQUITY, schemeOf } from '#testing/investing.js';
import type { Redeemer } from './redeemers.js';

/** The findings of a run in which folios are sold. */
export interface RedemptionsVerdict {
  readonly folios: number;
  /** The server has said of these redemptions that they are made. */
  readonly acknowledged: number;
  /** Redemptions in our database, and redemptions in the book of the exchange. */
  readonly stored: number;
  readonly placed: number;
  /** Acknowledged and not stored, or not carried out to the end; folios with units left in the ledger. */
  readonly lost: number;
  /** Folios of which the exchange was asked for more units than there were. */
  readonly oversold: number;
  /** Redemptions that the exchange has beside ours, and payouts of the bank beside one for each redemption. */
  readonly doubled: number;
  /** Folios with a double click that got two answers, or of which other than one of two sessions sold. */
  readonly contradicted: number;
  /** Findings of the reconciliation. */
  readonly discrepancies: number;
}

const SALES_OF_A_FOLIO = 2;

/** Says that every folio was sold whole and once, that the money came once, and that everybody was answered so. */
export const isSoldOnce = ({ folios, acknowledged, stored, placed, ...wrong }: RedemptionsVerdict): boolean =>
  [acknowledged, stored, placed].every((count) => count === SALES_OF_A_FOLIO * folios) &&
  wrong.lost + wrong.oversold + wrong.doubled + wrong.contradicted + wrong.discrepancies === 0;

/** One line for people to read. */
export const redemptionsFiguresOf = (verdict: RedemptionsVerdict): string =>
  (['folios', 'acknowledged', 'placed', 'lost', 'oversold', 'doubled', 'contradicted', 'discrepancies'] as const)
    .map((name) => `${verdict[name].toLocaleString('en-IN')} ${name}`)
    .join(', ');

/** Compares what was sold with our database, the exchange's book and the bank's, once everything is at its end. */
export async function checkRedemptions(db: Db, redeemers: readonly Redeemer[]): Promise<RedemptionsVerdict> {
  const scheme = schemeOf(EQUITY);
  const kinds = SALE_KINDS_AT_EXCHANGE;
  const booked = grouped(
    await db
      .select()
      .from(sandboxExchangeOrders)
      .where(inArray(sandboxExchangeOrders.kind, [...kinds])),
    ({ ucc }) => ucc,
  );
  const stored = grouped(await db.select().from(sales), ({ profileId }) => profileId);
  const payouts = grouped(await db.select().from(sandboxBankPayouts), ({ orderNumber }) => orderNumber);
  const entries = grouped(
    await db.select().from(ledgerEntries).where(eq(ledgerEntries.schemeId, scheme.id)),
    ({ profileId }) => profileId,
  );
  const sum = { acknowledged: 0, stored: 0, placed: 0, lost: 0, oversold: 0, doubled: 0, contradicted: 0 };
  for (const { investor, acknowledged, units, contradicted } of redeemers) {
    const ours = stored(investor.profileId);
    const theirs = booked(investor.ucc).filter(({ state }) => state !== 'refused');
    const numbers = new Set(ours.filter(({ state }) => state === 'settled').map(({ pxOrderNumber }) => pxOrderNumber));
    const asked = addUnits(
      ...theirs
        .map((row) => redemptionDetailsOf(row).what)
        .map((what) => (what.measure === 'units' ? what.units : units)),
    );
    const paid = theirs.flatMap(({ orderNumber }) => payouts(orderNumber));
    const redemptions = ours.filter(({ kind, state }) => kind === 'redemption' && state === 'settled');
    const left = unitsFromScaled(entries(investor.profileId).reduce((total, entry) => total + entry.units, 0));
    sum.acknowledged += acknowledged.length;
    sum.stored += ours.length;
    sum.placed += theirs.length;
    sum.lost += acknowledged.filter((number) => !numbers.has(number)).length + (left === 0 ? 0 : 1);
    sum.lost += Math.max(0, redemptions.length - paid.length);
    sum.oversold += asked > units ? 1 : 0;
    sum.doubled += Math.max(0, theirs.length - ours.length) + Math.max(0, paid.length - redemptions.length);
    sum.contradicted += contradicted ? 1 : 0;
  }
  const { discrepancies } = await reconcile(db);
  return { folios: redeemers.length, ...sum, discrepancies: discrepancies.length };
}
