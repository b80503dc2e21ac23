import { type getPartnerOrders as call, ORDER_DAYS } from '@prosperx/core/partner';
import { addDays, businessDateAt, instantAt } from '@prosperx/core/time';
import { and, eq, gte, inArray, or } from 'drizzle-orm';
import { agentCustomers, orders, orderSets, partnerAgents, partnerCustomers, profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { partnerAdminOf } from '#kernel/context.js';

/** Counts what its events tell of: orders of its agents, of their customers, and of the customers it is connected with. Days without any stand there too. */
export const getPartnerOrders: Verb<typeof call> = async ({ ctx }) => {
  const { db } = ctx;
  const partnerId = partnerAdminOf(ctx);
  const today = businessDateAt(ctx.clock.now());
  const first = addDays(today, 1 - ORDER_DAYS);
  const agents = db
    .select({ code: partnerAgents.agentCode })
    .from(partnerAgents)
    .where(eq(partnerAgents.partnerId, partnerId));
  const mapped = db
    .select({ userId: agentCustomers.userId })
    .from(agentCustomers)
    .where(inArray(agentCustomers.agentCode, agents));
  const connected = db
    .select({ userId: partnerCustomers.userId })
    .from(partnerCustomers)
    .where(eq(partnerCustomers.partnerId, partnerId));
  const made = await db
    .select({ at: orderSets.createdAt })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .where(
      and(
        gte(orderSets.createdAt, instantAt(first, '00:00')),
        or(inArray(orderSets.agentCode, agents), inArray(profiles.userId, mapped), inArray(profiles.userId, connected)),
      ),
    );
  const counts = new Map<string, number>();
  for (const { at } of made) {
    const day = businessDateAt(at);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return Array.from({ length: ORDER_DAYS }, (_, index) => {
    const day = addDays(first, index);
    return { day, orders: counts.get(day) ?? 0 };
  });
};
