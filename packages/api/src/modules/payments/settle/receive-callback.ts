import { and, eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { payments, providerEvents } from '#db/schema/index.js';
import { CONFIRM_FUNDS, START_PAYMENT } from '#queue/job-kinds.js';
import { runNow } from '#queue/worker.js';
import type { Services } from '#services.js';
import type { PaymentEvent } from '#providers/gateway/port.js';
import { bookOutcome } from './book-outcome.js';

const PROVIDER = 'gateway';

/** Receives a message of the gateway. Returns false for a forged one, which does nothing; a repeated one, or one about a payment that is not ours, does nothing either. */
export async function receiveCallback(services: Services, body: string, signature: string): Promise<boolean> {
  const event = services.providers.gateway.readCallback(body, signature);
  if (!event) return false;
  if (!(await isOurs(services, event))) services.log.error('payment_event_unknown', { eventId: event.eventId });
  else if (await keepEvent(services, event, body)) {
    await bookOutcome(services, event.clientRef, event.outcome);
    await markHandled(services, event);
    await runNow(
      services,
      [START_PAYMENT, CONFIRM_FUNDS].map((kind) => ({ kind, ref: event.clientRef })),
    );
  }
  return true;
}

async function isOurs({ db }: Services, { clientRef }: PaymentEvent): Promise<boolean> {
  return (await db.$count(payments, eq(payments.clientRef, clientRef))) > 0;
}

/** Keeps a message; returns true when it still has to be handled: it is new, or was kept by a server that died before it was done. */
async function keepEvent({ db, clock, crypto }: Services, event: PaymentEvent, body: string): Promise<boolean> {
  const id = newId('event');
  await db
    .insert(providerEvents)
    .values({
      id,
      provider: PROVIDER,
      eventId: event.eventId,
      body: crypto.seal(providerEvents.body, id, body),
      receivedAt: clock.now(),
    })
    .onConflictDoNothing();
  const [kept] = await db.select().from(providerEvents).where(named(event));
  return kept?.handledAt === null;
}

async function markHandled({ db, clock }: Services, event: PaymentEvent): Promise<void> {
  await db.update(providerEvents).set({ handledAt: clock.now() }).where(named(event));
}

const named = ({ eventId }: PaymentEvent) =>
  and(eq(providerEvents.provider, PROVIDER), eq(providerEvents.eventId, eventId));
