import { isProfileLocked, type Registration, REGISTRATION_STATE, type saveUser as call } from '@prosperx/core/profile';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { subjectOf, withDb } from '#context.js';
import { profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { spendTicket } from '#otp/ticket.js';
import { onboardingChallenge } from './profile-otp.js';
import { queueRegistration } from './register-client.js';
import { registrationOf } from './registration-state.js';
import { lockedProfile } from './repository.js';
import { checkComplete } from './get-profile.js';

/** Not begun, or refused, becomes sent; what is sent or registered stays as it is, so that a second press does nothing. */
export const saveUser: Verb<typeof call> = ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  return ctx.db.transaction(async (tx): Promise<Registration> => {
    const profile = await lockedProfile(tx, profileId);
    if (isProfileLocked(profile)) return registrationOf(profile);
    await checkComplete({ ...ctx, db: tx }, profileId);
    const { ticket } = input;
    await spendTicket({ ctx: withDb(ctx, tx), ...onboardingChallenge({ profile }), ticket, content: null });
    await tx.update(profiles).set({ registeredWithBse: REGISTRATION_STATE.pending }).where(eq(profiles.id, profileId));
    await queueRegistration(tx, ctx, profileId);
    await audit(withDb(ctx, tx), { action: 'registration.sent', objectId: profileId });
    return { registeredWithBse: REGISTRATION_STATE.pending, exchangeRefusal: null };
  });
};
