import { eq } from 'drizzle-orm';
import { type MandateRow, profiles } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { reasonOf } from '#log/logger.js';
import type { MandateOutcome, RegisteredMandate } from '#providers/mandate/port.js';
import { ProviderUnknown } from '#providers/providers.js';
import { enqueueNotice } from '#records/profile/owner-notice.js';
import { bookEvent, changeMandate, eventChange } from './change-mandate.js';
import { mandateEndReasons } from './mandate.text.js';
import { readMandate, registeredOf } from './repository.js';

/** Books what a bank says of a mandate; what it says twice, or too late, changes nothing. */
export function bookOutcome(services: Services, mandateId: string, outcome: MandateOutcome): Promise<void> {
  const { state } = outcome;
  if (state === 'waiting') return Promise.resolve();
  if (state === 'approved') return bookEvent(services, mandateId, state, { umrn: outcome.umrn });
  if (state === 'authorised') return bookEvent(services, mandateId, state);
  const facts = { reason: outcome.reason || mandateEndReasons.rejected };
  if (state === 'rejected') return bookEvent(services, mandateId, state, facts);
  return changeMandate(services, mandateId, async (tx, mandate) => {
    const change = await eventChange(services, tx, mandate, state, facts);
    const [owner] = await tx.select().from(profiles).where(eq(profiles.id, mandate.profileId));
    if (change.state !== undefined && owner)
      await enqueueNotice(tx, services, { change: 'mandate_cancelled_there', userId: owner.userId });
    return change;
  });
}

/** Returns how a mandate stands; `waiting` while its provider does not answer, since its time runs all the same. */
export async function statusOf(services: Services, known: RegisteredMandate | null): Promise<MandateOutcome> {
  if (known === null) return { state: 'waiting' };
  try {
    const outcome = await services.providers.mandates.status(known);
    const says = outcome.state === 'authorised' ? outcome.says : undefined;
    if (says !== undefined)
      services.log.warn('mandate_status_unknown', { mandateId: known.mandateId, reason: reasonOf(new Error(says)) });
    return outcome;
  } catch (error) {
    if (error instanceof ProviderUnknown) return { state: 'waiting' };
    throw error;
  }
}

/**
 * Asks whether an approved mandate stands, and books where it has ended at the bank, of which nobody tells us. A bank that is asked and has
 * rejected it by now has taken its approval back; a message that says so may only be late. One of which nothing is said stands.
 */
export async function isStillApproved(services: Services, mandate: MandateRow): Promise<boolean> {
  const outcome = await statusOf(services, await registeredOf(services.db, mandate));
  if (outcome.state !== 'cancelled' && outcome.state !== 'rejected') return true;
  await bookOutcome(services, mandate.id, { ...outcome, state: 'cancelled' });
  return (await readMandate(services.db, mandate.id)).state === 'approved';
}
