import { PxError } from '@prosperx/core/errors';
import type { sharePortfolio as call } from '@prosperx/core/portfolio';
import { checkShareEmail, checkShareMobile, shareErrorText } from '@prosperx/core/share';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type Context, subjectOf, withDb } from '#context.js';
import { profiles } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import { type InputOf, type Verb } from '#http/serve.js';
import { portfolioFile } from '#modules/portfolio/files/portfolio-file.js';
import { linkForChat, shortLinkTo } from '#modules/share/short-link.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { readSumsOf } from './portfolio-sums.js';
import { sharePortfolioText as text } from './share-portfolio.text.js';

/** The limit of portfolios that one advisor shares. */
const SHARES_AN_HOUR = { most: 60, within: 3_600_000 } as const;

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
  const shared = { ...sums, name: profile.name, advisor: advisor.name };
  const page = `${ctx.config.publicUrl}/v1/profile/portfolio`;
  const isSent = type === 'email' || type === 'mobile';
  const makeLink = isSent ? shortLinkTo : linkForChat;
  const shortenUrl = await makeLink(ctx, { kind: 'portfolio', agentCode: advisor.code, url: page });
  await ctx.db.transaction((tx) =>
    audit(withDb(ctx, tx), { action: 'portfolio.shared', objectId: profileId, details: { channel: type } }),
  );
  if (isSent) {
    const words = type === 'email' ? text.mail(shared, shortenUrl) : text.message(shared, shortenUrl);
    await send(ctx, type === 'email' ? 'email' : 'sms', to, words);
  }
  const format = type === 'pdf' ? ('pdf' as const) : ('png' as const);
  const file = portfolioFile(ctx, { profileId, kind: 'holdings', format, agentCode: advisor.code });
  return { ...file, shortenUrl, message: text.message(shared, shortenUrl) };
};

async function send({ providers }: Context, channel: 'email' | 'sms', to: string, words: string): Promise<void> {
  await providers.notifier
    .send({ channel, to, subject: text.subject, text: words, otp: null })
    .catch((cause: unknown) => {
      throw new PxError('portfolio_not_shared', { cause });
    });
}
