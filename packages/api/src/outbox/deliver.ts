import { and, eq } from 'drizzle-orm';
import type { Instant } from '@prosperx/core/time';
import { outbox } from '#db/schema/index.js';
import { ProviderUnknown } from '#providers/provider-unknown.js';
import type { Services } from '#services.js';
import { LeaseOver } from './ask-first.js';
import { claim, type Claimed, type ClaimFilter } from './claim.js';
import { announced, oneAtATime } from './in-hand.js';

/**
 * Carries out one message. It asks the provider by our reference first and sends only what is not there (`askFirst`); it may
 * run more than once. Rejects with ProviderUnknown when no answer came.
 */
export type OutboxHandler = (services: Services, message: Claimed) => Promise<void>;

export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

const FIRST_RETRY = 5_000;
const LONGEST_RETRY = 15 * 60_000;

/** Delivers what is asked for, or all that is due. Returns how many messages it settled. */
export function deliver(services: Services, handlers: OutboxHandlers, filter: ClaimFilter = {}): Promise<number> {
  return announced(services.db, filter.refs ?? [], deliverAll(services, handlers, filter));
}

async function deliverAll(services: Services, handlers: OutboxHandlers, filter: ClaimFilter): Promise<number> {
  const claimed = await claim(services.db, services.clock.now(), filter);
  let settled = 0;
  for (const message of claimed) {
    const done = await oneAtATime(services.db, message, () => deliverOne(services, handlers, message));
    if (done) settled += 1;
  }
  return settled;
}

async function deliverOne(services: Services, handlers: OutboxHandlers, message: Claimed): Promise<boolean> {
  const handle = handlers[message.topic];
  // those before it took so long that another worker may have it by now
  if (message.leaseUntil === null || services.clock.now() >= message.leaseUntil) return false;
  try {
    if (!handle) throw new Error(`no handler for ${message.topic}`);
    await handle(services, message);
  } catch (error) {
    await putOff(services, message, error);
    return false;
  }
  await services.db
    .update(outbox)
    .set({ state: 'done', doneAt: services.clock.now(), lastError: null, leaseUntil: null })
    .where(eq(outbox.seq, message.seq));
  return true;
}

/** Only who still holds the lease puts a message off: otherwise it is in the hands of somebody else. */
async function putOff({ db, clock, log }: Services, message: Claimed, error: unknown): Promise<void> {
  const { seq, topic, ref, attempts, leaseUntil } = message;
  const expected = error instanceof ProviderUnknown || error instanceof LeaseOver;
  if (!expected) log.error('outbox_failed', { topic, ref, error });
  await db
    .update(outbox)
    .set({
      attempts: attempts + 1,
      dueAt: nextTry(clock.now(), attempts),
      lastError: error instanceof Error ? error.name : 'unknown',
      leaseUntil: null,
    })
    .where(and(eq(outbox.seq, seq), eq(outbox.leaseUntil, leaseUntil ?? 0)));
}

function nextTry(now: Instant, attempts: number): Instant {
  return now + Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** Math.min(attempts, 20));
}
