import { and, eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { providerEvents } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';

type Provider = 'gateway' | 'mandates';

/** What was read of a message of a provider, which has given it a name. */
interface Message {
  readonly eventId: string;
  /** Ours. */
  readonly clientRef: string;
  readonly outcome: object;
}

/** Handles a message of a provider once, however often it is delivered: it is new, or was kept by a server that died before it was done. */
export async function handleOnce(
  services: Services,
  provider: Provider,
  message: Message,
  handle: () => Promise<void>,
): Promise<void> {
  if (!(await keep(services, provider, message))) return;
  await handle();
  const { db, clock } = services;
  await db.update(providerEvents).set({ handledAt: clock.now() }).where(named(provider, message));
}

/** Keeps a message; returns true when it still has to be handled. What it says besides is not kept: gateways repeat whatever their payer entered. */
async function keep({ db, clock, crypto }: Services, provider: Provider, message: Message): Promise<boolean> {
  const { eventId, clientRef, outcome } = message;
  const id = newId('event');
  const body = crypto.seal(providerEvents.body, id, JSON.stringify({ clientRef, outcome }));
  await db
    .insert(providerEvents)
    .values({ id, provider, eventId, receivedAt: clock.now(), body })
    .onConflictDoNothing();
  const [kept] = await db.select().from(providerEvents).where(named(provider, message));
  return kept?.handledAt === null;
}

const named = (provider: Provider, { eventId }: Message) =>
  and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId));
