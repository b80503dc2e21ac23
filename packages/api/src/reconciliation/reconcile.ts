import { addPaise, isSameButRounding, type Paise, subtractPaise, ZERO_PAISE } from '@prosperx/core/money';
import { checkAudit } from '#audit/check-audit.js';
import { entryId } from '#audit/entry.js';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import type { Books, Check, CheckName, CheckResult, WrongRecord } from './books.js';
import { joinBooks } from './join-books.js';
import { readLastNavs } from './last-navs.js';
import {
  ledgerChecks,
  roundingErrorOf,
  paidFor,
  timeChecks,
  unitAtExchangeChecks,
  unitChecks,
} from './ledger-checks.js';
import { exchangeChecks, sipAtExchangeChecks, sipChecks } from './order-checks.js';
import { PART } from './parts.js';
import { bankChecks, paymentChecks, refundAtBankChecks, refundChecks, setChecks } from './payment-checks.js';
import { planAtExchangeChecks, planChecks } from './plan-checks.js';
import { recordsOfOthers } from './read-others.js';
import { recordsOfPeople } from './read-people.js';
import { readShared, type Records, type Scope } from './read-records.js';
import { redemptionChecks, redemptionChecksOfOthers } from './redemption-checks.js';
import { type BookName, says } from './says.js';

/** The sums of all books. */
interface Sums {
  /** The paid payments, as we have them and as the bank has them. */
  readonly payments: Paise;
  readonly bank: Paise;
  /** The paid orders, and those whose money goes back since or went back. */
  readonly orders: Paise;
  readonly refunded: Paise;
  /** The paid orders without units yet, and those with units; then what the ledger and the exchange have for the latter, stamp duty included. */
  readonly awaited: Paise;
  readonly allotted: Paise;
  readonly ledger: Paise;
  readonly exchange: Paise;
  /** The paise that the exchange has counted above the amounts of orders where it rounds otherwise; below them when negative. */
  readonly rounded: Paise;
  /** The most paise by which units × NAV of a purchase miss its amount. */
  readonly roundingError: number;
}

const WENT_BACK: readonly string[] = ['refund_due', 'refunded'];

const total = <Row>(rows: readonly Row[], amountOf: (row: Row) => Paise): Paise =>
  rows.reduce((sum, row) => addPaise(sum, amountOf(row)), ZERO_PAISE);

function sumsOf({ payments, orders, entries }: Books): Sums {
  const paid = payments.filter(({ payment }) => payment.state === 'paid');
  const paidOrders = orders.filter(({ order }) => order.paymentState === 'paid');
  const wentBack = orders.filter(
    ({ order, payments: of }) => WENT_BACK.includes(order.paymentState) && of.some(({ state }) => state === 'paid'),
  );
  const [allotted, awaited] = [true, false].map((is) =>
    paidOrders.filter(({ order }) => (order.state === 'allotted') === is),
  ) as [typeof paidOrders, typeof paidOrders];
  const ofBank = paid.flatMap(({ banked }) => banked.filter(({ state }) => state === 'paid'));
  return {
    payments: total(paid, ({ payment }) => payment.amount),
    bank: total(ofBank, ({ amount }) => amount),
    orders: total(paidOrders, ({ order }) => order.amount),
    refunded: total(wentBack, ({ order }) => order.amount),
    awaited: total(awaited, ({ order }) => order.amount),
    allotted: total(allotted, ({ order }) => order.amount),
    ledger: total(
      entries.filter(({ order }) => order !== undefined),
      ({ entry }) => paidFor(entry),
    ),
    rounded: total(entries, ({ entry, order }) => {
      const isRounded = order !== undefined && isSameButRounding(paidFor(entry), order.amount);
      return isRounded ? subtractPaise(paidFor(entry), order.amount) : ZERO_PAISE;
    }),
    exchange: total(
      allotted.flatMap(({ booked }) => booked),
      ({ amount }) => amount,
    ),
    roundingError: entries.reduce((most, { entry }) => Math.max(most, roundingErrorOf(entry)), 0),
  };
}

const NOTHING: Sums = {
  payments: ZERO_PAISE,
  bank: ZERO_PAISE,
  orders: ZERO_PAISE,
  refunded: ZERO_PAISE,
  awaited: ZERO_PAISE,
  allotted: ZERO_PAISE,
  ledger: ZERO_PAISE,
  exchange: ZERO_PAISE,
  rounded: ZERO_PAISE,
  roundingError: 0,
};

/** Adds the sums of a part. */
function addSums(all: Sums, { roundingError, ...part }: Sums): Sums {
  const names = Object.keys(part) as (keyof typeof part)[];
  const sums = Object.fromEntries(names.map((name) => [name, addPaise(all[name], part[name])])) as typeof part;
  return { ...sums, roundingError: Math.max(all.roundingError, roundingError) };
}

/** A check of the sums of all books. */
type SumCheck = (sums: Sums) => CheckResult;

/** Checks that two books have the same sum. */
const sum =
  (check: CheckName, ...both: readonly (readonly [BookName, (sums: Sums) => Paise])[]): SumCheck =>
  (sums) => {
    const said = both.map(([book, amountOf]) => says(book, { amount: amountOf(sums) }));
    const holds = new Set(said.map(({ amount }) => amount)).size === 1;
    return { check, compared: 1, wrong: holds ? [] : [{ ref: 'sums', says: said }] };
  };

const paidSum = ['payment', ({ payments }: Sums) => payments] as const;

/** Checks that the money paid is the money of the orders, and of what they bought. */
const sumChecks: readonly SumCheck[] = [
  sum('sum_of_orders', ['orders', ({ orders, refunded }) => addPaise(orders, refunded)], paidSum),
  sum(
    'sum_of_ledger',
    ['orders', ({ allotted, rounded }) => addPaise(allotted, rounded)],
    ['ledger', (of) => of.ledger],
  ),
];

/** Checks that bank and exchange have the same sums. */
const sumOfOthersChecks: readonly SumCheck[] = [
  sum('sum_of_bank', paidSum, ['bank', ({ bank }) => bank]),
  sum('sum_of_exchange', ['orders', ({ allotted }) => allotted], ['exchange', ({ exchange }) => exchange]),
];

const ownChecks: readonly Check[] = [
  ...setChecks,
  ...paymentChecks,
  ...refundChecks,
  ...ledgerChecks,
  ...unitChecks,
  ...sipChecks,
  ...redemptionChecks,
  ...planChecks,
  ...timeChecks,
];

const checksOfOthers: readonly Check[] = [
  ...bankChecks,
  ...refundAtBankChecks,
  ...exchangeChecks,
  ...unitAtExchangeChecks,
  ...sipAtExchangeChecks,
  ...redemptionChecksOfOthers,
  ...planAtExchangeChecks,
];

/** A record that a check does not hold for. `ref` is its id: of an order, a set, a payment or a SIP, or its number in the book that it names. */
export interface Discrepancy extends WrongRecord {
  readonly check: CheckName;
}

export interface Reconciliation {
  readonly scope: Scope;
  readonly sums: Sums;
  readonly results: readonly CheckResult[];
  /** The records that disagree; empty when everything agrees. */
  readonly discrepancies: readonly Discrepancy[];
}

interface Options {
  /** How many people, or rows of others, are compared at once. */
  readonly size?: number;
  /** true where the exchange debits the mandates of SIPs by itself: then a SIP has an instalment for each of its dates. */
  readonly debitsInstalments?: boolean;
}

async function auditCheck(db: Db, crypto: Crypto): Promise<CheckResult> {
  const { entries, broken } = await checkAudit({ db, crypto });
  return {
    check: 'audit_chain',
    compared: entries,
    wrong: broken === null ? [] : [{ ref: entryId(broken), says: [] }],
  };
}

async function* partsOf(db: Db, scope: Scope, size: number): AsyncGenerator<Records> {
  const shared = await readShared(db);
  yield* recordsOfPeople(db, shared, scope, size);
  if (scope === 'all') yield* recordsOfOthers(db, shared, size);
}

/** Compares the books a part at a time, so that no more than a part is in memory, however many people there are. */
async function compare(
  db: Db,
  scope: Scope,
  { size, debitsInstalments }: Required<Options>,
): Promise<Pick<Reconciliation, 'sums' | 'results'>> {
  const isAll = scope === 'all';
  const checks = isAll ? [...ownChecks, ...checksOfOthers] : ownChecks;
  let results: readonly CheckResult[] = [];
  let sums = NOTHING;
  for await (const records of partsOf(db, scope, size)) {
    const joined = joinBooks(records);
    const books = { ...joined, lastNav: await readLastNavs(db, joined), debitsInstalments };
    results = checks.map((check, at) => added(check(books), results[at]));
    sums = addSums(sums, sumsOf(books));
  }
  const ofSums = isAll ? [...sumChecks, ...sumOfOthersChecks] : sumChecks;
  return { sums, results: [...results, ...ofSums.map((check) => check(sums))] };
}

const added = ({ check, compared, wrong }: CheckResult, before: CheckResult | undefined): CheckResult => ({
  check,
  compared: compared + (before?.compared ?? 0),
  wrong: before?.wrong.concat(wrong) ?? wrong,
});

/**
 * Compares orders, payments, refunds, ledger and published NAVs with each other, all read at one moment; in the scope `all` with the books of the
 * sandbox's exchange and bank too. With the server's keys it checks the audit log as well.
 */
export async function reconcile(
  db: Db,
  scope: Scope = 'all',
  crypto?: Crypto,
  { size = PART, debitsInstalments = false }: Options = {},
): Promise<Reconciliation> {
  const config = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return db.transaction(async (tx) => {
    const { sums, results: compared } = await compare(tx, scope, { size, debitsInstalments });
    const results = crypto ? [...compared, await auditCheck(tx, crypto)] : compared;
    const discrepancies = results.flatMap(({ check, wrong }) => wrong.map((record) => ({ check, ...record })));
    return { scope, sums, results, discrepancies };
  }, config);
}
