import { isRegisteredWithBse, REGISTRATION_STATE } from '@prosperx/core/profile';
import { eq } from 'drizzle-orm';
import { auditBySystem } from '#audit/audit.js';
import type { Context } from '#context.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { profiles } from '#db/schema/index.js';
import { runSoon } from '#queue/worker.js';
import { sendOnce } from '#queue/send-once.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import type { ClientAnswer } from '#providers/exchange/port.js';
import type { Services } from '#services.js';
import { clientOf, accountFormOf, refusedHashOf } from './exchange-client.js';
import { queueRegistrationLetter } from './registration-letter.js';
import { lockedProfile, readProfile } from './repository.js';

/** Messages to the exchange about investors. The name stands in the database. */
export const REGISTER_CLIENT = 'exchange.register_client';

/**
 * Queues the registration of a profile as it stands when the message is sent, in the transaction that decided on it. What was still to be
 * sent under an older reference is sent no more.
 */
export async function queueRegistration(tx: Db, ctx: Context, profileId: string): Promise<void> {
  const ref = newId('reg');
  await tx.update(profiles).set({ registrationRef: ref, exchangeRefusal: null }).where(eq(profiles.id, profileId));
  const message = { kind: REGISTER_CLIENT, ref, payload: { profileId } };
  await enqueue(tx, [message], ctx.clock.now());
  runSoon(ctx, [message]);
}

type Client = ReturnType<typeof clientOf>;

/** Brings a profile to the exchange: asks under our reference first, sends what is not there. */
export const registerClient: JobHandler = async (services, message) => {
  const { ref } = message;
  const { profileId } = message.payload as { profileId: string };
  const rows = await readProfile(services.db, profileId);
  if (rows.profile.registrationRef !== ref) return;
  const client = clientOf(services, rows, ref);
  const { exchange } = services.providers;
  const answer = await sendOnce(services, message, {
    ask: () => exchange.findClient(ref),
    send: async () => exchange.registerClient({ ...client, form: await accountFormOf(services, rows.profile, client) }),
  });
  await keepAnswer(services, profileId, client, answer);
};

/** Keeps the exchange's answer. An investor stays registered when a change is refused: the reason is shown, and they change it again. */
function keepAnswer(services: Services, profileId: string, client: Client, answer: ClientAnswer): Promise<void> {
  const { db, clock } = services;
  const refusal = answer.registered
    ? { exchangeRefusal: null, refusedPart: null, refusedHash: null }
    : {
        exchangeRefusal: answer.reason,
        refusedPart: answer.part,
        refusedHash: refusedHashOf(services, client, answer.part),
      };
  return db.transaction(async (tx) => {
    const profile = await lockedProfile(tx, profileId);
    if (profile.registrationRef !== client.clientRef) return;
    const state =
      answer.registered || isRegisteredWithBse(profile) ? REGISTRATION_STATE.registered : REGISTRATION_STATE.refused;
    await tx
      .update(profiles)
      .set({ registeredWithBse: state, ...refusal })
      .where(eq(profiles.id, profileId));
    await queueRegistrationLetter(tx, clock.now(), profile, answer);
    const details = { accepted: answer.registered };
    await auditBySystem({ db: tx, clock }, { action: 'registration.answered', objectId: profileId, details });
  });
}
