import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import {
  mandates,
  orders,
  orderSets,
  payments,
  profiles,
  refunds,
  sales,
  sips,
  transferPlans,
} from '#db/schema/index.js';
import * as lines from './record-lines.js';

/** The names in payloads by which a record is found, the closest first. A reference, or the id of a letter, may be of several kinds. */
const PLACES: readonly (readonly [string, lines.Lines, PgColumn])[] = [
  ['refundId', lines.refundLines, refunds.id],
  ['orderId', lines.orderLines, orders.id],
  ['clientRef', lines.orderLines, orders.clientRef],
  ['clientRef', lines.redemptionLines, sales.clientRef],
  ['orderSetId', lines.orderLines, orderSets.id],
  ['paymentId', lines.paymentLines, payments.id],
  ['ref', lines.paymentLines, payments.clientRef],
  ['mandateId', lines.mandateLines, mandates.id],
  ['saleId', lines.redemptionLines, sales.id],
  ['sipId', lines.sipLines, sips.id],
  ['planId', lines.planLines, transferPlans.id],
  ['profileId', lines.personLines, profiles.id],
  ['id', lines.orderLines, orders.id],
  ['id', lines.orderLines, orderSets.id],
  ['id', lines.paymentLines, payments.id],
];

/** Returns what a job is about, by the ids in its payload; null for one that is about no account, or about one that is erased. */
export async function recordOfJob(db: Db, payload: unknown): Promise<lines.RecordLine | null> {
  const ids = (payload ?? {}) as Readonly<Record<string, unknown>>;
  for (const [name, linesOf, column] of PLACES) {
    const id = ids[name];
    if (typeof id !== 'string') continue;
    const [found] = await linesOf(db, eq(column, id));
    if (found) return found;
  }
  return null;
}
