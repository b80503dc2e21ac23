import { type Registration, type saveUser as call } from '@prosperx/core/profile';
import { isProfileLocked, isRegisteredWithBse, REGISTRATION_STATE } from '@prosperx/core/registration';
import { eq } from 'drizzle-orm';
import { audit, auditBySystem } from '#audit/audit.js';
import { profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { subjectOf, withDb } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { spendTicket } from '#otp/ticket.js';
import { bseText } from '#providers/exchange/bse/bse.text.js';
import type { ClientAnswer } from '#providers/exchange/port/clients.js';
import { REGISTER_CLIENT } from '#queue/job-kinds.js';
import { type JobHandler } from '#queue/queue.js';
import { sendOnce } from '#queue/send-once.js';
import { hadAccount } from '#records/bank/repository.js';
import { reviewFirstAccount } from '#records/bank/reviews.js';
import { onboardingChallenge } from '#records/profile/profile-challenge.js';
import { queueRegistration, enqueueRegistration } from '#records/profile/registration-jobs.js';
import { declareFatca, isDeclared, lockedProfile, readProfile, registrationOf } from '#records/profile/repository.js';
import { accountFormOf, banksAtExchange, clientOf, refusedHashOf } from './exchange-client.js';
import { checkComplete } from './get-profile.js';
import { saveOptOut } from './nomination.js';
import { queueRegistrationNotification } from './registration-notification.js';

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
    if (profile.nomineesWanted === false) await saveOptOut(tx, ctx, profileId, false);
    await tx.update(profiles).set({ registeredWithBse: REGISTRATION_STATE.pending }).where(eq(profiles.id, profileId));
    await queueRegistration(tx, ctx, profileId);
    await audit(withDb(ctx, tx), { action: 'registration.sent', objectId: profileId });
    return { registeredWithBse: REGISTRATION_STATE.pending, exchangeRefusal: null };
  });
};

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
  const isWithoutBank = isRegisteredWithBse(rows.profile) && rows.bank === null;
  // the account was refused: the exchange is told of this change with the next one
  if (isWithoutBank && (await hadAccount(services.db, profileId))) return;
  const answer = await sendOnce(services, message, {
    ask: () => exchange.findClient(ref),
    send: async () => {
      const form = await accountFormOf(services, rows.profile, { ...client, ...banks });
      return exchange.registerClient({ ...client, ...banks, form });
    },
  });
  await saveAnswer(services, profileId, client, answer);
};

/** Ends a registration that a person has given up: the investor reads that nobody answered, and sends it again. One that has another by now goes by that. */
export const giveUpClient: JobHandler = async (services, { ref, payload }) => {
  const { profileId } = payload as { readonly profileId: string };
  const rows = await readProfile(services.db, profileId);
  const { registrationRef } = rows.profile;
  if (registrationRef === null || ref !== `${REGISTER_CLIENT}:${registrationRef}`) return;
  const answer = { registered: false, reason: bseText.noAnswer, part: null } as const;
  await saveAnswer(services, profileId, clientOf(services, rows, registrationRef), answer);
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
    await queueRegistrationNotification(tx, clock.now(), profile, answer);
    const rows = await readProfile(tx, profileId);
    if (answer.registered && !isRegisteredWithBse(profile)) await reviewFirstAccount(tx, services, rows);
    const now = clientOf(services, rows, client.clientRef);
    // the name of the PAN became known, or the email was changed in another account, while the exchange was sent another
    const isOther = now.name !== client.name || now.email !== client.email;
    if (answer.registered && isOther) await enqueueRegistration(tx, services, profileId);
    const details = { accepted: answer.registered };
    await auditBySystem({ db: tx, clock, crypto }, { action: 'registration.answered', objectId: profileId, details });
  });
}
