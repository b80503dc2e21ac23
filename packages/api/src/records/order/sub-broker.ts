import { eq, sql } from 'drizzle-orm';
import { preparedOnce } from '#db/db.js';
import { orders, orderSets } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import type { SubBroker } from '#providers/exchange/port/orders.js';
import { readCertification } from '#records/agent/certification.js';

type Deps = Pick<Context, 'db' | 'clock'>;

/** Returns the advisor whom something credits, as the exchange is told of them; null without one, and where their ARN is not verified or not in force. */
export async function subBrokerOf(deps: Deps, agentCode: string | null): Promise<SubBroker | null> {
  if (agentCode === null) return null;
  const { arn, euin } = await readCertification(deps, agentCode);
  return arn === null ? null : { code: agentCode, arn, euin };
}

const setOfOrder = preparedOnce((db) =>
  db
    .select({ agentCode: orderSets.agentCode })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .where(eq(orders.id, sql.placeholder('orderId')))
    .prepare(''),
);

/** Returns the sub-broker of an order; the instalments of a SIP go by its first one. */
export async function subBrokerOfOrder(deps: Deps, orderId: string | null): Promise<SubBroker | null> {
  if (orderId === null) return null;
  const [set] = await setOfOrder(deps.db).execute({ orderId });
  return subBrokerOf(deps, set?.agentCode ?? null);
}
