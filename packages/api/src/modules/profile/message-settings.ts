import { PxError } from '@prosperx/core/errors';
import {
  type getMessageSettings as getCall,
  type MessageSettings,
  type setWhatsApp as setCall,
  whatsAppConsent,
} from '@prosperx/core/profile';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { giveConsent, withdrawConsent } from '#records/profile/repository.js';
import { whatsAppSince } from '#records/profile/whatsapp.js';

const settingsOf = async (ctx: Context, userId: string): Promise<MessageSettings> => ({
  isOffered: ctx.providers.notifier.hasWhatsApp === true,
  whatsAppSince: await whatsAppSince(ctx, userId),
});

export const getMessageSettings: Verb<typeof getCall> = ({ ctx }) => settingsOf(ctx, subjectOf(ctx).userId);

export const setWhatsApp: Verb<typeof setCall> = async ({ ctx, input: { consent } }) => {
  const { userId, profileId } = subjectOf(ctx);
  // other words than those that are shown were agreed to by nobody
  if (consent !== null && (consent !== whatsAppConsent.version || !ctx.providers.notifier.hasWhatsApp))
    throw new PxError('not_found');
  await ctx.db.transaction(async (tx) => {
    if (consent !== null) await giveConsent(tx, ctx, { profileId, purpose: 'whatsapp', textVersion: consent });
    else
      for (const { id } of await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId)))
        await withdrawConsent(tx, ctx, { profileId: id, purpose: 'whatsapp' });
    await audit(withDb(ctx, tx), { action: consent === null ? 'whatsapp.ended' : 'whatsapp.agreed', objectId: userId });
  });
  return settingsOf(ctx, userId);
};
