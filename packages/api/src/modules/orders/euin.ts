import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { orders, orderSets } from '#db/schema/index.js';
import { findAgent } from '#http/agent.js';

/** Returns the EUIN, with its prefix E, of the advisor who entered something for its owner; null where the owner did, or where the advisor has none. */
export async function euinOf(db: Db, actorAgentCode: string | null): Promise<string | null> {
  if (actorAgentCode === null) return null;
  return (await findAgent(db, actorAgentCode))?.euin ?? null;
}

/** Returns the EUIN of the advisor who placed an order; the instalments of a SIP go by its first one. */
export async function euinOfOrder(db: Db, orderId: string | null): Promise<string | null> {
  if (orderId === null) return null;
  const [set] = await db
    .select({ actorAgentCode: orderSets.actorAgentCode })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .where(eq(orders.id, orderId));
  return euinOf(db, set?.actorAgentCode ?? null);
}
