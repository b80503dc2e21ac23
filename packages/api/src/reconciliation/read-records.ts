import type { ExchangeCalendar, Instant } from '@prosperx/core/time';
import { and, eq, getTableColumns, gt, inArray, lte, max, min, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import {
  folios,
  ledgerEntries,
  type OrderRow,
  type OrderSetRow,
  orders,
  type paymentOrders,
  type PaymentRow,
  type PlanInstalmentRow,
  queue,
  type RedemptionRow,
  type RefundRow,
  sales,
  schemes,
  type SipChangeRow,
  type SipRow,
  type TransferPlanRow,
} from '#db/schema/index.js';
import { readCalendar } from '#kernel/calendar.js';
import { CANCEL_PLAN, PROVIDER_MESSAGES, REGISTER_PLAN } from '#queue/job-kinds.js';
import type { BankPayment } from '#sandbox/bank-book.js';
import type { BookedOrder } from '#sandbox/exchange-book.js';
import type { BankPayout, BookedPlan, BookedSip, Entry, Folio, Scheme } from './books.js';
import { isAnyOf } from './parts.js';

/** The books that are compared: our own, or those of exchange and bank too, which belong to other companies and which the sandbox alone lets us read. */
export type Scope = 'own' | 'all';

/** An entry of the ledger with its folio. */
export interface FolioEntry {
  readonly entry: Entry;
  readonly folio: Folio;
}

/** What is the same whoever's books are compared. */
export interface Shared {
  readonly calendar: ExchangeCalendar;
  readonly schemes: ReadonlyMap<string, Scheme & { readonly id: string }>;
  /** Our references in messages that are on their way to exchange and gateway, and the SIPs and changes that they are about. */
  readonly pendingMessages: ReadonlySet<string>;
  readonly sipMessages: ReadonlySet<string>;
  readonly doneUntil: Instant | null;
  /** The entries that name an order or a redemption of another person: none when all is well. */
  readonly astray: readonly FolioEntry[];
}

/** Rows of the books of exchange and bank. */
export interface RowsOfOthers {
  readonly exchange: readonly BookedOrder[];
  readonly soldAtExchange: readonly BookedOrder[];
  readonly exchangeSips: readonly BookedSip[];
  readonly bookedPlans: readonly BookedPlan[];
  readonly bank: readonly BankPayment[];
  readonly payouts: readonly BankPayout[];
}

/**
 * Part of all books: what belongs to the people of the part, or the rows of another company's book, and whatever these name or are named by.
 * Each row is compared in the part to which it belongs, and in no other.
 */
export interface Records extends Shared, RowsOfOthers {
  /** The people whose rows are compared. */
  readonly people: { has(profileId: string): boolean };
  /** The numbers at the exchange of these people, and of whoever else has entries in their folios. */
  readonly uccs: ReadonlyMap<string, string>;
  /** The rows of others that are compared. */
  readonly theirs: RowsOfOthers;
  readonly folios: readonly Folio[];
  readonly entries: readonly FolioEntry[];
  readonly sales: readonly RedemptionRow[];
  readonly plans: readonly TransferPlanRow[];
  readonly planInstalments: readonly PlanInstalmentRow[];
  readonly orders: readonly OrderRow[];
  readonly sets: readonly OrderSetRow[];
  readonly payments: readonly PaymentRow[];
  readonly links: readonly (typeof paymentOrders.$inferSelect)[];
  readonly refunds: readonly RefundRow[];
  readonly sips: readonly SipRow[];
  readonly sipChanges: readonly SipChangeRow[];
}

export const NO_ROWS_OF_OTHERS: RowsOfOthers = {
  exchange: [],
  soldAtExchange: [],
  exchangeSips: [],
  bookedPlans: [],
  bank: [],
  payouts: [],
};

export const NO_RECORDS = {
  ...NO_ROWS_OF_OTHERS,
  people: new Map<string, string>(),
  uccs: new Map<string, string>(),
  theirs: NO_ROWS_OF_OTHERS,
  folios: [],
  entries: [],
  sales: [],
  plans: [],
  planInstalments: [],
  orders: [],
  sets: [],
  payments: [],
  links: [],
  refunds: [],
  sips: [],
  sipChanges: [],
} satisfies Omit<Records, keyof Shared>;

const { id, isin, name, subCategory, fundHouse, offer } = schemes;

export async function readShared(db: Db): Promise<Shared> {
  const all = await db.select({ id, isin, name, subCategory, fundHouse, offer }).from(schemes);
  const messages = await db.select({ ref: queue.ref, payload: queue.payload }).from(queue).where(isUnderWay);
  return {
    calendar: await readCalendar(db),
    schemes: new Map(all.map((scheme) => [scheme.id, scheme])),
    // a message that is sent again has a suffix
    pendingMessages: new Set(messages.map(({ ref }) => ref.split(':')[0] ?? ref)),
    sipMessages: new Set(messages.flatMap(({ payload }) => namedIn(payload))),
    doneUntil: await doneUntil(db),
    astray: await readAstray(db),
  };
}

/** Selects the messages that are still on their way to exchange and gateway. */
const isUnderWay = and(
  eq(queue.state, 'pending'),
  inArray(queue.kind, [...PROVIDER_MESSAGES, REGISTER_PLAN, CANCEL_PLAN]),
);

/** The SIP or the change that a message is about. */
function namedIn(payload: unknown): string[] {
  const { sipId, changeId } = payload as { readonly sipId?: string; readonly changeId?: string };
  return [sipId, changeId].filter((named) => named !== undefined);
}

/**
 * Numbers of the ledger that are looked through by one statement: so few that PostgreSQL finds the orders that they name by index. Of ten
 * times as many it reads all orders each time, which made this grow with the square of the investors.
 */
const RANGE = 5_000;

/** Looks through the ledger once: whoever's order or redemption an entry names, the entry is compared with it, and no index leads there. */
async function readAstray(db: Db): Promise<FolioEntry[]> {
  const named = alias(orders, 'named');
  const found: Entry[] = [];
  const [ends] = await db.select({ first: min(ledgerEntries.seq), last: max(ledgerEntries.seq) }).from(ledgerEntries);
  for (let at = (ends?.first ?? 1) - 1; at < (ends?.last ?? 0); at += RANGE) {
    const rows = await db
      .select(getTableColumns(ledgerEntries))
      .from(ledgerEntries)
      .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
      .leftJoin(named, eq(named.clientRef, ledgerEntries.sourceRef))
      .leftJoin(sales, eq(sales.id, ledgerEntries.saleId))
      .where(
        and(
          gt(ledgerEntries.seq, at),
          lte(ledgerEntries.seq, at + RANGE),
          or(...[orders, named, sales].map(({ profileId }) => ne(profileId, ledgerEntries.profileId))),
        ),
      );
    found.push(...rows);
  }
  const theirs = await db
    .select()
    .from(folios)
    .where(
      isAnyOf(
        folios.id,
        found.map(({ folioId }) => folioId),
      ),
    );
  const foliosById = new Map(theirs.map((folio) => [folio.id, folio]));
  return found.flatMap((entry) => {
    const folio = foliosById.get(entry.folioId);
    return folio ? [{ entry, folio }] : [];
  });
}

/** Returns the moment up to which all jobs are done; what fell due since may not have happened yet, as when the server was stopped. null when none was ever done. */
async function doneUntil(db: Db): Promise<Instant | null> {
  const [done] = await db.select({ last: max(queue.doneAt) }).from(queue);
  const [waiting] = await db
    .select({ first: min(queue.dueAt) })
    .from(queue)
    .where(eq(queue.state, 'pending'));
  if (!done?.last) return null;
  return Math.min(done.last, waiting?.first ?? done.last);
}
