import { eq } from 'drizzle-orm';
import { payments } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { PaymentEvent, ReadHeader } from '#providers/gateway/port.js';
import { handleOnce } from '#providers/inbox.js';
import { CONFIRM_FUNDS, START_PAYMENT } from '#queue/job-kinds.js';
import { runNow } from '#queue/worker.js';
import { bookOutcome } from './book-outcome.js';

/** Receives a message of the gateway. Returns false for a forged one, which does nothing; a repeated one, or one about a payment that is not ours, does nothing either. */
export async function receiveCallback(services: Services, body: string, header: ReadHeader): Promise<boolean> {
  const event = services.providers.gateway.readCallback(body, header);
  if (!event) return false;
  if (event === 'other') return true;
  const { eventId, clientRef, outcome } = event;
  if (!(await isOurs(services, event))) services.log.error('payment_event_unknown', { eventId });
  else
    await handleOnce(services, 'gateway', event, async () => {
      await bookOutcome(services, clientRef, outcome);
      await runNow(
        services,
        [START_PAYMENT, CONFIRM_FUNDS].map((kind) => ({ kind, ref: clientRef })),
      );
    });
  return true;
}

async function isOurs({ db }: Services, { clientRef }: PaymentEvent): Promise<boolean> {
  return (await db.$count(payments, eq(payments.clientRef, clientRef))) > 0;
}
