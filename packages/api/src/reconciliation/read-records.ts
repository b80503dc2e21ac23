import type { Instant } from '@prosperx/core/time';
import { and, asc, eq, gt, gte, inArray, max, min } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import {
  folios,
  ledgerEntries,
  navs,
  orders,
  orderSets,
  paymentOrders,
  payments,
  planInstalments,
  profiles,
  queue,
  refunds,
  sales,
  sandboxBankPayments,
  sandboxBankPayouts,
  sandboxExchangeOrders,
  sandboxExchangePlans,
  sandboxExchangeSips,
  sipChanges,
  schemes,
  sips,
  transferPlans,
} from '#db/schema/index.js';
import { readCalendar } from '#kernel/calendar.js';
import { CANCEL_PLAN, PROVIDER_MESSAGES, REGISTER_PLAN } from '#queue/job-kinds.js';
import type { BankPayment } from '#sandbox/bank-book.js';
import type { BookedOrder } from '#sandbox/exchange-book.js';
import { SALE_KINDS_AT_EXCHANGE } from '#sandbox/exchange-redemptions.js';

const { id, isin, name, subCategory, fundHouse, offer } = schemes;

/** The books that are compared: our own, or those of exchange and bank too, which belong to other companies and which the sandbox alone lets us read. */
export type Scope = 'own' | 'all';

/** Selects the messages that are still on their way to exchange and gateway. */
const isUnderWay = and(
  eq(queue.state, 'pending'),
  inArray(queue.kind, [...PROVIDER_MESSAGES, REGISTER_PLAN, CANCEL_PLAN]),
);

/** Entries that are read at once: the ledger is the longest table, and all of it takes longer than a statement may. */
const PART = 20_000;

/** Reads the ledger in its order, each entry with its folio, which its other entries have too. */
async function readEntries(db: Db, byId: ReadonlyMap<string, typeof folios.$inferSelect>) {
  const entries = [];
  for (let last = 0; ;) {
    const part = await db
      .select()
      .from(ledgerEntries)
      .where(gt(ledgerEntries.seq, last))
      .orderBy(asc(ledgerEntries.seq))
      .limit(PART);
    for (const entry of part) {
      const folio = byId.get(entry.folioId);
      if (folio) entries.push({ entry, folio });
    }
    last = part.at(-1)?.seq ?? last;
    if (part.length < PART) return entries;
  }
}

/** Reads everything that is compared, row by row. */
export async function readRecords(db: Db, scope: Scope) {
  const allFolios = await db.select().from(folios);
  const entries = await readEntries(db, new Map(allFolios.map((folio) => [folio.id, folio])));
  const booked = scope === 'all' ? ((await db.select().from(sandboxExchangeOrders)) satisfies BookedOrder[]) : [];
  const isRedemption = ({ kind }: BookedOrder) => SALE_KINDS_AT_EXCHANGE.includes(kind);
  return {
    entries: entries.filter(({ entry: { kind } }) => kind === 'purchase' || kind === 'sip'),
    allEntries: entries,
    folios: allFolios,
    calendar: await readCalendar(db),
    sales: await db.select().from(sales).orderBy(asc(sales.id)),
    soldAtExchange: booked.filter(isRedemption),
    plans: await db.select().from(transferPlans).orderBy(asc(transferPlans.id)),
    planInstalments: await db.select().from(planInstalments),
    bookedPlans: scope === 'all' ? await db.select().from(sandboxExchangePlans) : [],
    payouts: scope === 'all' ? await db.select().from(sandboxBankPayouts) : [],
    orders: await db.select().from(orders).orderBy(asc(orders.id)),
    sets: await db.select().from(orderSets).orderBy(asc(orderSets.id)),
    payments: await db.select().from(payments).orderBy(asc(payments.id)),
    links: await db.select().from(paymentOrders),
    refunds: await db.select().from(refunds).orderBy(asc(refunds.id)),
    sips: await db.select().from(sips).orderBy(asc(sips.id)),
    sipChanges: await db.select().from(sipChanges).orderBy(asc(sipChanges.instalment)),
    exchangeSips: scope === 'all' ? await db.select().from(sandboxExchangeSips) : [],
    owners: await db.select({ id: profiles.id, ucc: profiles.ucc }).from(profiles),
    schemes: await db.select({ id, isin, name, subCategory, fundHouse, offer }).from(schemes),
    navs: await readNavs(db),
    exchange: booked.filter((row) => !isRedemption(row)),
    bank: scope === 'all' ? ((await db.select().from(sandboxBankPayments)) satisfies BankPayment[]) : [],
    pendingMessages: await db.select({ ref: queue.ref, payload: queue.payload }).from(queue).where(isUnderWay),
    doneUntil: await doneUntil(db),
  };
}

export type Records = Awaited<ReturnType<typeof readRecords>>;

/** Reads the NAVs of schemes since the first that counts in the ledger. */
function readNavs(db: Db) {
  const first = db
    .select({ schemeId: ledgerEntries.schemeId, date: min(ledgerEntries.navDate).as('first_date') })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.schemeId)
    .as('first');
  return db
    .select({ schemeId: navs.schemeId, date: navs.date, nav: navs.nav })
    .from(navs)
    .innerJoin(first, and(eq(first.schemeId, navs.schemeId), gte(navs.date, first.date)))
    .orderBy(asc(navs.date));
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
