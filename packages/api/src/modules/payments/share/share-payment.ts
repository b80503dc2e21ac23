import { PxError } from '@prosperx/core/errors';
import { said, speaking } from '@prosperx/core/language';
import { addPaise } from '@prosperx/core/money';
import { ordersToPay, isPastPaymentDeadline } from '@prosperx/core/order';
import type { sharePayment as shareCall, sharePaymentLink as linkCall } from '@prosperx/core/payment';
import { checkShareEmail, checkShareMobile, shareErrorText } from '@prosperx/core/share';
import { HOUR } from '@prosperx/core/time';
import { audit } from '#audit/audit.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { notificationWords } from '#notifications/notification-words.js';
import { sendNotification } from '#notifications/send-notification.js';
import { orderSetOf, setOfCart } from '#records/order/order-sets.js';
import { readPaymentUrl } from '#records/order/payment-url.js';
import { maskedContact } from '#records/profile/reach.js';
import { type ProfileRows, readProfile } from '#records/profile/repository.js';
import { consumeReceiver } from '#records/share/receiver.js';
import { isOwnReceiver, noteShared } from '#records/share/shared-notice.js';
import { shortLinkTo } from '#records/share/short-link.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { type SharedOrders, shareText as text } from './share.text.js';

/** The limit of messages that are sent for one customer. */
const SHARES_AN_HOUR = { most: 20, within: HOUR } as const;

interface Link {
  readonly url: string;
  readonly orders: SharedOrders;
  /** The customer. */
  readonly user: ProfileRows['user'];
}

/** Returns the page that a link opens, and what is to be paid there; throws `payment_link_invalid` for a link that is not the customer's, `order_not_payable` where nothing is to be paid. */
async function readLink(ctx: Context, paymentLink: string): Promise<Link> {
  const { profileId } = subjectOf(ctx);
  const given = paymentLink.includes('paymentUrl=')
    ? (URL.parse(paymentLink, ctx.config.publicUrl)?.searchParams.get('paymentUrl') ?? '')
    : paymentLink;
  const { cartId } = readPaymentUrl(ctx, given, profileId);
  const url = `${ctx.config.publicUrl}/v1/order-summary?${new URLSearchParams({ paymentUrl: given }).toString()}`;
  const { user, ...orders } = await toPay(ctx, cartId);
  return { url, user, orders };
}

async function toPay(ctx: Context, cartId: string): Promise<SharedOrders & Pick<Link, 'user'>> {
  const { profileId } = subjectOf(ctx);
  const { orders, payableUntil } = await orderSetOf(ctx, await setOfCart(ctx.db, cartId, profileId));
  const items = ordersToPay(orders)
    .filter(({ offerWithdrawn }) => !offerWithdrawn)
    .map(({ amount, mutualFund: { schemeName } }) => ({ schemeName, amount }));
  if (items.length === 0 || isPastPaymentDeadline(payableUntil, ctx.clock.now()))
    throw new PxError('order_not_payable');
  const { user } = await readProfile(ctx.db, profileId);
  const advisor = await advisorOf(ctx);
  return {
    name: user.name,
    user,
    advisor: advisor.name,
    items,
    amount: addPaise(...items.map(({ amount }) => amount)),
    until: payableUntil,
  };
}

/** A link in the advisor's name. It outlives the orders' deadline: their page then says that they have expired, and leads to the cart. */
const sharedBy = async (ctx: Context, url: string, receiver?: string) => ({
  kind: 'payment' as const,
  ofCustomer: true as const,
  receiver,
  agentCode: (await advisorOf(ctx)).code,
  url,
});

export const sharePayment: Verb<typeof shareCall> = async ({ ctx, input }) => {
  const { type, paymentLink } = input;
  const value = input.value.trim();
  const wrong = type === 'email' ? checkShareEmail(value) : checkShareMobile(value);
  if (wrong) throw new PxError('invalid_input', { fields: { value: wrong }, message: shareErrorText[wrong] });
  const { url, orders, user } = await readLink(ctx, paymentLink);
  await consumeLimit(ctx, throttleKey(ctx, 'share-payment', subjectOf(ctx).profileId), SHARES_AN_HOUR);
  await consumeReceiver(ctx, value);
  const contact = { channel: type === 'email' ? ('email' as const) : ('sms' as const), to: value };
  const isOwn = isOwnReceiver(ctx, user, contact);
  const link = await shortLinkTo(ctx, await sharedBy(ctx, url, value));
  const write = () => {
    const { subject, mail, message } = isOwn ? said(text) : said(text).others;
    return { subject, text: type === 'email' ? mail(orders, link) : `${message(orders)}\n${link}` };
  };
  const language = isOwn ? user.language : ctx.language;
  await sendNotification(ctx, { ...contact, language, write, otp: null }).catch((cause: unknown) => {
    throw new PxError('payment_link_not_shared', { cause });
  });
  await ctx.db.transaction(async (tx) => {
    const { profileId } = subjectOf(ctx);
    const [receiver, at] = [maskedContact(contact), ctx.clock.now()];
    if (!isOwn) await noteShared(tx, { what: 'payment', profileId, advisor: orders.advisor, receiver, at });
    const details = { channel: contact.channel, receiver, isOwn };
    await audit(withDb(ctx, tx), { action: 'payment_link.shared', details });
  });
  return null;
};

export const sharePaymentLink: Verb<typeof linkCall> = async ({ ctx, input }) => {
  const { url, orders, user } = await readLink(ctx, input.paymentLink);
  const words = await notificationWords(user.language);
  const message = speaking(words, () => said(text).message(orders));
  return { url: await shortLinkTo(ctx, await sharedBy(ctx, url)), message };
};
