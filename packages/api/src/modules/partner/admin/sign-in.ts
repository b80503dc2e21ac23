import { PxError } from '@prosperx/core/errors';
import {
  type openPartnerLink as openCall,
  PARTNER_LINK_MINUTES,
  type sendPartnerLink as sendCall,
  type signOutPartner as signOutCall,
} from '@prosperx/core/partner';
import { HOUR, MINUTE } from '@prosperx/core/time';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newToken } from '#crypto/new-id.js';
import { partnerLinks, partners } from '#db/schema/index.js';
import { endPartnerSession, PARTNER_COOKIE, startPartnerSession } from '#http/partner-session.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { mailOf } from '#modules/partner/partner-rules.js';
import { sendNotification } from '#notifications/send-notification.js';
import { markDevice, markedDevice } from '#records/session/device-cookie.js';
import { type Bucket, consumeBucket, consumeLimit, throttleKey } from '#throttle/throttle.js';
import { partnerLinkText } from './sign-in.text.js';

/** Links for which one address of the network asks. */
const ASKED: Bucket = { holds: 10, oneEvery: MINUTE };

/** Links to one address of mail, whether a partner has it or not, for which one browser asks in which its dashboard was opened, or one address of the network. */
const SENT = { most: 5, within: HOUR } as const;

/** Those for which all ask together who never opened it. */
const SENT_FOR_STRANGERS = { most: 20, within: HOUR } as const;

/** Links that one address of the network opens. */
const OPENED: Bucket = { holds: 20, oneEvery: 30_000 };

/** The site's own pages alone: no cookie would reach a partner's page, and no link belongs there. */
function onlyHere({ crossSite, partner }: Parameters<Verb<typeof sendCall>>[0]['ctx']): void {
  if (crossSite || partner !== null) throw new PxError('foreign_origin');
}

async function mailLink(services: Services, to: string): Promise<void> {
  const { db, clock, crypto, config, providers } = services;
  const token = newToken();
  const expiresAt = clock.now() + PARTNER_LINK_MINUTES * MINUTE;
  const partner = await db.transaction(async (tx) => {
    const isTheirs = eq(partners.mailHash, mailHashOf(services, to));
    // an operator who gives the partner another address at this moment waits, and ends the link
    const [found] = await tx.select().from(partners).where(isTheirs).for('share');
    const linkHash = crypto.lookup('partner_link', token);
    if (found) await tx.insert(partnerLinks).values({ linkHash, partnerId: found.id, expiresAt });
    return found;
  });
  if (!partner) return;
  // behind the #, where no server on the way reads it
  const link = `${config.publicUrl}/v1/partner#${new URLSearchParams({ token }).toString()}`;
  const { subject, body } = partnerLinkText;
  const write = () => ({ subject, text: body(partner.name, link) });
  await sendNotification({ providers }, { channel: 'email', to, language: null, write, otp: null });
}

const mailHashOf = ({ crypto }: Pick<Services, 'crypto'>, to: string) => crypto.lookup('partner_mail', to);

/** Counts a link. In a browser in which the dashboard was opened before, its own alone count: no stranger keeps the owner out there. */
async function countLink(ctx: Context, to: string): Promise<void> {
  const device = markedDevice(ctx, mailHashOf(ctx, to));
  if (device) return consumeLimit(ctx, throttleKey(ctx, 'partner-link', to, device.id), SENT);
  await consumeBucket(ctx, throttleKey(ctx, 'partner-link-asked', ctx.address), ASKED);
  await consumeLimit(ctx, throttleKey(ctx, 'partner-link', to, ctx.address), SENT);
  await consumeLimit(ctx, throttleKey(ctx, 'partner-link', to), SENT_FOR_STRANGERS);
}

/** Whether an address is a partner's is looked up after the answer: neither its words nor its time say so. */
export const sendPartnerLink: Verb<typeof sendCall> = async ({ ctx, input }) => {
  onlyHere(ctx);
  const to = mailOf(input.email);
  await countLink(ctx, to);
  ctx.afterCommit((services) => mailLink(services, to));
  return null;
};

export const openPartnerLink: Verb<typeof openCall> = async ({ ctx, input }) => {
  onlyHere(ctx);
  await consumeBucket(ctx, throttleKey(ctx, 'partner-link-opened', ctx.address), OPENED);
  const now = ctx.clock.now();
  const { partnerId, mailHash, token } = await ctx.db.transaction(async (tx) => {
    const linkHash = ctx.crypto.lookup('partner_link', input.token);
    const isNamed = eq(partnerLinks.linkHash, linkHash);
    const named = tx.select({ id: partnerLinks.partnerId }).from(partnerLinks).where(isNamed);
    // an operator who closes the dashboard at this moment comes before or after
    const [owner] = await tx.select().from(partners).where(inArray(partners.id, named)).for('share');
    const isGood = and(isNamed, isNull(partnerLinks.usedAt), gt(partnerLinks.expiresAt, now));
    const [used] = await tx.update(partnerLinks).set({ usedAt: now }).where(isGood).returning();
    if (!used) throw new PxError('login_link_invalid');
    const begun = {
      ...used,
      mailHash: owner?.mailHash,
      token: await startPartnerSession({ ...ctx, db: tx }, used.partnerId),
    };
    await audit(withDb(ctx, tx), { action: 'partner.signed_in', objectId: used.partnerId });
    return begun;
  });
  ctx.cookies.set(PARTNER_COOKIE, token);
  if (mailHash) markDevice(ctx, mailHash);
  return { partnerId };
};

export const signOutPartner: Verb<typeof signOutCall> = async ({ ctx }) => {
  if (ctx.actor.kind === 'partner') await endPartnerSession(ctx.db, ctx.actor.sessionId, ctx.clock.now());
  ctx.cookies.clear(PARTNER_COOKIE);
  return null;
};
