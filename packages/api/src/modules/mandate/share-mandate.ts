import { PxError } from '@prosperx/core/errors';
import type { shareMandateSetupLink as call } from '@prosperx/core/mandate';
import { checkShareEmail, checkShareMobile, shareErrorText } from '@prosperx/core/share';
import { audit } from '#audit/audit.js';
import { type Context, subjectOf, withDb } from '#context.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { ownProfile, readProfile } from '#modules/profile/repository.js';
import { consumeReceiver } from '#modules/share/receiver.js';
import { shortLinkTo } from '#modules/share/short-link.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { shareMandateText as text } from './share-mandate.text.js';

/** The limit of messages that one customer is sent. */
const SHARES_AN_HOUR = { most: 20, within: 3_600_000 } as const;

const SETUP = '/v1/profile/mandates/setup-mandate';

/** Returns the page of the set-up that an address names, on this site whatever host it names, so that our message leads nobody elsewhere. Throws `other_account` where it is another customer's. */
export function mandateSetupPage(ctx: Context, mandateSetupLink: string): string {
  const url = URL.parse(mandateSetupLink, ctx.config.publicUrl);
  if (url?.pathname !== SETUP) throw new PxError('invalid_input', { fields: { mandateSetupLink: 'not_ours' } });
  ownProfile(ctx, url.searchParams.get('ucc') ?? '');
  return `${ctx.config.publicUrl}${SETUP}${url.search}`;
}

export const shareMandateSetupLink: Verb<typeof call> = async ({ ctx, input }) => {
  const { type: channel } = input;
  const { profileId } = subjectOf(ctx);
  const value = input.value.trim();
  const wrong = channel === 'email' ? checkShareEmail(value) : checkShareMobile(value);
  if (wrong) throw new PxError('invalid_input', { fields: { value: wrong }, message: shareErrorText[wrong] });
  const url = mandateSetupPage(ctx, input.mandateSetupLink);
  const { code: agentCode, name: advisor } = await advisorOf(ctx);
  const shared = { name: (await readProfile(ctx.db, profileId)).user.name, advisor };
  await consumeLimit(ctx, throttleKey(ctx, 'share-mandate', profileId), SHARES_AN_HOUR);
  await consumeReceiver(ctx, value);
  const link = await shortLinkTo(ctx, { kind: 'mandate', agentCode, url });
  const words = (channel === 'email' ? text.mail : text.message)(shared, link);
  const message = { channel, to: value, subject: text.subject, text: words, otp: null };
  await ctx.providers.notifier.send(message).catch((cause: unknown) => {
    throw new PxError('mandate_not_shared', { cause });
  });
  await ctx.db.transaction((tx) => audit(withDb(ctx, tx), { action: 'mandate_link.shared', details: { channel } }));
  return null;
};
