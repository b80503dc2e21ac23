import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import {
  mandates,
  orders,
  orderSets,
  payments,
  profiles,
  queue,
  refunds,
  sales,
  sipChanges,
  sips,
  transferPlans,
} from '#db/schema/index.js';
import type { Job } from '#queue/queue.js';
import * as lines from './record-lines.js';

type Named = (db: Db, id: string) => SQL;

const by =
  (column: PgColumn): Named =>
  (_db, id) =>
    eq(column, id);

const byChange: Named = (db, id) =>
  inArray(sips.id, db.select({ id: sipChanges.sipId }).from(sipChanges).where(eq(sipChanges.id, id)));

/** The names in payloads by which a record is found, the closest first. A reference, or the id of a notification, may be of several kinds. */
const PLACES: readonly (readonly [string, lines.Lines, Named])[] = [
  ['refundId', lines.refundLines, by(refunds.id)],
  ['orderId', lines.orderLines, by(orders.id)],
  ['clientRef', lines.orderLines, by(orders.clientRef)],
  ['clientRef', lines.redemptionLines, by(sales.clientRef)],
  ['orderSetId', lines.orderLines, by(orderSets.id)],
  ['paymentId', lines.paymentLines, by(payments.id)],
  ['ref', lines.paymentLines, by(payments.clientRef)],
  ['mandateId', lines.mandateLines, by(mandates.id)],
  ['saleId', lines.redemptionLines, by(sales.id)],
  ['changeId', lines.sipLines, byChange],
  ['sipId', lines.sipLines, by(sips.id)],
  ['planId', lines.planLines, by(transferPlans.id)],
  ['profileId', lines.personLines, by(profiles.id)],
  ['userId', lines.personLines, by(profiles.userId)],
  ['id', lines.orderLines, by(orders.id)],
  ['id', lines.orderLines, by(orderSets.id)],
  ['id', lines.paymentLines, by(payments.id)],
];

/** Returns what a job is about, by the ids in its payload; null for one that is about no account, or about one that is erased. */
export async function recordOfJob(db: Db, payload: unknown): Promise<lines.RecordLine | null> {
  const ids = (payload ?? {}) as Readonly<Record<string, unknown>>;
  for (const [name, linesOf, named] of PLACES) {
    const id = ids[name];
    if (typeof id !== 'string') continue;
    const [found] = await linesOf(db, named(db, id));
    if (found) return found;
  }
  return null;
}

/** All by which payloads name an account: the reverse of `PLACES`. */
const namesOf = (profileId: string): SQL => sql`
  select unnest(array[${profiles.id}, ${profiles.userId}]) from ${profiles} where ${profiles.id} = ${profileId}
  union all select unnest(array[${orders.id}, ${orders.clientRef}, ${orders.orderSetId}]) from ${orders} where ${orders.profileId} = ${profileId}
  union all select unnest(array[${payments.id}, ${payments.clientRef}]) from ${payments} where ${payments.profileId} = ${profileId}
  union all select ${refunds.id} from ${refunds} join ${payments} on ${payments.id} = ${refunds.paymentId} where ${payments.profileId} = ${profileId}
  union all select ${mandates.id} from ${mandates} where ${mandates.profileId} = ${profileId}
  union all select unnest(array[${sales.id}, ${sales.clientRef}]) from ${sales} where ${sales.profileId} = ${profileId}
  union all select ${sips.id} from ${sips} where ${sips.profileId} = ${profileId}
  union all select ${sipChanges.id} from ${sipChanges} join ${sips} on ${sips.id} = ${sipChanges.sipId} where ${sips.profileId} = ${profileId}
  union all select ${transferPlans.id} from ${transferPlans} where ${transferPlans.profileId} = ${profileId}`;

/** Holds for jobs whose payload names an account or a record of it, were it an order set or a payment alone. */
export const isAbout = (profileId: string): SQL =>
  sql`exists (select 1 from jsonb_each_text(${queue.payload}) named where named.value in (${namesOf(profileId)}))`;

/** Holds for the jobs of the page that follows one that ends with a job. */
export const afterSeq = (seq: string | undefined): SQL | undefined =>
  /^\d{1,15}$/.test(seq ?? '') ? gt(queue.seq, Number(seq)) : undefined;

/** Reads the parked jobs about an account. */
export const jobsParkedAbout = (db: Db, profileId: string): Promise<Pick<Job, 'seq' | 'kind' | 'dueAt'>[]> =>
  db
    .select({ seq: queue.seq, kind: queue.kind, dueAt: queue.dueAt })
    .from(queue)
    .where(and(eq(queue.state, 'parked'), isAbout(profileId)))
    .orderBy(asc(queue.seq));
