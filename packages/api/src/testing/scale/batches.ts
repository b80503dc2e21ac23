import { addDays } from '@prosperx/core/time';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, queue } from '#db/schema/index.js';
import { handlers } from '#handlers.js';
import type { NavQuote } from '#providers/providers.js';
import { SIP_INSTALMENT } from '#queue/job-kinds.js';
import type { Job } from '#queue/queue.js';
import { workOff } from '#queue/scheduler.js';
import { queueWork } from '#queue/worker.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { SIP_DAY } from './shape.js';

/** Does what is due as a server does, until nothing is. A clock that stands still keeps what is due later away. */
export const serveQueue = ({ services }: Pick<TestKit, 'services'>): Promise<void> => workOff(queueWork(services), 4);

const SIP_MORNING = and(
  eq(queue.kind, SIP_INSTALMENT),
  eq(queue.state, 'pending'),
  sql`${queue.dueAt} < ${`${addDays(SIP_DAY, 2)}T00:00+05:30`}::timestamptz`,
);

/** Leaves so many instalments of the SIP morning due, and puts the others off by a day. */
export async function leaveDue(db: Db, count: number): Promise<void> {
  const due = await db.select({ seq: queue.seq }).from(queue).where(SIP_MORNING).orderBy(queue.seq).limit(count);
  const from = sql`${queue.dueAt} - interval '1 day' * (${queue.dueAt} > ${`${SIP_DAY}T24:00+05:30`}::timestamptz)::int`;
  const last = due.at(-1)?.seq ?? 0;
  await db
    .update(queue)
    .set({ dueAt: sql`${from} + interval '1 day' * (${queue.seq} > ${last})::int` })
    .where(SIP_MORNING);
}

/** The instalments of the SIP morning: how many wait, and how many are paid by their mandates. */
export async function instalmentsOf(db: Db): Promise<{ readonly waiting: number; readonly paid: number }> {
  const onSipDay = sql`${orders.createdAt} >= ${`${SIP_DAY}T00:00+05:30`}::timestamptz`;
  return {
    waiting: await db.$count(queue, SIP_MORNING),
    paid: await db.$count(orders, and(eq(orders.paymentState, 'paid'), isNotNull(orders.sipId), onSipDay)),
  };
}

/** The night in which each scheme has a new NAV, as the source names them: the job that takes them over. */
export async function navNight(db: Db): Promise<number> {
  const { rows } = await db.execute<{ amfi_code: string; nav: string }>(
    sql`select amfi_code, latest_nav as nav from schemes where latest_nav is not null`,
  );
  const quotes = rows.map(({ amfi_code: amfiCode, nav }) => ({
    amfiCode,
    date: SIP_DAY,
    nav: Math.round(Number(nav) * 1.001) as NavQuote['nav'],
  }));
  const kit = testKit(db, { providers: { navSource: { quotesOn: () => Promise.resolve(quotes) } } });
  await handlers['publish-navs']?.(kit.services, { payload: { day: SIP_DAY } } as Job);
  return quotes.length;
}
