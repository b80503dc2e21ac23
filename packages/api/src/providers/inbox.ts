import { and, eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { providerEvents } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';

/** A message of a provider, by the name that the provider gave it. */
interface Delivery {
  readonly provider: 'gateway' | 'mandates';
  readonly eventId: string;
  readonly body: string;
}

/** Handles a message of a provider once, however often it is delivered: it is new, or was kept by a server that died before it was done. */
export async function handleOnce(services: Services, delivery: Delivery, handle: () => Promise<void>): Promise<void> {
  if (!(await keep(services, delivery))) return;
  await handle();
  const { db, clock } = services;
  await db.update(providerEvents).set({ handledAt: clock.now() }).where(named(delivery));
}

/** Keeps a message; returns true when it still has to be handled. */
async function keep({ db, clock, crypto }: Services, delivery: Delivery): Promise<boolean> {
  const { provider, eventId, body } = delivery;
  const id = newId('event');
  await db
    .insert(providerEvents)
    .values({
      id,
      provider,
      eventId,
      receivedAt: clock.now(),
      body: crypto.seal(providerEvents.body, id, body),
    })
    .onConflictDoNothing();
  const [kept] = await db.select().from(providerEvents).where(named(delivery));
  return kept?.handledAt === null;
}

const named = ({ provider, eventId }: Delivery) =>
  and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId));
