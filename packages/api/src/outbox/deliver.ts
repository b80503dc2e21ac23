import { eq } from 'drizzle-orm';
import type { Instant } from '@prosperx/core/time';
import { outbox } from '#db/schema/index.js';
import { ProviderUnknown } from '#providers/provider-unknown.js';
import type { Services } from '#services.js';
import { claim, type Claimed, type ClaimFilter } from './claim.js';

/** Carries out one message. It asks the provider by our reference first and sends only what is not there; it may run more than once. Rejects with ProviderUnknown when no answer came. */
export type OutboxHandler = (services: Services, message: Claimed) => Promise<void>;

export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

const FIRST_RETRY = 5_000;
const LONGEST_RETRY = 15 * 60_000;

/** Delivers what is asked for, or all that is due. Returns how many messages it settled. */
export async function deliver(services: Services, handlers: OutboxHandlers, filter: ClaimFilter = {}): Promise<number> {
  const claimed = await claim(services.db, services.clock.now(), filter);
  let settled = 0;
  for (const message of claimed) if (await deliverOne(services, handlers, message)) settled += 1;
  return settled;
}

async function deliverOne(services: Services, handlers: OutboxHandlers, message: Claimed): Promise<boolean> {
  const handle = handlers[message.topic];
  try {
    if (!handle) throw new Error(`no handler for ${message.topic}`);
    await handle(services, message);
    await settle(services, message, { state: 'done', doneAt: services.clock.now(), lastError: null });
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnknown)) services.log.error('outbox_failed', { topic: message.topic, ref: message.ref, error });
    await settle(services, message, {
      attempts: message.attempts + 1,
      dueAt: nextTry(services.clock.now(), message.attempts),
      lastError: error instanceof Error ? error.name : 'unknown',
    });
    return false;
  }
}

function nextTry(now: Instant, attempts: number): Instant {
  return now + Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** Math.min(attempts, 20));
}

async function settle(services: Services, { seq }: Claimed, change: Partial<typeof outbox.$inferInsert>): Promise<void> {
  await services.db
    .update(outbox)
    .set({ ...change, leaseUntil: null })
    .where(eq(outbox.seq, seq));
}
