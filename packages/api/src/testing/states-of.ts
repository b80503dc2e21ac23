import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, payments } from '#db/schema/index.js';

/** Where the orders of a profile and their money stand, such as `registered unpaid`, sorted. */
export async function orderStatesOf(db: Db, { profileId }: { readonly profileId: string }): Promise<string[]> {
  const rows = await db.select().from(orders).where(eq(orders.profileId, profileId));
  return rows.map(({ state, paymentState }) => `${state} ${paymentState}`).sort();
}

export async function paymentStateOf(db: Db, paymentId: string) {
  return (await db.select().from(payments).where(eq(payments.id, paymentId)))[0]?.state;
}
