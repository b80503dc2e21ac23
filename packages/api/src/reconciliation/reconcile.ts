import { addPaise, isSameButRounding, type Paise, subtractPaise, ZERO_PAISE } from '@prosperx/core/money';
import { checkAuditChain } from '#audit/audit.js';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import type { Books, Check, CheckName, CheckResult } from './books.js';
import { joinBooks } from './join-books.js';
import {
  ledgerChecks,
  roundingErrorOf,
  paidFor,
  timeChecks,
  unitAtExchangeChecks,
  unitChecks,
} from './ledger-checks.js';
import { exchangeChecks, sipAtExchangeChecks, sipChecks } from './order-checks.js';
import { bankChecks, paymentChecks, refundAtBankChecks, refundChecks, setChecks } from './payment-checks.js';
import { planAtExchangeChecks, planChecks } from './plan-checks.js';
import { readRecords, type Scope } from './read-records.js';
import { redemptionChecks, redemptionChecksOfOthers } from './redemption-checks.js';

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

function sum(check: CheckName, holds: (sums: Sums) => boolean): Check {
  return (books) => ({ check, compared: 1, wrong: holds(sumsOf(books)) ? [] : ['sums'] });
}

/** Checks that the money paid is the money of the orders, and of what they bought. */
const sumChecks: readonly Check[] = [
  sum('sum_of_orders', (sums) => addPaise(sums.orders, sums.refunded) === sums.payments),
  sum('sum_of_ledger', (sums) => sums.ledger === addPaise(sums.allotted, sums.rounded)),
];

/** Checks that bank and exchange have the same sums. */
const sumOfOthersChecks: readonly Check[] = [
  sum('sum_of_bank', (sums) => sums.bank === sums.payments),
  sum('sum_of_exchange', (sums) => sums.exchange === sums.allotted),
];

const ownChecks = [
  ...setChecks,
  ...paymentChecks,
  ...refundChecks,
  ...ledgerChecks,
  ...unitChecks,
  ...sipChecks,
  ...redemptionChecks,
  ...planChecks,
  ...timeChecks,
  ...sumChecks,
];

const checksOfOthers = [
  ...bankChecks,
  ...refundAtBankChecks,
  ...exchangeChecks,
  ...unitAtExchangeChecks,
  ...sipAtExchangeChecks,
  ...redemptionChecksOfOthers,
  ...planAtExchangeChecks,
  ...sumOfOthersChecks,
];

/** A record that a check does not hold for. `ref` is its id: of an order, a set, a payment or a SIP, or its number in the book that it names. */
export interface Discrepancy {
  readonly check: CheckName;
  readonly ref: string;
}

export interface Reconciliation {
  readonly scope: Scope;
  readonly sums: Sums;
  readonly results: readonly CheckResult[];
  /** The records that disagree; empty when everything agrees. */
  readonly discrepancies: readonly Discrepancy[];
}

async function auditCheck(db: Db, crypto: Crypto): Promise<CheckResult> {
  const { entries, broken } = await checkAuditChain({ db, crypto });
  return { check: 'audit_chain', compared: entries, wrong: broken === null ? [] : [String(broken)] };
}

/** Compares orders, payments, refunds, ledger and published NAVs with each other, all read at one moment; in the scope `all` with the books of the sandbox's exchange and bank too. With the server's keys it checks the audit log as well. */
export async function reconcile(db: Db, scope: Scope = 'all', crypto?: Crypto): Promise<Reconciliation> {
  const config = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  const { records, audited } = await db.transaction(
    async (tx) => ({ records: await readRecords(tx, scope), audited: crypto ? [await auditCheck(tx, crypto)] : [] }),
    config,
  );
  const books = joinBooks(records);
  const checks = scope === 'all' ? [...ownChecks, ...checksOfOthers] : ownChecks;
  const results = [...checks.map((check) => check(books)), ...audited];
  const discrepancies = results.flatMap(({ check, wrong }) => wrong.map((ref) => ({ check, ref })));
  return { scope, sums: sumsOf(books), results, discrepancies };
}
