import { PxError } from '@prosperx/core/errors';
import { said } from '@prosperx/core/language';
import {
  EMAIL_LINK_VALIDITY,
  type sendEmailLink as sendCall,
  type verifyEmail as verifyCall,
} from '@prosperx/core/profile';
import { type Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { sendNotification } from '#notifications/send-notification.js';
import { type JobHandler } from '#queue/queue.js';
import { countEmailLink, queueEmailLink } from '#records/profile/email-link.js';
import { ownProfile } from '#records/profile/repository.js';
import { countOpenedLink } from '#throttle/link-limits.js';
import { emailLinkText } from './verify-email.text.js';

type UserRow = typeof users.$inferSelect;

/** The token names the person and the end of its validity, and is signed together with the address: another address voids it. */
function tokenFor({ crypto }: Pick<Services, 'crypto'>, { id, emailHash }: UserRow, until: Instant): string {
  return [id, until, crypto.lookup('email-link', [id, emailHash, until].join(' '))].join('.');
}

export const deliverEmailLink: JobHandler = async (services, { ref, payload }) => {
  const { db, crypto, clock, config, providers } = services;
  const { userId } = payload as { userId: string };
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const to = user && crypto.open(users.email, user);
  if (!to || user.emailVerifiedAt !== null) return;
  const token = tokenFor(services, user, clock.now() + EMAIL_LINK_VALIDITY);
  // behind the #, where no server on the way reads it
  const link = `${config.publicUrl}/v1/verify-email#${new URLSearchParams({ token }).toString()}`;
  const write = () => {
    const { subject, body } = said(emailLinkText);
    return { subject, text: body(user.name, link) };
  };
  await sendNotification({ providers }, { channel: 'email', to, language: user.language, write, otp: null, ref });
};

export const sendEmailLink: Verb<typeof sendCall> = async ({ ctx, input }) => {
  const { userId } = ownProfile(ctx, input.ucc);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user?.email || user.emailVerifiedAt !== null) return { sent: false };
  await countEmailLink(ctx, userId);
  await queueEmailLink(ctx.db, userId, ctx.clock.now());
  return { sent: true };
};

/** Returns the person whose address a token verifies, locked: another address that is saved at this moment comes before, and voids it, or after. */
async function lockedUser(ctx: Context, token: string): Promise<UserRow> {
  const [id = '', until = ''] = token.split('.');
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id)).for('no key update');
  const isGood = user?.emailHash && Number(until) > ctx.clock.now() && token === tokenFor(ctx, user, Number(until));
  if (!isGood) throw new PxError('not_found');
  return user;
}

/** Whoever has the link reads the notifications of that address, whether they are logged in there or not. */
export const verifyEmail: Verb<typeof verifyCall> = async ({ ctx, input }) => {
  await countOpenedLink(ctx, 'email-link-opened');
  await ctx.db.transaction(async (tx) => {
    const inside = withDb(ctx, tx);
    const { id, emailVerifiedAt } = await lockedUser(inside, input.token);
    if (emailVerifiedAt !== null) return;
    await tx.update(users).set({ emailVerifiedAt: ctx.clock.now() }).where(eq(users.id, id));
    await audit(inside, { action: 'email.verified', objectId: id });
  });
  return { verified: true };
};
