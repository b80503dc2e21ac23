import type { Registration, saveUser as call } from '@prosperx/core/profile';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { subjectOf, withDb } from '#context.js';
import { profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { spendTicket } from '#otp/ticket.js';
import { checkComplete } from './view-profile.js';
import { onboardingChallenge } from './profile-otp.js';
import { lockedProfile } from './repository.js';
import { registrationOf } from './registration-state.js';
import { tellExchange } from './register-client.js';

/** Not begun, or refused, becomes sent; what is sent or registered stays as it is, so that a second press does nothing. */
export const saveUser: Verb<typeof call> = ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  return ctx.db.transaction(async (tx): Promise<Registration> => {
    const profile = await lockedProfile(tx, profileId);
    if (profile.registeredWithBse === 1 || profile.registeredWithBse === 3) return registrationOf(profile);
    await checkComplete({ ...ctx, db: tx }, profileId);
    const { ticket } = input;
    await spendTicket({ ctx: withDb(ctx, tx), ...onboardingChallenge({ profile }), ticket, content: null });
    await tx.update(profiles).set({ registeredWithBse: 1 }).where(eq(profiles.id, profileId));
    await tellExchange(tx, ctx, profileId);
    await audit(withDb(ctx, tx), { action: 'registration.sent', objectId: profileId });
    return { registeredWithBse: 1, exchangeRefusal: null };
  });
};
