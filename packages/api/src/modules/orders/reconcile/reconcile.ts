import type { Db } from '#db/db.js';
import { bankChecks } from './bank-checks.js';
import type { CheckName, CheckResult } from './check.js';
import { exchangeChecks } from './exchange-checks.js';
import { joinBooks } from './join-books.js';
import { ledgerChecks } from './ledger-checks.js';
import { paymentChecks, setChecks } from './payment-checks.js';
import { readRecords, type Scope } from './read-records.js';
import { refundAtBankChecks, refundChecks } from './refund-checks.js';
import { sipAtExchangeChecks, sipChecks } from './sip-checks.js';
import { sumChecks, sumOfOthersChecks, type Sums, sumsOf } from './sums.js';
import { timeChecks, unitAtExchangeChecks, unitChecks } from './unit-checks.js';

const ownChecks = [
  ...setChecks,
  ...paymentChecks,
  ...refundChecks,
  ...ledgerChecks,
  ...unitChecks,
  ...sipChecks,
  ...timeChecks,
  ...sumChecks,
];

const checksOfOthers = [
  ...bankChecks,
  ...refundAtBankChecks,
  ...exchangeChecks,
  ...unitAtExchangeChecks,
  ...sipAtExchangeChecks,
  ...sumOfOthersChecks,
];

/** A record that a check does not hold for. `ref` is its id: of an order, a set, a payment, a SIP, or in the book it is named with. */
export interface Finding {
  readonly check: CheckName;
  readonly ref: string;
}

export interface Reconciliation {
  readonly scope: Scope;
  readonly sums: Sums;
  readonly results: readonly CheckResult[];
  /** Empty when everything agrees. */
  readonly findings: readonly Finding[];
}

/** Holds orders, payments, refunds, ledger and published NAVs against each other, as all of them stand at one moment; of the scope `all` against the books of the sandbox's exchange and bank too. */
export async function reconcile(db: Db, scope: Scope = 'all'): Promise<Reconciliation> {
  const config = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  const books = joinBooks(await db.transaction((tx) => readRecords(tx, scope), config));
  const checks = scope === 'all' ? [...ownChecks, ...checksOfOthers] : ownChecks;
  const results = checks.map((check) => check(books));
  const findings = results.flatMap(({ check, wrong }) => wrong.map((ref) => ({ check, ref })));
  return { scope, sums: sumsOf(books), results, findings };
}
