import { PxError } from '@prosperx/core/errors';
import { said } from '@prosperx/core/language';
import type { shareMandateSetupLink as call } from '@prosperx/core/mandate';
import { checkShareEmail, checkShareMobile, shareErrorText } from '@prosperx/core/share';
import { HOUR } from '@prosperx/core/time';
import { audit } from '#audit/audit.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { subjectOf, withDb } from '#kernel/context.js';
import { sendNotification } from '#notifications/send-notification.js';
import { mandateSetupPage } from '#records/mandate/mandate-setup-page.js';
import { maskedContact } from '#records/profile/reach.js';
import { readProfile } from '#records/profile/repository.js';
import { consumeReceiver } from '#records/share/receiver.js';
import { isOwnReceiver, noteShared } from '#records/share/shared-notice.js';
import { shortLinkTo } from '#records/share/short-link.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { shareMandateText as text } from './share-mandate.text.js';

/** The limit of messages that one customer is sent. */
const SHARES_AN_HOUR = { most: 20, within: HOUR } as const;

export const shareMandateSetupLink: Verb<typeof call> = async ({ ctx, input }) => {
  const { type: channel } = input;
  const { profileId } = subjectOf(ctx);
  const value = input.value.trim();
  const wrong = channel === 'email' ? checkShareEmail(value) : checkShareMobile(value);
  if (wrong) throw new PxError('invalid_input', { fields: { value: wrong }, message: shareErrorText[wrong] });
  const url = mandateSetupPage(ctx, input.mandateSetupLink);
  const { code: agentCode, name: advisor } = await advisorOf(ctx);
  const { user } = await readProfile(ctx.db, profileId);
  const shared = { name: user.name, advisor };
  const contact = { channel: channel === 'email' ? ('email' as const) : ('sms' as const), to: value };
  const isOwn = isOwnReceiver(ctx, user, contact);
  await consumeLimit(ctx, throttleKey(ctx, 'share-mandate', profileId), SHARES_AN_HOUR);
  await consumeReceiver(ctx, value);
  // as it was typed, also where it is the customer's, or the list of links would tell their hidden mobile
  const link = await shortLinkTo(ctx, { kind: 'mandate', agentCode, url, receiver: value, ofCustomer: true });
  const write = () => {
    const { subject, mail, message } = isOwn ? said(text) : said(text).others;
    return { subject, text: (channel === 'email' ? mail : message)(shared, link) };
  };
  const language = isOwn ? user.language : ctx.language;
  await sendNotification(ctx, { ...contact, language, write, otp: null }).catch((cause: unknown) => {
    throw new PxError('mandate_not_shared', { cause });
  });
  await ctx.db.transaction(async (tx) => {
    const [masked, at] = [maskedContact(contact), ctx.clock.now()];
    if (!isOwn) await noteShared(tx, { what: 'mandate', profileId, advisor, receiver: masked, at });
    const details = { channel: contact.channel, receiver: masked, isOwn };
    await audit(withDb(ctx, tx), { action: 'mandate_link.shared', details });
  });
  return null;
};
