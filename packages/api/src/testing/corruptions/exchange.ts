import { rupees } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { ledgerEntries, sandboxExchangeOrders } from '#db/schema/index.js';
import { seedProfileId } from '#sandbox/seed/seed-person.js';
import { changeBooked, changeOrder, type Corruption, entryRef } from './corruption.js';

/** A purchase from before there were orders, and how the exchange calls it. */
async function earlierOne(tx: Db, profileId: string) {
  const [entry] = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.profileId, profileId)).limit(1);
  return { ref: `ledger ${entry!.seq}`, booked: eq(sandboxExchangeOrders.clientRef, entry!.sourceRef) };
}

const ASHA = seedProfileId('asha');

export const ofExchange: readonly Corruption[] = [
  [
    'an order that the exchange has not',
    'exchange_has_order',
    async (tx, { waiting }) => {
      await tx.delete(sandboxExchangeOrders).where(eq(sandboxExchangeOrders.clientRef, waiting.order.clientRef));
      return waiting.order.id;
    },
  ],
  [
    'an order that the exchange has twice',
    'exchange_once',
    async (tx, { bought: { booked, order } }) => {
      await tx.insert(sandboxExchangeOrders).values({ ...booked, orderNumber: 'twice' });
      return order.id;
    },
  ],
  ['another client at the exchange', 'exchange_client', (tx, { bought }) => changeBooked(tx, bought, { ucc: 'OTHER' })],
  [
    'another scheme at the exchange',
    'exchange_scheme',
    (tx, { bought }) => changeBooked(tx, bought, { schemeCode: 'INF000000000' }),
  ],
  [
    'another amount at the exchange',
    'exchange_amount',
    (tx, { bought }) => changeBooked(tx, bought, { amount: rupees(1) }),
  ],
  ['another amount here', 'exchange_amount', (tx, { bought }) => changeOrder(tx, bought, { amount: rupees(4_000) })],
  [
    'another order number here',
    'exchange_number',
    (tx, { bought }) => changeOrder(tx, bought, { bseOrderNumber: 'other' }),
  ],
  [
    'a paid order that is cancelled there',
    'exchange_state',
    (tx, { underWay }) => changeBooked(tx, underWay, { state: 'cancelled' }),
  ],
  [
    'a paid order whose money was never confirmed to the exchange',
    'exchange_state',
    (tx, { underWay }) => changeBooked(tx, underWay, { state: 'registered' }),
  ],
  [
    'an allotted order that is cancelled there',
    'exchange_state',
    (tx, { bought }) => changeBooked(tx, bought, { state: 'cancelled' }),
  ],
  [
    'a cancelled order that is still open there',
    'exchange_state',
    (tx, { discarded }) => changeBooked(tx, discarded, { state: 'registered' }),
  ],
  [
    'an unpaid order that is allotted there',
    'exchange_state',
    (tx, { waiting }) => changeBooked(tx, waiting, { state: 'allotted' }),
  ],
  [
    'an order with units here that expired',
    'exchange_state',
    (tx, { bought }) => changeOrder(tx, bought, { state: 'expired' }),
  ],
  [
    'an order with units here that was cancelled',
    'exchange_state',
    (tx, { bought }) => changeOrder(tx, bought, { state: 'cancelled' }),
  ],
  [
    'money by another payment at the exchange',
    'exchange_funds',
    (tx, { bought }) => changeBooked(tx, bought, { details: { ...detailsOf(bought), paymentRef: 'pay_other' } }),
  ],
  [
    'money at another time at the exchange',
    'exchange_funds',
    (tx, { bought }) => changeBooked(tx, bought, { details: { ...detailsOf(bought), realisedAt: 0 } }),
  ],
  [
    'a purchase from before that the exchange has not',
    'exchange_has_earlier',
    async (tx) => {
      const { ref, booked } = await earlierOne(tx, ASHA);
      await tx.delete(sandboxExchangeOrders).where(booked);
      return ref;
    },
  ],
  [
    'a purchase from before with another amount at the exchange',
    'exchange_earlier_agrees',
    async (tx) => {
      const { ref, booked } = await earlierOne(tx, ASHA);
      await tx
        .update(sandboxExchangeOrders)
        .set({ amount: rupees(1) })
        .where(booked);
      return ref;
    },
  ],
  [
    'a purchase from before that belongs to somebody else',
    'exchange_earlier_agrees',
    async (tx, { bought }) => {
      const { ref, booked } = await earlierOne(tx, ASHA);
      await tx.update(sandboxExchangeOrders).set({ ucc: bought.ucc }).where(booked);
      return ref;
    },
  ],
  [
    'an order at the exchange that nobody here knows',
    'exchange_known_here',
    async (tx, { bought: { booked } }) => {
      await tx.insert(sandboxExchangeOrders).values({ ...booked, orderNumber: 'stray', clientRef: 'stray' });
      return 'exchange stray';
    },
  ],
  [
    'other units at the exchange',
    'units_of_exchange',
    async (tx, { bought }) => {
      const details = detailsOf(bought);
      await changeBooked(tx, bought, { details: { ...details, allotment: { ...details.allotment, units: 1 } } });
      return entryRef(bought);
    },
  ],
  [
    'more allotted there than here',
    'sum_of_exchange',
    async (tx, { bought }) => {
      await changeBooked(tx, bought, { amount: rupees(5_001) });
      return 'sums';
    },
  ],
];

const detailsOf = ({ booked }: { booked: { details: unknown } }) =>
  booked.details as { readonly allotment: Readonly<Record<string, unknown>> };
