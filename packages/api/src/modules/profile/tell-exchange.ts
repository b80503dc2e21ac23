import { eq } from 'drizzle-orm';
import type { Context } from '#context.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { profiles } from '#db/schema/index.js';
import { deliverSoon } from '#modules/orders/deliver-soon.js';
import { enqueue } from '#outbox/outbox.js';
import { REGISTER_CLIENT } from './topics.js';

/**
 * Has the exchange told of a profile as it stands when the message is sent, in the transaction that decided on it. What was still to be
 * sent under an older reference is sent no more.
 */
export async function tellExchange(tx: Db, ctx: Context, profileId: string): Promise<void> {
  const ref = newId('reg');
  await tx.update(profiles).set({ registrationRef: ref, exchangeRefusal: null }).where(eq(profiles.id, profileId));
  await enqueue(tx, [{ topic: REGISTER_CLIENT, ref, payload: { profileId } }], ctx.clock.now());
  deliverSoon(ctx, [ref]);
}
