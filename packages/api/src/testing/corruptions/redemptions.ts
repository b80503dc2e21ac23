import { paise, units, ZERO_UNITS } from '@prosperx/core/money';
import { businessDate, instantAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import {
  ledgerEntries,
  type RedemptionRow,
  sales,
  sandboxBankPayouts,
  sandboxExchangeOrders,
} from '#db/schema/index.js';
import type { Corruption } from './corruption.js';

async function changeRedemption(
  tx: Db,
  { id }: RedemptionRow,
  change: Partial<typeof sales.$inferInsert>,
): Promise<string> {
  await tx.update(sales).set(change).where(eq(sales.id, id));
  return id;
}

async function changeEntry(
  tx: Db,
  { id }: RedemptionRow,
  kind: 'redemption' | 'switch_in',
  change: Partial<typeof ledgerEntries.$inferInsert>,
): Promise<string> {
  const [entry] = await tx
    .update(ledgerEntries)
    .set(change)
    .where(and(eq(ledgerEntries.saleId, id), eq(ledgerEntries.kind, kind)))
    .returning({ seq: ledgerEntries.seq });
  return `ledger ${entry?.seq}`;
}

async function changeBooked(
  tx: Db,
  redemption: RedemptionRow,
  change: Partial<typeof sandboxExchangeOrders.$inferInsert>,
) {
  await tx.update(sandboxExchangeOrders).set(change).where(eq(sandboxExchangeOrders.clientRef, redemption.clientRef));
  return redemption.id;
}

async function bookedOf(tx: Db, { clientRef }: RedemptionRow) {
  const [booked] = await tx.select().from(sandboxExchangeOrders).where(eq(sandboxExchangeOrders.clientRef, clientRef));
  return booked!;
}

const folioOf = ({ folioId, schemeId }: RedemptionRow) => `folio ${folioId} ${schemeId}`;

export const ofRedemptions: readonly Corruption[] = [
  [
    'units of a sale that are still there',
    'sale_in_ledger',
    async (tx, { redeemed }) => {
      await tx.delete(ledgerEntries).where(eq(ledgerEntries.saleId, redeemed.id));
      return redeemed.id;
    },
  ],
  [
    'another payout in the ledger',
    'sale_in_ledger',
    async (tx, { redeemed }) => {
      await changeEntry(tx, redeemed, 'redemption', { amount: paise(-1) });
      return redeemed.id;
    },
  ],
  [
    'units of a switch that are missing',
    'sale_switch_in_ledger',
    async (tx, { switched }) => {
      await changeEntry(tx, switched, 'switch_in', { units: units(1) });
      return switched.id;
    },
  ],
  [
    'another payout than units × NAV',
    'sale_adds_up',
    (tx, { redeemed }) => changeRedemption(tx, redeemed, { payout: paise(1) }),
  ],
  [
    'another NAV than that of the day',
    'sale_nav',
    (tx, { redeemed }) => changeRedemption(tx, redeemed, { navDate: businessDate('2026-11-16') }),
  ],
  [
    'a sale of long ago that nobody carried out',
    'sale_in_time',
    (tx, { redeeming }) =>
      changeRedemption(tx, redeeming, { createdAt: instantAt(businessDate('2026-11-09'), '10:00') }),
  ],
  [
    'units that went out without a sale',
    'sale_of_entry',
    (tx, { redeemed }) => changeEntry(tx, redeemed, 'redemption', { saleId: null }),
  ],
  [
    'more units sold than there are',
    'units_never_below_zero',
    async (tx, { redeemed }) => {
      await changeEntry(tx, redeemed, 'redemption', { units: units(-100_000) });
      return folioOf(redeemed);
    },
  ],
  [
    'more units held back than there are',
    'units_never_below_zero',
    async (tx, { redeeming }) => {
      await changeRedemption(tx, redeeming, { reservedUnits: units(100_000) });
      return folioOf(redeeming);
    },
  ],
  [
    'a sale that the exchange does not have',
    'exchange_has_sale',
    async (tx, { redeemed }) => {
      await tx.delete(sandboxExchangeOrders).where(eq(sandboxExchangeOrders.clientRef, redeemed.clientRef));
      return redeemed.id;
    },
  ],
  [
    'a sale that the exchange has twice',
    'exchange_sale_once',
    async (tx, { redeemed }) => {
      await tx.insert(sandboxExchangeOrders).values({ ...(await bookedOf(tx, redeemed)), orderNumber: '1' });
      return redeemed.id;
    },
  ],
  [
    'a sale of another client',
    'exchange_sale_asked',
    (tx, { redeemed }) => changeBooked(tx, redeemed, { ucc: 'OTHER' }),
  ],
  [
    'a sale of another amount',
    'exchange_sale_asked',
    (tx, { redeemed }) => changeRedemption(tx, redeemed, { amount: paise(1) }),
  ],
  [
    'a sale that is not carried out there',
    'exchange_sale_state',
    (tx, { redeemed }) => changeBooked(tx, redeemed, { state: 'registered' }),
  ],
  [
    'a sale that was carried out otherwise',
    'exchange_sale_carried_out',
    (tx, { redeemed }) => changeRedemption(tx, redeemed, { soldUnits: units(0.001) }),
  ],
  [
    'a sale that is none of ours',
    'exchange_sale_known_here',
    async (tx, { redeemed }) => {
      const booked = await bookedOf(tx, redeemed);
      await changeBooked(tx, redeemed, { clientRef: 'ref_other' });
      return `exchange ${booked.orderNumber}`;
    },
  ],
  [
    'units that the exchange does not hold',
    'exchange_holds_units',
    async (tx, { redeeming, switched }) => {
      await changeRedemption(tx, redeeming, { state: 'refused', reservedUnits: ZERO_UNITS });
      await changeEntry(tx, switched, 'switch_in', { units: units(1) });
      return folioOf(redeeming);
    },
  ],
  [
    'a redemption that the bank did not pay',
    'bank_has_payout',
    async (tx, { redeemed }) => {
      await tx
        .delete(sandboxBankPayouts)
        .where(eq(sandboxBankPayouts.reference, (await paid(tx, redeemed)).payoutRef ?? ''));
      return redeemed.id;
    },
  ],
  [
    'a payout for nothing',
    'bank_payout_known_here',
    async (tx, { redeemed }) => {
      const reference = (await paid(tx, redeemed)).payoutRef ?? '';
      await tx.update(sandboxBankPayouts).set({ orderNumber: '1' }).where(eq(sandboxBankPayouts.reference, reference));
      return `bank ${reference}`;
    },
  ],
];

/** The redemption as it is once the bank has paid. */
async function paid(tx: Db, { id }: RedemptionRow): Promise<RedemptionRow> {
  const [redemption] = await tx.select().from(sales).where(eq(sales.id, id));
  return redemption!;
}
