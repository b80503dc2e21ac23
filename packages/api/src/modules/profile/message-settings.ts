import { PxError } from '@prosperx/core/errors';
import { languageOf } from '@prosperx/core/language';
import {
  type getMessageSettings as getCall,
  type MessageSettings,
  type setLetterLanguage as languageCall,
  type setWhatsApp as setCall,
  whatsAppConsent,
} from '@prosperx/core/profile';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { profiles, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { languageOfPerson } from '#records/profile/reach.js';
import { giveConsent, withdrawConsent } from '#records/profile/repository.js';
import { whatsAppSince } from '#records/profile/whatsapp.js';

const settingsOf = async (ctx: Context, userId: string): Promise<MessageSettings> => ({
  isOffered: ctx.providers.notifier.hasWhatsApp === true,
  whatsAppSince: await whatsAppSince(ctx, userId),
  language: await languageOfPerson(ctx.db, userId),
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

export const setLetterLanguage: Verb<typeof languageCall> = async ({ ctx, input }) => {
  const language = languageOf(input.language);
  const { userId } = subjectOf(ctx);
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set({ language }).where(eq(users.id, userId));
    await audit(withDb(ctx, tx), { action: 'letters.language', objectId: userId, details: { language } });
  });
  return settingsOf(ctx, userId);
};
