import { type Paise, rupees } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { openDb, type OpenDbOptions } from '#db/open-db.js';
import { orders, payments, profiles, sandboxBankPayments, sandboxExchangeOrders } from '#db/schema/index.js';
import { reconcile } from '#reconciliation/reconcile.js';
import type { Intent } from './shopper.js';

/** The findings of a run. */
export interface Verdict {
  readonly intents: number;
  /** The server has said of these that the order is made. */
  readonly acknowledged: number;
  /** Orders in our database, and orders in the book of the exchange. */
  readonly stored: number;
  readonly placed: number;
  /** Acknowledged and not stored, or stored and not placed; said to be paid, and not paid at the bank. */
  readonly lost: number;
  /** Placed, or paid for at the bank, more than once. */
  readonly doubled: number;
  /** The people whose double click was given two different answers. */
  readonly contradicted: number;
  /** Findings of the reconciliation. */
  readonly discrepancies: number;
  /** Money that was not the person's own, or that no code confirmed; only in runs whose people have accounts and are sent codes. */
  readonly stray?: readonly string[];
}

/** Intents are distinguished by client code and amount, as other companies see them. */
type Row = Readonly<{ ucc: string; amount: Paise }>;
type Counts = ReadonlyMap<string, number>;
const nameOf = ({ ucc, amount }: Row) => `${ucc} ${amount}`;

function countsOf(rows: readonly Row[], known: ReadonlySet<string>): Counts {
  const counts = new Map<string, number>();
  for (const name of rows.map(nameOf)) if (known.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const sum = (counts: Counts) => [...counts.values()].reduce((total, count) => total + count, 0);
const repeated = (counts: Counts) => [...counts.values()].filter((count) => count > 1).length;

const storedOrders = (db: Db) =>
  db
    .select({ ucc: profiles.ucc, amount: orders.amount })
    .from(orders)
    .innerJoin(profiles, eq(profiles.id, orders.profileId));

const paidAtBank = (db: Db) =>
  db
    .select({ ucc: profiles.ucc, amount: sandboxBankPayments.amount })
    .from(sandboxBankPayments)
    .innerJoin(payments, eq(payments.clientRef, sandboxBankPayments.clientRef))
    .innerJoin(profiles, eq(profiles.id, payments.profileId))
    .where(eq(sandboxBankPayments.state, 'paid'));

/** Compares what was wanted with our database, the exchange's book and the bank's, once nothing is under way any more. */
export async function checkConsistency(db: Db, intents: readonly Intent[]): Promise<Verdict> {
  const wanted = intents.map((intent) => ({ ...intent, name: nameOf({ ...intent, amount: rupees(intent.rupees) }) }));
  const known = new Set(wanted.map(({ name }) => name));
  const book = await db.select().from(sandboxExchangeOrders);
  const stored = countsOf(await storedOrders(db), known);
  const placed = countsOf(book, known);
  const paid = countsOf(await paidAtBank(db), known);
  const notStored = wanted.filter((intent) => intent.ordered && !stored.has(intent.name));
  const notPlaced = [...stored.keys()].filter((name) => !placed.has(name));
  const notPaid = wanted.filter((intent) => intent.paid && !paid.has(intent.name));
  const { discrepancies } = await reconcile(db);
  return {
    intents: wanted.length,
    acknowledged: wanted.filter(({ ordered }) => ordered).length,
    stored: sum(stored),
    placed: sum(placed),
    lost: notStored.length + notPlaced.length + notPaid.length,
    doubled: repeated(placed) + repeated(paid),
    contradicted: wanted.filter(({ contradicted }) => contradicted).length,
    discrepancies: discrepancies.length,
  };
}

/** Judges a database that no server has open. */
export async function checkClosedDatabase(where: OpenDbOptions, intents: readonly Intent[]): Promise<Verdict> {
  const { db, close } = await openDb(where);
  try {
    return await checkConsistency(db, intents);
  } finally {
    await close();
  }
}
