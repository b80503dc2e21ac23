import { eq } from 'drizzle-orm';
import { isFinalOrderState, nextOrderState } from '@prosperx/core/order';
import type { ExchangeAnswer, ExchangeOrder } from '#exchange/port.js';
import { orders, profiles, schemes } from '#db/schema/index.js';
import { askFirst } from '#outbox/ask-first.js';
import type { OutboxHandler } from '#outbox/deliver.js';
import { ProviderUnknown } from '#providers/provider-unknown.js';
import type { Services } from '#services.js';
import { changeOrder } from './change-order.js';
import { startSip } from './start-sip.js';

/** Brings one order to the exchange: asks under our reference first, sends what is not there. */
export const registerOrder: OutboxHandler = async (services, message) => {
  const { ref } = message;
  const { exchange } = services.providers;
  const order = await exchangeOrder(services, ref);
  if (!order) return;
  try {
    const answer = await askFirst(services, message, {
      ask: () => exchange.find(ref),
      send: () => exchange.register(order),
    });
    await keepAnswer(services, ref, answer);
  } catch (error) {
    if (error instanceof ProviderUnknown) await keepUnanswered(services, ref);
    throw error;
  }
};

/** null for an order that is over: it is not sent any more. */
async function exchangeOrder({ db }: Services, clientRef: string): Promise<ExchangeOrder | null> {
  const [row] = await db
    .select({ order: orders, isin: schemes.isin, ucc: profiles.ucc })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .where(eq(orders.clientRef, clientRef));
  if (!row) throw new Error('an order in the outbox does not exist');
  if (isFinalOrderState(row.order.state)) return null;
  const { amount, folioNumber, sipDate, instalments, frequency } = row.order;
  const sip = sipDate && instalments ? { sip: { date: sipDate, instalments, frequency } } : {};
  return { clientRef, ucc: row.ucc, isin: row.isin, amount, folioNumber, ...sip };
}

function keepAnswer(services: Services, clientRef: string, answer: ExchangeAnswer): Promise<void> {
  return changeOrder(services, clientRef, async (tx, order) => {
    if (!answer.accepted) return { state: nextOrderState(order.state, 'refused'), remarks: answer.reason };
    if (order.kind === 'sip') await startSip(tx, order, answer.registrationNumber, services.clock.now());
    return { state: nextOrderState(order.state, 'accepted'), bseOrderNumber: answer.orderNumber };
  });
}

function keepUnanswered(services: Services, clientRef: string): Promise<void> {
  return changeOrder(services, clientRef, async (_, order) => ({ state: nextOrderState(order.state, 'unanswered') }));
}
