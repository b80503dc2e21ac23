import {
  isProfileLocked,
  isRegisteredWithBse,
  type Registration,
  REGISTRATION_STATE,
  type saveUser as call,
} from '@prosperx/core/profile';
import { eq } from 'drizzle-orm';
import { audit, auditBySystem } from '#audit/audit.js';
import { type Context, subjectOf, withDb } from '#context.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { spendTicket } from '#otp/ticket.js';
import type { ClientAnswer } from '#providers/exchange/port.js';
import { REGISTER_CLIENT } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { sendOnce } from '#queue/send-once.js';
import { runSoon } from '#queue/worker.js';
import type { Services } from '#services.js';
import { accountFormOf, banksAtExchange, clientOf, refusedHashOf } from './exchange-client.js';
import { checkComplete } from './get-profile.js';
import { onboardingChallenge } from './profile-otp.js';
import { queueRegistrationLetter } from './registration-letter.js';
import { declareFatca, isDeclared, lockedProfile, nameOnPan, readProfile, registrationOf } from './repository.js';

/** Sends a registration that is not begun or was refused; one that is sent or registered stays as it is, so that a second press does nothing. */
export const saveUser: Verb<typeof call> = ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  return ctx.db.transaction(async (tx): Promise<Registration> => {
    const profile = await lockedProfile(tx, profileId);
    if (isProfileLocked(profile)) return registrationOf(profile);
    await checkComplete({ ...ctx, db: tx }, profileId);
    const { ticket } = input;
    await spendTicket({ ctx: withDb(ctx, tx), ...onboardingChallenge({ profile }), ticket, content: null });
    // an advisor who filled it in declares nothing: the owner does, with this code
    if (profile.fatcaDeclaredAt === null) await declareFatca(tx, ctx, profile);
    await tx.update(profiles).set({ registeredWithBse: REGISTRATION_STATE.pending }).where(eq(profiles.id, profileId));
    await queueRegistration(tx, ctx, profileId);
    await audit(withDb(ctx, tx), { action: 'registration.sent', objectId: profileId });
    return { registeredWithBse: REGISTRATION_STATE.pending, exchangeRefusal: null };
  });
};

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

type Client = ReturnType<typeof clientOf>;

/** Brings a profile to the exchange: asks under our reference first, sends what is not there. */
export const registerClient: JobHandler = async (services, message) => {
  const { ref } = message;
  const { profileId } = message.payload as { profileId: string };
  const rows = await readProfile(services.db, profileId);
  if (rows.profile.registrationRef !== ref) return;
  // nothing is reported that was not declared: it is sent with the declaration
  if (!isDeclared(rows.profile)) return;
  const client = clientOf(services, rows, ref);
  const { exchange } = services.providers;
  const banks = await banksAtExchange(services, profileId);
  const answer = await sendOnce(services, message, {
    ask: () => exchange.findClient(ref),
    send: async () => {
      const form = await accountFormOf(services, rows.profile, { ...client, ...banks });
      return exchange.registerClient({ ...client, ...banks, form });
    },
  });
  await saveAnswer(services, profileId, client, answer);
};

/** Keeps the exchange's answer. An investor stays registered when a change is refused: the reason is shown, and they change it again. */
function saveAnswer(services: Services, profileId: string, client: Client, answer: ClientAnswer): Promise<void> {
  const { db, clock, crypto } = services;
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
    // the name of the PAN became known while the exchange was sent another
    if (answer.registered && nameOnPan(profile) !== client.name) await enqueueRegistration(tx, services, profileId);
    const details = { accepted: answer.registered };
    await auditBySystem({ db: tx, clock, crypto }, { action: 'registration.answered', objectId: profileId, details });
  });
}
