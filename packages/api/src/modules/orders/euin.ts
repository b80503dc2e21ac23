import { eq } from 'drizzle-orm';
import type { Context } from '#context.js';
import { orders, orderSets } from '#db/schema/index.js';
import { readCertification } from '#modules/agent/certification.js';

type Needs = Pick<Context, 'db' | 'clock'>;

/** Returns the EUIN, with its prefix E, of the advisor who entered something for its owner; null where the owner did, and where the advisor has none that is verified and in force. */
export async function euinOf(needs: Needs, actorAgentCode: string | null): Promise<string | null> {
  return actorAgentCode === null ? null : (await readCertification(needs, actorAgentCode)).euin;
}

/** Returns the EUIN of the advisor who placed an order; the instalments of a SIP go by its first one. */
export async function euinOfOrder(needs: Needs, orderId: string | null): Promise<string | null> {
  if (orderId === null) return null;
  const [set] = await needs.db
    .select({ actorAgentCode: orderSets.actorAgentCode })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .where(eq(orders.id, orderId));
  return euinOf(needs, set?.actorAgentCode ?? null);
}
