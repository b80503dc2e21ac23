import { eq } from 'drizzle-orm';
import { payments } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { PaymentEvent, PaymentOutcome, ReadHeader } from '#providers/gateway/port.js';
import { handleOnce } from '#providers/inbox.js';
import { CONFIRM_FUNDS, START_PAYMENT } from '#queue/job-kinds.js';
import { runNow } from '#queue/worker.js';
import { bookOutcome } from './book-outcome.js';
import { findPayment } from './poll-gateway.js';

/** Receives a message of the gateway. Returns false for a forged one, which does nothing; a repeated one, or one about a payment that is not ours, does nothing either. */
export async function receiveCallback(services: Services, body: string, header: ReadHeader): Promise<boolean> {
  const event = services.providers.gateway.readCallback(body, header);
  if (!event) return false;
  if (event === 'other') return true;
  const { eventId, clientRef } = event;
  if (!(await isOurs(services, event))) services.log.error('payment_event_unknown', { eventId });
  else
    await handleOnce(services, 'gateway', event, async () => {
      await bookOutcome(services, clientRef, await outcomeOf(services, event));
      await runNow(
        services,
        [START_PAYMENT, CONFIRM_FUNDS].map((kind) => ({ kind, ref: clientRef })),
      );
    });
  return true;
}

/** Returns the outcome of a message; for money whose time it does not say, what the gateway says of it when it is asked, if it answers. */
async function outcomeOf(services: Services, { clientRef, outcome, isVague }: PaymentEvent): Promise<PaymentOutcome> {
  if (!isVague || outcome.state !== 'paid') return outcome;
  const known = await findPayment(services, clientRef).catch(() => null);
  if (known?.outcome.state !== 'paid') return outcome;
  // of a gateway that does not say it then either, the message is nearer
  return { ...known.outcome, at: Math.min(known.outcome.at, outcome.at) };
}

async function isOurs({ db }: Services, { clientRef }: PaymentEvent): Promise<boolean> {
  return (await db.$count(payments, eq(payments.clientRef, clientRef))) > 0;
}
