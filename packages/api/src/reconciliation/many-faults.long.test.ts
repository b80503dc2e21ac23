import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '#db/db.js';
import {
  ledgerEntries,
  orders,
  paymentOrders,
  payments,
  profiles,
  sandboxBankPayments,
  sandboxExchangeOrders,
} from '#db/schema/index.js';
import { ofExchange } from '#testing/corruptions/exchange.js';
import { ofLedger } from '#testing/corruptions/ledger.js';
import { ofPayments } from '#testing/corruptions/payments.js';
import { describeWithDb } from '#testing/engines.js';
import type { PlayedBooks, PlayedTrace } from '#testing/played-books.js';
import { populate } from '#testing/scale/populate.js';
import { tableContents } from '#testing/table-contents.js';
import { testKit } from '#testing/test-kit.js';
import { type Discrepancy, reconcile } from './reconcile.js';

/** Ten orders each. */
const INVESTORS = 1_000;
const FAULTS = 500;
/** Faults that can be made at any order that has come to its end. */
const KINDS = [
  'the amount of a payment',
  'a payment that the bank has not',
  'a smaller amount at the bank',
  'a payment that failed at the bank',
  'units that are missing',
  'another NAV in the order',
  'a thousandth of a unit too many',
  'another client at the exchange',
  'another amount at the exchange',
  'an allotted order that is cancelled there',
];
const kinds = [...ofPayments, ...ofExchange, ...ofLedger].filter(([what]) => KINDS.includes(what));

/** An allotted order of each investor, with all that is kept of it, here and by others. */
async function readTraces(db: Db): Promise<PlayedTrace[]> {
  const rows = await db
    .select({
      order: orders,
      payment: payments,
      booked: sandboxExchangeOrders,
      entry: ledgerEntries,
      banked: sandboxBankPayments,
      ucc: profiles.ucc,
    })
    .from(orders)
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .innerJoin(paymentOrders, eq(paymentOrders.orderId, orders.id))
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .innerJoin(sandboxExchangeOrders, eq(sandboxExchangeOrders.clientRef, orders.clientRef))
    .innerJoin(ledgerEntries, eq(ledgerEntries.orderId, orders.id))
    .innerJoin(sandboxBankPayments, eq(sandboxBankPayments.clientRef, payments.clientRef));
  const ofPerson = new Map(rows.map((row) => [row.order.profileId, row]));
  return [...ofPerson.values()].map((row) => ({ ...row, profileId: row.order.profileId, sip: undefined }));
}

/** All names by which a check may speak of an order. */
const namesOf = ({ order, payment, entry, banked, booked }: PlayedTrace) => [
  order.id,
  order.orderSetId,
  payment?.id,
  `ledger ${entry?.seq}`,
  banked?.gatewayRef,
  `exchange ${booked.orderNumber}`,
];

/** The exchange of generated books knows nothing of what was bought before there were orders here. */
const isKnown = ({ check }: Discrepancy) => check !== 'exchange_holds_units';

const wrongIn = async (db: Db) => (await reconcile(db)).discrepancies.filter(isKnown);

const inWords = ({ check, ref }: Pick<Discrepancy, 'check' | 'ref'>) => `${check} ${ref}`;

describeWithDb(
  'books of ten thousand orders in which five hundred things are wrong',
  (given) => {
    let traces: readonly PlayedTrace[];
    beforeAll(async () => {
      await populate(testKit(given.db).services, { investors: INVESTORS, navDays: 260 });
      traces = await readTraces(given.db);
    }, 600_000);

    // Trust M10: 10,000 orders with 500 planted faults of ten kinds at once: every one found by its own check, nothing found beside them, nothing changed
    it('are found wrong in just those, each by its own check, and stay as they are', async () => {
      expect(kinds).toHaveLength(KINDS.length);
      expect(await given.db.$count(orders)).toBeGreaterThanOrEqual(10 * INVESTORS);
      expect(await wrongIn(given.db)).toEqual([]);
      const broken = traces.slice(0, FAULTS);
      expect(broken).toHaveLength(FAULTS);
      const undone = new Error('undone');
      const making = given.db.transaction(async (tx) => {
        const planted: string[] = [];
        for (const [at, bought] of broken.entries()) {
          const [, check, corrupt] = kinds[at % kinds.length]!;
          planted.push(inWords({ check, ref: await corrupt(tx, { bought } as PlayedBooks) }));
        }
        const before = await tableContents(tx);
        const wrong = await wrongIn(tx);
        expect(await tableContents(tx)).toEqual(before);
        const found = new Set(wrong.map(inWords));
        expect(planted.filter((fault) => !found.has(fault))).toEqual([]);
        const known = new Set(['sums', ...broken.flatMap(namesOf)]);
        expect(wrong.filter(({ ref }) => !known.has(ref))).toEqual([]);
        throw undone;
      });
      await expect(making).rejects.toBe(undone);
      expect(await wrongIn(given.db)).toEqual([]);
    }, 600_000);
  },
  'seeded',
);
