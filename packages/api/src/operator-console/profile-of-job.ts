import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import { mandates, orders, orderSets, payments, refunds, sales, sips, transferPlans } from '#db/schema/index.js';

type Owned = PgTable & { readonly profileId: PgColumn };

/** The names in payloads by which an account is found, with where each stands. A reference may be of an order, a redemption or a payment. */
const PLACES: readonly (readonly [string, Owned, PgColumn])[] = [
  ['orderId', orders, orders.id],
  ['clientRef', orders, orders.clientRef],
  ['clientRef', sales, sales.clientRef],
  ['orderSetId', orderSets, orderSets.id],
  ['paymentId', payments, payments.id],
  ['ref', payments, payments.clientRef],
  ['mandateId', mandates, mandates.id],
  ['saleId', sales, sales.id],
  ['sipId', sips, sips.id],
  ['planId', transferPlans, transferPlans.id],
];

async function ofRefund(db: Db, refundId: string): Promise<string | null> {
  const [found] = await db
    .select({ profileId: payments.profileId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  return found?.profileId ?? null;
}

/** Returns the account that a job is about, by the ids in its payload; null for one that is about none, or about one that is erased. */
export async function profileOfJob(db: Db, payload: unknown): Promise<string | null> {
  const ids = (payload ?? {}) as Readonly<Record<string, unknown>>;
  const { profileId, refundId } = ids;
  if (typeof profileId === 'string') return profileId;
  if (typeof refundId === 'string') return ofRefund(db, refundId);
  for (const [name, table, column] of PLACES) {
    const id = ids[name];
    if (typeof id !== 'string') continue;
    const [found] = await db.select({ profileId: table.profileId }).from(table).where(eq(column, id)).limit(1);
    if (typeof found?.profileId === 'string') return found.profileId;
  }
  return null;
}
