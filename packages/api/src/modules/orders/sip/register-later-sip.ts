import { nextOrderState } from '@prosperx/core/order';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { queue } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { changeOrder } from '#modules/orders/change-order.js';
import { notifyInvestor } from '#modules/orders/order-notification.js';
import type { SipRegistration } from '#providers/exchange/port/sips.js';
import { REGISTER_ORDER } from '#queue/job-kinds.js';
import type { Job } from '#queue/queue.js';
import { orderText } from '#records/order/remarks.text.js';
import type { OrderAtExchange } from '#records/order/repository.js';
import { subBrokerOfOrder } from '#records/order/sub-broker.js';
import { registerSipOnce } from '#records/sip/register-once.js';
import { saveSipStart, startSip } from './start-sip.js';

/**
 * Registers a SIP that begins on its first SIP date, once: no order of today goes with it. It runs from then on, each instalment as an order of its own.
 *
 * Its order is never `cancelling` while it is sent: one that nobody has confirmed ends without the exchange, a confirmed one is neither discarded
 * nor does it expire, and none is taken within a new fund offer, which may be withdrawn.
 */
export async function registerLaterSip(services: Services, message: Job, known: OrderAtExchange): Promise<void> {
  const answer = await registerSipOnce(
    services,
    message,
    async () => (await registrationOf(services, known)) ?? { accepted: false, reason: orderText.mandateMissing },
  );
  await changeOrder(services, message.ref, async (tx, order) => {
    const now = services.clock.now();
    const state = nextOrderState(order.state, answer.accepted ? 'sip_registered' : 'refused');
    if (state === order.state) return {};
    const about = answer.accepted ? 'sip_registered' : 'refused';
    await notifyInvestor(tx, { about, id: order.id }, now);
    if (!answer.accepted) return { state, remarks: answer.reason };
    await startSip(tx, order, answer.registrationNumber, now, services.calendar);
    return { state, acceptedAt: now };
  });
}

/** Returns the SIP as the exchange registers it; null where no approved mandate covers its first instalment any more. */
async function registrationOf(
  services: Services,
  { order, isin, ucc }: OrderAtExchange,
): Promise<SipRegistration | null> {
  const { clientRef, amount, folioNumber, sipDate, instalments, frequency } = order;
  if (!sipDate || !instalments) throw new Error('a SIP order has no date or no instalments');
  const { start, mandate } = await saveSipStart(services, order, sipDate, null);
  if (!mandate) return null;
  const [sent] = await services.db
    .select({ serial: queue.seq })
    .from(queue)
    .where(and(eq(queue.kind, REGISTER_ORDER), eq(queue.ref, clientRef)));
  return {
    clientRef,
    ucc,
    isin,
    amount,
    folioNumber,
    subBroker: await subBrokerOfOrder(services, order.id),
    sip: { start, instalments, frequency },
    mandateId: mandate.exchangeMandateId,
    serial: sent?.serial ?? 0,
    requestedOn: businessDateAt(order.createdAt),
  };
}
