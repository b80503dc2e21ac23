import { isRegisteredWithBse, isRegistrationPending } from '@prosperx/core/profile';
import { PxError } from '@prosperx/core/errors';
import { fromNomineePayload, type Nomination, slotFieldOf, type updateNominees as call } from '@prosperx/core/nominee';
import { eq, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type Context, type Subject, withDb } from '#context.js';
import type { Db } from '#db/db.js';
import { profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { throwFieldErrors } from './contact.js';
import { checkNomination, checkNomineePlaces, keepOptOut, nominationChange, tidyNominee } from './nomination.js';
import { notifyOwner } from './owner-notice.js';
import { profileChallenge } from './profile-otp.js';
import { lockedProfile, ownProfile, readProfile } from './repository.js';
import { queueRegistration } from './register-client.js';
import { viewProfile } from './view-profile.js';
import { checkTicket, spendTicket, type TicketUse } from '#otp/ticket.js';

const names = { nameOf: slotFieldOf, list: 'nomineeOptFlag' } as const;

async function keep(tx: Db, ctx: Context, { profileId, userId }: Subject, nomination: Nomination, use: TicketUse) {
  const profile = await lockedProfile(tx, profileId);
  // the exchange is being sent the profile: its answer comes within moments
  if (isRegistrationPending(profile)) throw new PxError('profile_locked');
  throwFieldErrors(checkNomination(ctx, profile, nomination, names));
  if (isRegisteredWithBse(profile) && !(await spendTicket({ ...use, ctx: withDb(ctx, tx) }))) return;
  await keepOptOut(tx, ctx, profileId, nomination.optIn);
  await tx
    .update(profiles)
    .set({ ...nominationChange(ctx, nomination), revision: sql`${profiles.revision} + 1` })
    .where(eq(profiles.id, profileId));
  if (isRegisteredWithBse(profile)) {
    await queueRegistration(tx, ctx, profileId);
    await notifyOwner(tx, ctx, { change: 'nominees', userId });
  }
  await audit(withDb(ctx, tx), { action: 'nominees.updated', objectId: profileId });
}

/** Replaces all of a nomination. A registered investor confirms it by OTP, and the exchange gets it. */
export const updateNominees: Verb<typeof call> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.encryptedId);
  const { ticket, ...content } = input;
  const use: TicketUse = { ctx, ...profileChallenge(subject, 'edit'), ticket, content };
  if (isRegisteredWithBse(subject)) await checkTicket(use);
  const { optIn, nominees } = fromNomineePayload(input);
  const nomination = { optIn, nominees: nominees.map(tidyNominee) };
  const { profile } = await readProfile(ctx.db, subject.profileId);
  throwFieldErrors({
    ...(await checkNomineePlaces(ctx, nomination, slotFieldOf)),
    ...checkNomination(ctx, profile, nomination, names),
  });
  await ctx.db.transaction((tx) => keep(tx, ctx, subject, nomination, use));
  return viewProfile(ctx, subject.profileId);
};
