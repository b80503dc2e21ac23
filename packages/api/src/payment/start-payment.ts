import { eq } from 'drizzle-orm';
import { API_PREFIX } from '@prosperx/core/http';
import { payments } from '#db/schema/index.js';
import { addJob } from '#jobs/jobs.js';
import { SETTLE_PAYMENT } from '#order/topics.js';
import { askFirst } from '#outbox/ask-first.js';
import type { OutboxHandler } from '#outbox/deliver.js';
import { ProviderUnknown } from '#providers/provider-unknown.js';
import { changePayment, type PaymentRow } from './change-payment.js';
import type { PaymentRequest, PaymentStart } from './port.js';

const FIRST_LOOK = 10 * 60_000;

/** Brings one payment to the gateway: asks under our reference first, sends what is not there. */
export const startPayment: OutboxHandler = async (services, message) => {
  const { ref } = message;
  const [payment] = await services.db.select().from(payments).where(eq(payments.clientRef, ref));
  if (!payment) throw new Error('a payment in the outbox does not exist');
  const { gateway } = services.providers;
  try {
    const start = await askFirst<PaymentStart>(services, message, {
      ask: () => gateway.find(ref),
      send: () => gateway.start(requestOf(payment)),
    });
    const dueAt = services.clock.now() + FIRST_LOOK;
    await changePayment(services, ref, async (tx, { state }) => {
      await addJob(tx, { kind: SETTLE_PAYMENT, ref, payload: { ref }, dueAt }, services.clock.now());
      const begun = state === 'created' || state === 'unknown';
      return {
        gatewayRef: start.gatewayRef,
        redirectUrl: start.redirectUrl,
        ...(begun ? { state: 'processing' as const } : {}),
      };
    });
  } catch (error) {
    if (error instanceof ProviderUnknown) {
      await changePayment(services, ref, async (_, { state }) => (state === 'created' ? { state: 'unknown' } : {}));
    }
    throw error;
  }
};

function requestOf({ clientRef, amount, id }: PaymentRow): PaymentRequest {
  return { clientRef, amount, mode: 'netBanking', returnUrl: `${API_PREFIX}/payment/return/${id}` };
}
