import { eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { profiles } from '#db/schema/index.js';
import { type Context } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { REGISTER_CLIENT } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';

/**
 * Queues the registration of a profile, as it is when the message is sent, in the transaction that decides on it. What was still to be
 * sent under an older reference is sent no more.
 */
export async function queueRegistration(tx: Db, ctx: Context, profileId: string): Promise<void> {
  runSoon(ctx, [await enqueueRegistration(tx, ctx, profileId)]);
}

/** The same for a job, which needs no answer to leave before it. */
export async function enqueueRegistration(tx: Db, { clock }: Pick<Services, 'clock'>, profileId: string) {
  const ref = newId('reg');
  await tx.update(profiles).set({ registrationRef: ref, exchangeRefusal: null }).where(eq(profiles.id, profileId));
  const message = { kind: REGISTER_CLIENT, ref, payload: { profileId } };
  await enqueue(tx, [message], clock.now());
  return message;
}
