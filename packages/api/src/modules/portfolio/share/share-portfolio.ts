import { PxError } from '@prosperx/core/errors';
import { said, speaking } from '@prosperx/core/language';
import type { sharePortfolio as call } from '@prosperx/core/portfolio';
import { checkShareEmail, checkShareMobile, shareErrorText } from '@prosperx/core/share';
import { HOUR } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { profiles } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { InputOf, Verb } from '#http/serve.js';
import { subjectOf, withDb } from '#kernel/context.js';
import { portfolioFile } from '#modules/portfolio/files/portfolio-file.js';
import { notificationWords } from '#notifications/notification-words.js';
import { sendNotification } from '#notifications/send-notification.js';
import { addressed } from '#providers/notification.text.js';
import { maskedContact } from '#records/profile/reach.js';
import { readProfile } from '#records/profile/repository.js';
import { consumeReceiver } from '#records/share/receiver.js';
import { isOwnReceiver, noteShared } from '#records/share/shared-notice.js';
import { shortLinkTo } from '#records/share/short-link.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { readSumsOf } from './portfolio-sums.js';
import { sharePortfolioText as text } from './share-portfolio.text.js';

/** The limit of portfolios that one advisor shares. */
const SHARES_AN_HOUR = { most: 60, within: HOUR } as const;

/** Returns the receiver; '' of a file and of WhatsApp. Throws `invalid_input` where it is not right. */
function receiverOf({ type, value = '' }: InputOf<typeof call>): string {
  if (type !== 'email' && type !== 'mobile') return '';
  const to = value.trim();
  const wrong = type === 'email' ? checkShareEmail(to) : checkShareMobile(to);
  if (wrong) throw new PxError('invalid_input', { fields: { value: wrong }, message: shareErrorText[wrong] });
  return to;
}

/** Shares the portfolio of the account that an advisor is in; figures are those of the ledger, whatever the page sends. */
export const sharePortfolio: Verb<typeof call> = async ({ ctx, input }) => {
  const { type } = input;
  const to = receiverOf(input);
  const advisor = await advisorOf(ctx);
  const { profileId } = subjectOf(ctx);
  if (input.encryptedId !== profileId) throw new PxError('not_found');
  const [profile] = await ctx.db.select({ name: profiles.name }).from(profiles).where(eq(profiles.id, profileId));
  const sums = await readSumsOf(ctx.db, profileId);
  if (!sums || !profile) throw new PxError('not_found');
  await consumeLimit(ctx, throttleKey(ctx, 'share-portfolio', advisor.code), SHARES_AN_HOUR);
  if (to !== '') await consumeReceiver(ctx, to);
  const shared = { ...sums, name: addressed(profile.name), advisor: advisor.name };
  const { user } = await readProfile(ctx.db, profileId);
  const isSent = type === 'email' || type === 'mobile';
  const contact = { channel: type === 'email' ? ('email' as const) : ('sms' as const), to };
  const isOwn = isSent && isOwnReceiver(ctx, user, contact);
  const receiver = maskedContact(contact);
  const page = `${ctx.config.publicUrl}/v1/profile/portfolio`;
  // the receiver as typed, also where that is the customer, or the list of links would tell their hidden mobile
  const link = { kind: 'portfolio', agentCode: advisor.code, url: page, receiver: to, ofCustomer: true } as const;
  const isFile = type === 'image' || type === 'pdf';
  const shortenUrl = isFile ? '' : await shortLinkTo(ctx, link);
  await ctx.db.transaction(async (tx) => {
    const notice = { what: 'portfolio', profileId, advisor: advisor.name, receiver, at: ctx.clock.now() } as const;
    if (isSent && !isOwn) await noteShared(tx, notice);
    const details = { channel: type, ...(isSent && { receiver, isOwn }) };
    await audit(withDb(ctx, tx), { action: 'portfolio.shared', objectId: profileId, details });
  });
  if (isSent) {
    const write = () => {
      const { subject, [type === 'email' ? 'mail' : 'message']: say } = isOwn ? said(text) : said(text).others;
      return { subject, text: say(shared, shortenUrl) };
    };
    const language = isOwn ? user.language : ctx.language;
    await sendNotification(ctx, { ...contact, language, write, otp: null }).catch((cause: unknown) => {
      throw new PxError('portfolio_not_shared', { cause });
    });
  }
  const format = type === 'pdf' ? ('pdf' as const) : ('png' as const);
  const file = portfolioFile(ctx, { profileId, kind: 'holdings', format, agentCode: advisor.code });
  const words = await notificationWords(ctx.language);
  const message = () => said(text).message(shared, shortenUrl);
  return { ...file, shortenUrl, message: isFile ? '' : speaking(words, message) };
};
