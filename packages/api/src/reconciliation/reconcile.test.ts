import { rupees } from '@prosperx/core/money';
import { isNull } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '#db/db.js';
import {
  ledgerEntries,
  orders,
  payments,
  sandboxBankPayments,
  sandboxBankPayouts,
  sandboxExchangeOrders,
  sips,
} from '#db/schema/index.js';
import { ofAudit } from '#testing/corruptions/audit.js';
import type { Corruption } from '#testing/corruptions/corruption.js';
import { ofExchange } from '#testing/corruptions/exchange.js';
import { ofLedger } from '#testing/corruptions/ledger.js';
import { ofPayments } from '#testing/corruptions/payments.js';
import { ofPlans } from '#testing/corruptions/plans.js';
import { ofRedemptions } from '#testing/corruptions/redemptions.js';
import { ofRefunds } from '#testing/corruptions/refunds.js';
import { ofSips } from '#testing/corruptions/sips.js';
import { allInTrust, countOf } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { playBooks, type PlayedBooks } from '#testing/played-books.js';
import { testKit } from '#testing/test-kit.js';
import { testCrypto } from '#testing/test-services.js';
import { type Discrepancy, reconcile } from './reconcile.js';
import { checkText, reportLines } from './reconcile.text.js';

const corruptions = [
  ...ofPayments,
  ...ofRefunds,
  ...ofExchange,
  ...ofLedger,
  ...ofSips,
  ...ofRedemptions,
  ...ofPlans,
  ...ofAudit,
];

/** One corruption of each check; all in `npm run trust`. */
const tried = [...new Set(corruptions.map(([, check]) => check))].flatMap((check) =>
  allInTrust(corruptions.filter(([, other]) => other === check)),
);

/** These checks find the corruptions of others too, so their own are tried alone. */
const isAlone = ([, check]: Corruption) => check.startsWith('sum_of_') || check === 'units_nav';

/** The others are found several at a time in one reconciliation, each by its own check at its own record; one by one in `npm run trust`. */
const together = tried.filter((one) => !isAlone(one));
const GROUPS = countOf({ test: 7, trust: together.length });
const groups = [
  ...Array.from({ length: GROUPS }, (_, at) => together.filter((__, index) => index % GROUPS === at)),
  ...tried.filter(isAlone).map((one) => [one]),
];

/** Says whether whoever reads what each book says sees that they differ: in what they say, or how often. */
const isDifference = (said: Discrepancy['says']) =>
  new Set(said.map(({ book: _, ...rest }) => JSON.stringify(rest))).size > 1 || said.length > 2;

/** What is wrong between two people, who may be in two parts of the books. */
const betweenPeople = corruptions.filter(([what]) => /another (investor|set|client)|somebody else/.test(what));

/** An exchange that debits by itself: then the dates of SIPs are compared too. */
const BY_EXCHANGE = { debitsInstalments: true };

/** Makes things wrong, reconciles, and puts them back. */
async function discrepanciesOf(db: Db, books: PlayedBooks, made: readonly Corruption[], options = BY_EXCHANGE) {
  const undone = new Error('undone');
  const wanted: Pick<Discrepancy, 'check' | 'ref'>[] = [];
  let discrepancies: readonly Discrepancy[] = [];
  let oneByOne: readonly Discrepancy[] = [];
  const making = db.transaction(async (tx) => {
    for (const [, check, corrupt] of made) wanted.push({ check, ref: await corrupt(tx, books) });
    const keys = made.some(([, check]) => check === 'audit_chain') ? testCrypto : undefined;
    ({ discrepancies } = await reconcile(tx, 'all', keys, options));
    if (made === betweenPeople)
      ({ discrepancies: oneByOne } = await reconcile(tx, 'all', keys, { ...options, size: 1 }));
    throw undone;
  });
  await making.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return { wanted, discrepancies, oneByOne };
}

describeWithDb(
  'the reconciliation',
  (given) => {
    it('finds nothing in the seeded sandbox', async () => {
      const { discrepancies, results } = await reconcile(given.db, 'all', testCrypto);
      expect(discrepancies).toEqual([]);
      expect(results.map(({ check }) => check).sort()).toEqual(Object.keys(checkText).sort());
    });

    it('prints every check with the number of records it compared, and those it does not hold for', async () => {
      const report = await reconcile(given.db, 'all', testCrypto);
      const lines = reportLines(report);
      for (const [name, words] of Object.entries(checkText)) {
        expect(lines.filter((line) => /^ *\d/.test(line) && line.endsWith(`0  ${words} (${name})`))).toHaveLength(1);
      }
      expect(lines.at(-1)).toBe('findings 0');
      const wrong = reportLines({
        ...report,
        discrepancies: [
          {
            ...{ check: 'bank_once', ref: 'pay_1' },
            says: [{ book: 'payment', amount: rupees(500), status: 'paid' }, { book: 'bank' }],
          },
        ],
      });
      expect(wrong.slice(-3)).toEqual([
        '  pay_1: not so: the bank has a payment once (bank_once)',
        '    Our payment            ₹500.00 · paid',
        '    Bank                   nothing',
      ]);
    });
  },
  'seeded',
);

describeWithDb(
  'the reconciliation of books that are full',
  (given) => {
    let books: PlayedBooks;
    beforeAll(async () => {
      books = await playBooks(testKit(given.db));
    });

    it('finds nothing after orders by every mode, some of them under way, and proves the sums to the paisa', async () => {
      const { discrepancies, sums, results } = await reconcile(given.db, 'all', testCrypto, BY_EXCHANGE);
      expect(discrepancies).toEqual([]);
      const allotted = 5_000_00 + 777_00 + 3_000_00 + 3 * 5_000_00 + 2_000_00 + 2_001_00 + 4_000_00 + 9_000_00;
      expect(sums).toMatchObject({ allotted, awaited: 1_000_00, ledger: allotted, exchange: allotted, refunded: 0 });
      expect(sums).toMatchObject({ payments: allotted + 1_000_00, bank: sums.payments, orders: sums.payments });
      const compared = Object.fromEntries(results.map((result) => [result.check, result.compared]));
      expect(compared).toMatchObject({
        exchange_has_order: 15,
        payment_amount: await given.db.$count(payments),
        units_nav_date: await given.db.$count(ledgerEntries, isNull(ledgerEntries.saleId)),
        bank_has_payout: 1,
        sale_in_ledger: 2,
        sale_switch_in_ledger: 1,
        ledger_has_order: 11,
      });
      // STPs and SWPs have books of their own: plan-instalment.test.ts
      const empty = Object.entries(compared).filter(([check, count]) => count === 0 && !check.startsWith('plan_'));
      expect(empty).toEqual([]);
      expect(await given.db.$count(orders)).toBeGreaterThan(15);
    });

    it('compares our own books where exchange and bank show none, and says so', async () => {
      const undone = new Error('undone');
      const comparing = given.db.transaction(async (tx) => {
        await tx.delete(sandboxExchangeOrders);
        await tx.delete(sandboxBankPayments);
        await tx.delete(sandboxBankPayouts);
        const { discrepancies, results, ...report } = await reconcile(tx, 'own');
        expect(discrepancies).toEqual([]);
        const compared = Object.fromEntries(results.map((result) => [result.check, result.compared]));
        expect(compared).toMatchObject({ sip_let_go: await tx.$count(sips), ledger_has_order: 11, money_in_time: 11 });
        expect(Object.keys(compared).filter((check) => /bank|exchange/.test(check))).toEqual([]);
        expect(reportLines({ ...report, discrepancies, results })[0]).toMatch(/^our own books only/);
        await tx.delete(ledgerEntries);
        expect((await reconcile(tx, 'own')).discrepancies.map(({ check }) => check)).toContain('ledger_has_order');
        throw undone;
      });
      await expect(comparing).rejects.toBe(undone);
    });

    // Trust M10: every planted fault found by its own check at its own record, none beside it
    it.each(groups.map((group) => ({ group, named: group.map(([what, check]) => `${what} by ${check}`).join(', ') })))(
      'finds $named',
      async ({ group }) => {
        const { wanted, discrepancies } = await discrepanciesOf(given.db, books, group);
        const isFound = ({ check, ref }: Pick<Discrepancy, 'check' | 'ref'>) =>
          discrepancies.some((one) => one.check === check && one.ref === ref);
        for (const { check, says } of discrepancies)
          expect([check, isDifference(says)]).toEqual([check, check !== 'audit_chain']);
        // what another one hides, as a deleted entry does, is tried by itself
        for (const hidden of group.filter((_, at) => !isFound(wanted[at]!))) {
          const alone = await discrepanciesOf(given.db, books, [hidden]);
          expect(alone.discrepancies).toContainEqual(expect.objectContaining(alone.wanted[0]!));
        }
      },
    );

    it('compares each record once, and finds what is wrong between two people once, wherever a part of them ends', async () => {
      const whole = await reconcile(given.db, 'all', testCrypto);
      expect(await reconcile(given.db, 'all', testCrypto, { size: 1 })).toEqual(whole);
      const { discrepancies, oneByOne } = await discrepanciesOf(given.db, books, betweenPeople);
      const inOrder = (found: readonly Discrepancy[]) => found.map(({ check, ref }) => `${check} ${ref}`).sort();
      expect(inOrder(oneByOne)).toEqual(inOrder(discrepancies));
      expect(inOrder(oneByOne)).toEqual([...new Set(inOrder(oneByOne))]);
      const checks = oneByOne.map(({ check }) => check);
      expect(checks).toEqual(expect.arrayContaining(['payment_owner', 'ledger_owner', 'exchange_client']));
    });

    it('finds no instalment missing where we debit: the exchange made none before the first units', async () => {
      const passed = groups.flat().filter(([, check]) => check === 'sip_dates');
      const { discrepancies } = await discrepanciesOf(given.db, books, passed, { debitsInstalments: false });
      expect([passed.length, discrepancies]).toEqual([1, []]);
    });

    it('finds nothing when every corruption is undone', async () => {
      expect((await reconcile(given.db, 'all', testCrypto)).discrepancies).toEqual([]);
    });
  },
  'seeded',
);

// Trust M10, control: no check without a fault that it finds
it('every check of the reconciliation has a corruption that it finds', () => {
  expect(Object.keys(checkText).filter((name) => !corruptions.some(([, check]) => check === name))).toEqual([]);
});
