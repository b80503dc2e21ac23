import { rupees } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, profiles, sandboxBankPayments, sandboxExchangeOrders } from '#db/schema/index.js';
import { reconcile } from '#order/reconcile.js';
import type { Intent } from './shopper.js';

/** What a run has shown. */
export interface Verdict {
  readonly intents: number;
  /** Of these the server has said that the order is made. */
  readonly acknowledged: number;
  /** Orders in our database, and orders in the book of the exchange. */
  readonly stored: number;
  readonly placed: number;
  /** Acknowledged and not stored, or stored and not placed; paid, and no payment at the bank. */
  readonly lost: number;
  /** Placed, or paid for at the bank, more than once. */
  readonly doubled: number;
  /** Findings of the reconciliation. */
  readonly discrepancies: number;
}

/** Intents are told apart by what the other company sees of them: client code and amount. None of our references is needed. */
const nameOf = (ucc: string, paise: number) => `${ucc} ${paise}`;

function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Compares what was wanted with our database, the exchange's book and the bank's, once nothing is under way any more. */
export async function judge(db: Db, intents: readonly Intent[]): Promise<Verdict> {
  const wanted = intents.map((intent) => ({ ...intent, name: nameOf(intent.ucc, rupees(intent.rupees)) }));
  const known = new Set(wanted.map(({ name }) => name));
  const ours = (names: readonly string[]) => countsOf(names.filter((name) => known.has(name)));
  const rows = await db
    .select({ ucc: profiles.ucc, amount: orders.amount, id: orders.orderSetId })
    .from(orders)
    .innerJoin(profiles, eq(profiles.id, orders.profileId));
  const book = await db.select().from(sandboxExchangeOrders);
  const bank = await db.select().from(sandboxBankPayments).where(eq(sandboxBankPayments.state, 'paid'));
  const stored = ours(rows.map(({ ucc, amount }) => nameOf(ucc, amount)));
  const placed = ours(book.map(({ ucc, amount }) => nameOf(ucc, amount)));
  const paidTwice = [...countsOf(bank.map(({ clientRef }) => clientRef)).values()].filter((count) => count > 1).length;
  const notStored = wanted.filter(({ ordered, name }) => ordered && !stored.has(name)).length;
  const notPlaced = [...stored.keys()].filter((name) => !placed.has(name)).length;
  const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0);
  return {
    intents: wanted.length,
    acknowledged: wanted.filter(({ ordered }) => ordered).length,
    stored: sum(stored),
    placed: sum(placed),
    lost: notStored + notPlaced + Math.max(0, wanted.filter(({ paid }) => paid).length - bank.length),
    doubled: [...placed.values()].filter((count) => count > 1).length + paidTwice,
    discrepancies: (await reconcile(db, book)).length,
  };
}
