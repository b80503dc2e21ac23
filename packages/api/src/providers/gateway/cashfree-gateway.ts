import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { API_PREFIX } from '@prosperx/core/http';
import { isAmount, type Paise, paise } from '@prosperx/core/money';
import { NET_BANKING_TIMEOUT } from '@prosperx/core/payment';
import type { Clock, Instant } from '@prosperx/core/time';
import * as z from 'zod/mini';
import { isRefusal, type Probe, type ProviderAnswer, providerApi } from '#providers/http/provider-api.js';
import { ProviderUnknown } from '#providers/providers.js';
import { CASHFREE_BANKS } from './cashfree-banks.js';
import { gatewayText as text } from './gateway.text.js';
import {
  type GatewayPayment,
  type PaymentEvent,
  type PaymentGateway,
  type PaymentOutcome,
  type PaymentRequest,
  type ReadHeader,
  type RefundState,
  refusedPayment,
} from './port.js';

/** The account for payments at Cashfree, whose keys are others than those of its verifications. */
export interface CashfreeGatewaySettings {
  readonly clientId: string;
  /** Signs the webhooks too. */
  readonly clientSecret: string;
  /** The origin of the site, to which payers come back. */
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly url?: string;
  readonly fetch?: typeof globalThis.fetch;
}

const URL_OF_API = 'https://api.cashfree.com/pg';
const VERSION = '2025-01-01';

/** Rupees, which its answers have as numbers and its webhooks as texts. */
const paiseCount = (written: number | string) => Math.round(Number(written) * 100);
const rupeesSchema = z
  .union([z.number(), z.string().check(z.regex(/^\d+(\.\d+)?$/))])
  .check(z.refine((written) => isAmount(paiseCount(written))));
const paiseIn = (written: number | string) => paise(paiseCount(written));
const rupeesOf = (amount: Paise) => Number((amount / 100).toFixed(2));

const linkSchema = z.object({
  link_id: z.string(),
  link_status: z.string(),
  link_amount_paid: z._default(z.nullish(rupeesSchema), 0),
  link_url: z.string(),
});
type Link = z.infer<typeof linkSchema>;

const ordersSchema = z.array(z.object({ order_id: z.string() }));
const paymentSchema = z.object({
  payment_status: z.nullish(z.string()),
  payment_amount: rupeesSchema,
  payment_completion_time: z.nullish(z.string()),
  bank_reference: z.nullish(z.string()),
});
type Payment = z.infer<typeof paymentSchema>;

/** How its refunds stand. It holds one back (ONHOLD) and goes on with it, and cancels one for good. */
const REFUND_STATES = {
  SUCCESS: 'sent',
  PENDING: 'pending',
  ONHOLD: 'pending',
  CANCELLED: 'failed',
  FAILED: 'failed',
} as const;
const refundSchema = z.object({
  refund_id: z.string(),
  refund_status: z.enum(['SUCCESS', 'PENDING', 'ONHOLD', 'CANCELLED', 'FAILED']),
});

const eventSchema = z.object({
  type: z.literal('PAYMENT_LINK_EVENT'),
  event_time: z.string(),
  data: z.object({
    link_id: z.string(),
    link_status: z.string(),
    order: z.nullish(
      z.object({
        order_amount: rupeesSchema,
        transaction_id: z.nullish(z.union([z.number(), z.string()])),
        transaction_status: z.nullish(z.string()),
      }),
    ),
  }),
});

function read<T extends z.ZodMiniType>(schema: T, { status, body }: ProviderAnswer, what: string): z.infer<T> {
  const parsed = status < 300 ? schema.safeParse(body) : null;
  if (!parsed?.success) throw new ProviderUnknown(`cashfree ${what}: status ${status}`);
  return parsed.data;
}

/** Returns the money of a payment. Where Cashfree does not say when it was completed, it has come by the time at which we ask: the payment's own time is that of its request. */
function paidBy(
  { payment_amount, payment_completion_time, bank_reference }: Payment,
  askedAt: Instant,
): PaymentOutcome {
  const completedAt = Date.parse(payment_completion_time ?? '');
  const at = Number.isNaN(completedAt) ? askedAt : completedAt;
  const money = { state: 'paid', at, amount: paiseIn(payment_amount) } as const;
  return bank_reference ? { ...money, bankReference: bank_reference } : money;
}

/** What a link says that has brought no money. */
function unpaid(status: string): PaymentOutcome {
  if (status === 'CANCELLED') return { state: 'abandoned', reason: text.cancelled };
  return status === 'EXPIRED' ? { state: 'abandoned', reason: text.expired } : { state: 'waiting' };
}

const refundStateIn = (answer: ProviderAnswer): RefundState =>
  REFUND_STATES[read(refundSchema, answer, 'refund').refund_status];

/** Its refunds have ids of letters and digits alone, which ours are not. */
const refundIdOf = (clientRef: string) => createHash('sha256').update(clientRef).digest('hex').slice(0, 32);

/** A refund or link that is not there. */
const isMissing = ({ status }: ProviderAnswer) => status === 404;

/**
 * Cashfree as the payment gateway: each payment is a payment link of its own, open for one account alone (third-party validation) and one
 * way of paying, by UPI or net banking. Its calls that pay without a page ask for the payer's device, which a server does not have.
 */
export function cashfreeGateway(settings: CashfreeGatewaySettings): PaymentGateway & { readonly probe: Probe } {
  const { clientId, clientSecret, publicUrl, clock, url = URL_OF_API, fetch } = settings;
  const headers = { 'x-client-id': clientId, 'x-client-secret': clientSecret, 'x-api-version': VERSION };
  const api = providerApi({ name: 'cashfree payments', url, headers, clock, ...(fetch && { fetch }) });
  const get = (path: string) => api.call({ method: 'GET', path });
  const pathOf = (clientRef: string) => `/links/${encodeURIComponent(clientRef)}`;

  const linkOf = async (clientRef: string): Promise<Link | null> => {
    const answer = await get(pathOf(clientRef));
    return isMissing(answer) ? null : read(linkSchema, answer, 'link');
  };

  /** The order in which money came, with its payment; null while none did. */
  const moneyOf = async ({ link_id, link_amount_paid }: Link) => {
    if (Number(link_amount_paid) === 0) return null;
    for (const { order_id: orderId } of read(ordersSchema, await get(`${pathOf(link_id)}/orders`), 'orders')) {
      const answer = await get(`/orders/${encodeURIComponent(orderId)}/payments`);
      const payments = read(z.array(paymentSchema), answer, 'payments');
      const payment = payments.find(({ payment_status }) => payment_status === 'SUCCESS');
      if (payment) return { orderId, payment };
    }
    throw new ProviderUnknown('cashfree link: paid by no order');
  };

  const known = async (link: Link): Promise<GatewayPayment> => {
    const money = await moneyOf(link);
    return {
      gatewayRef: link.link_id,
      redirectUrl: link.link_url,
      html: null,
      upiLink: null,
      outcome: money ? paidBy(money.payment, clock.now()) : unpaid(link.link_status),
    };
  };

  const find = async (clientRef: string) => {
    const link = await linkOf(clientRef);
    return link && known(link);
  };

  return {
    // a link that is not there is an answer to somebody it knows
    probe: async () => void (await linkOf('probe')),
    modes: ['upi', 'netBanking'],
    hasUpiPage: true,
    beneficiary: null,
    find,
    start: async (request) => {
      const body = linkFor(request, publicUrl, clock);
      if (!body) return refusedPayment(text.bankNotChecked);
      const answer = await api.call({ method: 'POST', path: '/links', body });
      if (answer.status < 400) return known(read(linkSchema, answer, 'start'));
      // it knows the reference already: the answer to an earlier request was lost
      return (await find(request.clientRef)) ?? refusedPayment(reasonIn(answer.body));
    },
    cancel: async (clientRef) => {
      const link = await linkOf(clientRef);
      // a link that is paid or over is refused, and asked for again
      if (link?.link_status === 'ACTIVE')
        await api.call({ method: 'POST', path: `${pathOf(clientRef)}/cancel`, body: {} });
      return link && find(clientRef);
    },
    refund: async ({ clientRef, paymentRef, amount }) => {
      const link = await linkOf(paymentRef);
      const money = link && (await moneyOf(link));
      if (!money) throw new ProviderUnknown(`cashfree refund: ${paymentRef} has no money`);
      const path = `/orders/${encodeURIComponent(money.orderId)}/refunds`;
      const refundId = refundIdOf(clientRef);
      const sent = await get(`${path}/${refundId}`);
      // an answer that says anything else is none: money that is taken for sent back never is
      if (!isMissing(sent)) return refundStateIn(sent);
      const body = { refund_id: refundId, refund_amount: rupeesOf(amount) };
      const answer = await api.call({ method: 'POST', path, body, headers: { 'x-idempotency-key': refundId } });
      return isRefusal(answer) ? 'refused' : refundStateIn(answer);
    },
    readCallback: (body, header) => (isSigned(body, header, clientSecret) ? readEvent(body) : null),
  };
}

/** Cashfree's own sentence of a refusal. */
function reasonIn(body: unknown): string {
  const parsed = z.object({ message: z.string() }).safeParse(body);
  return parsed.success ? parsed.data.message : text.refused;
}

const METHODS: Partial<Record<PaymentRequest['instrument']['mode'], string>> = { upi: 'upi', netBanking: 'nb' };

/** null for net banking of a bank that cannot be held to one account. */
function linkFor({ clientRef, amount, instrument, payer, returnUrl }: PaymentRequest, publicUrl: string, clock: Clock) {
  const method = METHODS[instrument.mode];
  if (!method || !payer) throw new Error(`cashfree takes no payment by ${instrument.mode}`);
  const { name, mobile, email, account, ifsc } = payer;
  const bankCode = CASHFREE_BANKS[ifsc.slice(0, 4)];
  if (instrument.mode === 'netBanking' && bankCode === undefined) return null;
  return {
    link_id: clientRef,
    link_amount: rupeesOf(amount),
    link_currency: 'INR',
    link_purpose: text.description,
    link_partial_payments: false,
    link_auto_reminders: false,
    link_notify: { send_sms: false, send_email: false },
    link_expiry_time: new Date(clock.now() + NET_BANKING_TIMEOUT).toISOString(),
    link_meta: {
      payment_methods: method,
      return_url: publicUrl + returnUrl,
      // it calls https alone
      ...(publicUrl.startsWith('https:') && { notify_url: `${publicUrl}${API_PREFIX}/webhooks/payment` }),
    },
    customer_details: {
      customer_phone: mobile,
      customer_name: name,
      ...(email !== null && { customer_email: email }),
      customer_bank_account_number: account,
      customer_bank_ifsc: ifsc,
      ...(bankCode !== undefined && { customer_bank_code: bankCode }),
    },
  };
}

/** The time and the body, as they came, are signed together. Its documents give no age at which one is too old: it repeats them. */
function isSigned(body: string, header: ReadHeader, secret: string): boolean {
  const given = Buffer.from(header('x-webhook-signature') ?? '', 'base64');
  const due = createHmac('sha256', secret)
    .update((header('x-webhook-timestamp') ?? '') + body)
    .digest();
  return given.length === due.length && timingSafeEqual(given, due);
}

function readEvent(body: string): PaymentEvent | 'other' {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return 'other';
  }
  const parsed = eventSchema.safeParse(json);
  const at = Date.parse(parsed.data?.event_time ?? '');
  if (!parsed.success || Number.isNaN(at)) return 'other';
  const { link_id: clientRef, link_status: status, order } = parsed.data.data;
  const isPaid = order?.transaction_status === 'SUCCESS';
  return {
    eventId: `${clientRef}:${status}:${order?.transaction_id ?? ''}`,
    clientRef,
    ...(isPaid
      ? { outcome: { state: 'paid', at, amount: paiseIn(order.order_amount) }, isVague: true }
      : { outcome: unpaid(status) }),
  };
}
