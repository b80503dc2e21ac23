import { PxError } from '@prosperx/core/errors';
import { said, speaking } from '@prosperx/core/language';
import {
  type getShareContent as contentCall,
  premiumServiceOf,
  premiumServicePath,
  type sharePremiumService as call,
} from '@prosperx/core/premium-service';
import { checkShareEmail, checkShareMobile, SHARED_BY_AGENT, shareErrorText } from '@prosperx/core/share';
import { HOUR } from '@prosperx/core/time';
import { audit } from '#audit/audit.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { notificationWords } from '#notifications/notification-words.js';
import { sendNotification } from '#notifications/send-notification.js';
import { consumeReceiver } from '#records/share/receiver.js';
import { shortLinkTo } from '#records/share/short-link.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { brochurePath } from './brochure.js';
import { premiumShareText as text, type SharedService } from './share-premium-service.text.js';

/** The limit of messages that one advisor sends. */
const SHARES_AN_HOUR = { most: 60, within: HOUR } as const;

/** The service with its links, which credit the advisor; the short one to its page is for the receiver, who is asked there whether they are interested. */
async function sharedOf(
  ctx: Context,
  serviceName: string,
  receiver: string | undefined,
): Promise<SharedService & { readonly agentCode: string }> {
  const service = premiumServiceOf(serviceName);
  if (!service) throw new PxError('premium_service_unknown');
  const { code: agentCode, name: advisor } = await advisorOf(ctx);
  const { publicUrl } = ctx.config;
  const url = `${publicUrl}/v1${premiumServicePath(service.route)}?${SHARED_BY_AGENT}=true`;
  const page = await shortLinkTo(ctx, { kind: 'premium_service', agentCode, url, receiver });
  return { service, advisor, agentCode, page, brochure: `${publicUrl}${brochurePath(service, agentCode)}` };
}

/** The same with the service in the language that is spoken. */
const inWords = (shared: SharedService): SharedService => ({
  ...shared,
  service: premiumServiceOf(shared.service.tag) ?? shared.service,
});

export const getShareContent: Verb<typeof contentCall> = async ({ ctx, input }) => {
  const shared = await sharedOf(ctx, input.serviceName, input.receiver);
  const message = speaking(await notificationWords(ctx.language), () => said(text).content(inWords(shared)));
  return { message, shareUrl: shared.page, fileUrl: shared.brochure };
};

export const sharePremiumService: Verb<typeof call> = async ({ ctx, input }) => {
  const { type } = input;
  const to = input.value.trim();
  const wrong = type === 'email' ? checkShareEmail(to) : checkShareMobile(to);
  if (wrong) throw new PxError('invalid_input', { fields: { value: wrong }, message: shareErrorText[wrong] });
  await consumeLimit(ctx, throttleKey(ctx, 'share-premium', (await advisorOf(ctx)).code), SHARES_AN_HOUR);
  await consumeReceiver(ctx, to);
  const shared = await sharedOf(ctx, input.serviceName, to);
  const channel = type === 'email' ? ('email' as const) : ('sms' as const);
  const write = () => {
    const { subject, mail, message } = said(text);
    const own = inWords(shared);
    return { subject: subject(own), text: (type === 'email' ? mail : message)(own) };
  };
  await sendNotification(ctx, { channel, to, language: ctx.language, write, otp: null }).catch((cause: unknown) => {
    throw new PxError('premium_service_not_shared', { cause });
  });
  const details = { channel, tag: shared.service.tag };
  await ctx.db.transaction((tx) => audit(withDb(ctx, tx), { action: 'premium_service.shared', details }));
  return null;
};
