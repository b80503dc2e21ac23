import { isFinalOrderState, nextOrderState } from '@prosperx/core/order';
import type { Services } from '#kernel/services.js';
import { changeOrder } from '#modules/orders/change-order.js';
import { endSearchInTime } from '#modules/orders/end-search.js';
import { notifyInvestor } from '#modules/orders/order-notification.js';
import { debitInstalment } from '#modules/orders/sip/permit-instalment.js';
import { registerLaterSip } from '#modules/orders/sip/register-later-sip.js';
import { saveSipStart, startSip } from '#modules/orders/sip/start-sip.js';
import type { ExchangeAnswer, ExchangeOrder } from '#providers/exchange/port/orders.js';
import { ProviderUnknown } from '#providers/providers.js';
import type { JobHandler } from '#queue/queue.js';
import { sendOnce } from '#queue/send-once.js';
import { type OrderAtExchange, readOrder } from '#records/order/repository.js';
import { subBrokerOf } from '#records/order/sub-broker.js';

/** Registers one order with the exchange: asks by our reference first, and sends only what is not there. */
export const registerOrder: JobHandler = async (services, message) => {
  const { ref } = message;
  const { exchange } = services.providers;
  const known = await readOrder(services.db, { clientRef: ref });
  // an order that is over is not sent any more
  if (isFinalOrderState(known.order.state)) return;
  try {
    if (known.order.paymentState === 'not_due') return await registerLaterSip(services, message, known);
    const answer = await sendOnce(services, message, {
      ask: () => exchange.find(ref),
      send: async () => {
        // one that was withdrawn meanwhile is not sent any more; its cancellation ends it
        if (known.order.state === 'cancelling') throw new ProviderUnknown('an order that may yet arrive');
        return exchange.register(await orderToSend(services, known));
      },
    });
    await saveAnswer(services, ref, answer);
  } catch (error) {
    if (error instanceof ProviderUnknown) {
      await saveUnanswered(services, ref);
      // an instalment that the exchange made may be older than our first question
      await endSearchInTime(services, known.order, message.createdAt);
    }
    throw error;
  }
};

async function orderToSend(
  services: Services,
  { order, isin, offer, ucc, sipNumber, agentCode }: OrderAtExchange,
): Promise<ExchangeOrder> {
  const { clientRef, amount, folioNumber, sipId, sipDate, instalments, frequency } = order;
  const subBroker = await subBrokerOf(services, agentCode);
  const sent = { clientRef, ucc, isin, amount, folioNumber, subBroker };
  if (sipId !== null) return { ...sent, registrationNumber: sipNumber };
  if (!sipDate || !instalments) return sent;
  const { start } = await saveSipStart(services, order, sipDate, offer);
  return { ...sent, sip: { start, instalments, frequency } };
}

function saveAnswer(services: Services, clientRef: string, answer: ExchangeAnswer): Promise<void> {
  return changeOrder(services, clientRef, async (tx, order) => {
    const now = services.clock.now();
    if (!answer.accepted) {
      // the page that places an order shows an answer that comes at once
      if (order.sipId !== null) await notifyInvestor(tx, { about: 'instalment_failed', id: order.id }, now);
      else if (order.state === 'unknown') await notifyInvestor(tx, { about: 'refused', id: order.id }, now);
      return { state: nextOrderState(order.state, 'refused'), remarks: answer.reason };
    }
    const { orderNumber: bseOrderNumber, registrationNumber } = answer;
    const accepted = { bseOrderNumber, acceptedAt: order.acceptedAt ?? now };
    if (order.sipId !== null) return { ...accepted, ...(await debitInstalment(services, tx, order)) };
    if (order.kind === 'sip') await startSip(tx, order, registrationNumber, now, services.calendar);
    return { ...accepted, state: nextOrderState(order.state, 'accepted') };
  });
}

function saveUnanswered(services: Services, clientRef: string): Promise<void> {
  return changeOrder(services, clientRef, async (_, order) => {
    const state = nextOrderState(order.state, 'unanswered');
    return state === order.state ? {} : { state };
  });
}
