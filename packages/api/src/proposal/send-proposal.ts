import { PxError } from '@prosperx/core/errors';
import { said } from '@prosperx/core/language';
import {
  MOST_WAITING,
  PROPOSAL_VALIDITY,
  PROPOSAL_WORDS_LENGTH,
  type sendProposal as call,
} from '@prosperx/core/proposal';
import { DAY } from '@prosperx/core/time';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type ProposalRow, proposals } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { sendNotification } from '#notifications/send-notification.js';
import { readImprint } from '#records/agent/imprint.js';
import { contactOf, maskedContact } from '#records/profile/reach.js';
import { readProfile } from '#records/profile/repository.js';
import { countLinkFor } from '#throttle/link-limits.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { ITEMS } from './items.js';
import { draftOf, listOf, locked, proposerOf } from './prepare-proposal.js';
import { proposalText as text } from './proposal.text.js';
import { changeOf, itemsOf, lastSent, tokenOf } from './repository.js';

const LINKS_A_DAY = { most: 20, within: DAY } as const;

/** Sends what the advisor has put together, once all of it was checked again: nobody is asked for what would be refused. It is sent first and kept after. */
export const sendProposal: Verb<typeof call> = async ({ ctx, input }) => {
  const { code } = await proposerOf(ctx);
  const sentTo = await sendDraft(ctx, code, checkedWords(input.words));
  return { ...(await listOf(ctx)), sentTo };
};

/** The words of a proposal without blanks at their ends. Throws `invalid_input` where there are none, or too many. */
export function checkedWords(typed: string): string {
  const words = typed.trim();
  if (words === '') throw new PxError('invalid_input', { fields: { words: 'required' } });
  if (words.length > PROPOSAL_WORDS_LENGTH) throw new PxError('invalid_input', { fields: { words: 'too_long' } });
  return words;
}

/** Sends what an advisor put together for the account they are in; resolves to where the link went, masked. */
async function sendDraft(ctx: Context, code: string, words: string): Promise<string> {
  const draft = await checkedDraft(ctx, code);
  await countLinks(ctx);
  const notification = await notificationOf(ctx, draft);
  await sendNotification(ctx, notification).catch((cause: unknown) => {
    throw new PxError('approval_not_sent', { cause });
  });
  await locked(ctx, async (inside) => {
    // what another tab added or took out meanwhile was not checked
    const now = await checkedDraft(inside, code);
    await keepSent(inside, now, words);
  });
  return maskedContact(notification);
}

/** Counts one more link for the account holder; throws where they have had enough of them in an hour, or a day. */
export async function countLinks(ctx: Context): Promise<void> {
  const { profileId } = subjectOf(ctx);
  await countLinkFor(ctx, 'proposal', profileId);
  await consumeLimit(ctx, throttleKey(ctx, 'proposal-day', profileId), LINKS_A_DAY);
}

/** What an advisor put together for the account they are in. Throws what it would be refused with. */
export async function checkedDraft(ctx: Context, agentCode: string): Promise<ProposalRow> {
  const draft = await draftOf(ctx, agentCode);
  const items = draft ? await itemsOf(ctx.db, draft.id) : [];
  if (!draft || items.length === 0) throw new PxError('invalid_input', { message: text.empty });
  if (draft.version > 1 && (await lastSent(ctx.db, draft.threadId)).state === 'approved')
    throw new PxError('approval_over', { message: text.answered });
  await checkWaiting(ctx, draft);
  for (const item of items) await ITEMS[item.call].check(ctx, changeOf(ctx, item));
  return draft;
}

/** Throws where as many others wait for the customer's answer as may. A new version takes the place of its own. */
async function checkWaiting({ db, clock }: Context, { profileId, threadId }: ProposalRow): Promise<void> {
  const others = and(eq(proposals.profileId, profileId), ne(proposals.threadId, threadId));
  const isOpen = and(eq(proposals.state, 'pending'), gt(proposals.expiresAt, clock.now()));
  if ((await db.$count(proposals, and(others, isOpen))) >= MOST_WAITING)
    throw new PxError('cart_full', { message: text.tooManyWait(MOST_WAITING) });
}

/** Has a version wait for its owner's answer, and those before it give way. */
export async function keepSent(
  ctx: Context,
  { id, threadId, version, ...draft }: ProposalRow,
  words: string,
  familySetId: string | null = null,
): Promise<void> {
  const now = ctx.clock.now();
  const before = and(eq(proposals.threadId, threadId), inArray(proposals.state, ['pending', 'declined', 'withdrawn']));
  await ctx.db.update(proposals).set({ state: 'replaced' }).where(before);
  const sent = { state: 'pending' as const, sentAt: now, expiresAt: now + PROPOSAL_VALIDITY };
  await ctx.db
    .update(proposals)
    .set({ ...sent, familySetId: familySetId ?? draft.familySetId, words: ctx.crypto.seal(proposals.words, id, words) })
    .where(eq(proposals.id, id));
  await audit(ctx, { action: 'proposal.sent', objectId: id, details: { version } });
}

/** The notification with the link, to where its owner alone reads it. */
export async function notificationOf(
  services: Pick<Services, 'db' | 'clock' | 'crypto' | 'config'>,
  { threadId, version, agentCode, profileId }: ProposalRow,
) {
  const { user } = await readProfile(services.db, profileId);
  const imprint = await readImprint(services, agentCode);
  const [advisor, arn] = [imprint?.name ?? '', imprint?.arn ?? ''];
  // behind the #, where no server on the way reads it
  const link = `${services.config.publicUrl}/v1/proposal#${new URLSearchParams({ token: tokenOf(services, threadId) }).toString()}`;
  const contact = contactOf(services, user);
  const isEmail = contact.channel === 'email';
  const write = () => {
    const { subject, body, sms } = said(text);
    const words = isEmail ? body(user.name, advisor, arn, version > 1, link) : sms(advisor, arn, link);
    return { subject: subject(advisor), text: words };
  };
  return { ...contact, language: user.language, write, otp: null };
}
