import { createHmac, timingSafeEqual } from 'node:crypto';
import { isAmount, paise } from '@prosperx/core/money';
import { NET_BANKING_TIMEOUT, type PaymentMode } from '@prosperx/core/payment';
import { type Clock, type Instant, MINUTE } from '@prosperx/core/time';
import * as z from 'zod/mini';
import {
  isRefusal,
  type Probe,
  type ProviderAnswer,
  type ProviderApi,
  providerApi,
} from '#providers/http/provider-api.js';
import { ProviderUnknown } from '#providers/providers.js';
import { gatewayText as text } from './gateway.text.js';
import {
  type GatewayPayment,
  type PaymentEvent,
  type PaymentGateway,
  type PaymentOutcome,
  type PaymentRequest,
  type RefundRequest,
  type RefundState,
  refusedPayment,
} from './port.js';

/** The account at Razorpay. */
export interface RazorpaySettings {
  readonly keyId: string;
  readonly keySecret: string;
  /** The secret of the webhook, which the account's owner chose. */
  readonly webhookSecret: string;
  /** The origin of the site, to which payers come back. */
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly url?: string;
  readonly timeout?: number;
  readonly fetch?: typeof globalThis.fetch;
}

const URL_OF_API = 'https://api.razorpay.com/v1';

/** A link takes payments for at least a quarter of an hour, by Razorpay's rule; we wait for a bank's page a little longer. */
const LINK_LIFE = Math.max(NET_BANKING_TIMEOUT, 16 * MINUTE);

const METHODS: Partial<Record<PaymentMode, string>> = { upi: 'upi', netBanking: 'netbanking' };

const linkSchema = z.object({
  id: z.string(),
  reference_id: z.nullish(z.string()),
  short_url: z.string(),
  status: z.enum(['created', 'partially_paid', 'paid', 'expired', 'cancelled']),
  payments: z.nullish(z.array(z.object({ payment_id: z.string(), status: z.string() }))),
});
type Link = z.infer<typeof linkSchema>;

const paymentSchema = z.object({
  id: z.string(),
  amount: z.int().check(z.refine(isAmount)),
  status: z.string(),
  acquirer_data: z.nullish(
    z.object({
      rrn: z.nullish(z.string()),
      bank_transaction_id: z.nullish(z.string()),
      upi_transaction_id: z.nullish(z.string()),
    }),
  ),
});
type Payment = z.infer<typeof paymentSchema>;

/** The last second of the year 9999, beyond which a time is none. */
const LAST_SECOND = 253_402_300_799;

const eventSchema = z.object({
  event: z.string(),
  /** Seconds. */
  created_at: z.int().check(z.nonnegative(), z.maximum(LAST_SECOND)),
  payload: z.object({
    payment_link: z.optional(z.object({ entity: linkSchema })),
    payment: z.optional(z.object({ entity: paymentSchema })),
  }),
});

/** Reads an answer; what was refused, or cannot be read, is nothing that is known. */
function read<T extends z.ZodMiniType>(schema: T, { status, body }: ProviderAnswer, what: string): z.infer<T> {
  const parsed = status < 300 ? schema.safeParse(body) : null;
  if (!parsed?.success) throw new ProviderUnknown(`razorpay ${what}: status ${status}`);
  return parsed.data;
}

/**
 * Returns the money of a payment. Razorpay does not say when it took it: the time of the payment is that of its request, which its payer may
 * approve after the cut-off. So it has come by the time at which we know that: of the message about it, or of our question.
 */
function paidBy({ amount, acquirer_data }: Payment, at: Instant): PaymentOutcome {
  const bankReference = acquirer_data?.rrn ?? acquirer_data?.bank_transaction_id ?? acquirer_data?.upi_transaction_id;
  const money = { state: 'paid', at, amount: paise(amount) } as const;
  return bankReference ? { ...money, bankReference } : money;
}

/** A payment of which all money went back is `refunded`; its refunds are asked for all the same. */
const refundableIn = ({ payments }: Link) =>
  payments?.find(({ status }) => status === 'captured' || status === 'refunded')?.payment_id;

/** A payment counts once its money is taken. */
const capturedIn = (payment: Payment | undefined) => (payment?.status === 'captured' ? payment : null);

function outcomeOf({ status }: Link, paid: Payment | null, at: Instant): PaymentOutcome {
  if (paid) return paidBy(paid, at);
  if (status === 'cancelled') return { state: 'abandoned', reason: text.cancelled };
  return status === 'expired' ? { state: 'abandoned', reason: text.expired } : { state: 'waiting' };
}

/**
 * Razorpay as the payment gateway: each payment is a payment link of its own, open for one account alone (third-party validation) and one
 * way of paying, by UPI (app, QR code or UPI id) or net banking. Razorpay's page asks for what it needs.
 */
export function razorpayGateway(settings: RazorpaySettings): PaymentGateway & { readonly probe: Probe } {
  const { keyId, keySecret, webhookSecret, publicUrl, clock } = settings;
  const api = providerApi({
    name: 'razorpay',
    url: settings.url ?? URL_OF_API,
    headers: { Authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` },
    clock,
    ...(settings.timeout !== undefined && { timeout: settings.timeout }),
    ...(settings.fetch && { fetch: settings.fetch }),
  });

  const linkOf = async (clientRef: string): Promise<Link | null> => {
    const answer = await api.call({ method: 'GET', path: '/payment_links', query: { reference_id: clientRef } });
    const { payment_links: links } = read(z.object({ payment_links: z.array(linkSchema) }), answer, 'find');
    return links.find(({ reference_id }) => reference_id === clientRef) ?? null;
  };

  const paymentOf = async ({ payments }: Link): Promise<Payment | null> => {
    const captured = payments?.find(({ status }) => status === 'captured');
    if (!captured) return null;
    const answer = await api.call({ method: 'GET', path: `/payments/${captured.payment_id}` });
    return read(paymentSchema, answer, 'payment');
  };

  const known = async (link: Link): Promise<GatewayPayment> => ({
    gatewayRef: link.id,
    redirectUrl: link.short_url,
    html: null,
    upiLink: null,
    outcome: outcomeOf(link, await paymentOf(link), clock.now()),
  });

  const find = async (clientRef: string) => {
    const link = await linkOf(clientRef);
    return link && known(link);
  };

  return {
    probe: async () => {
      read(
        z.object({ items: z.array(z.unknown()) }),
        await api.call({ method: 'GET', path: '/payments', query: { count: '1' } }),
        'probe',
      );
    },
    modes: ['upi', 'netBanking'],
    hasUpiPage: true,
    beneficiary: null,
    find,
    start: async (request) => {
      const answer = await api.call({
        method: 'POST',
        path: '/payment_links',
        body: linkFor(request, publicUrl, clock),
      });
      if (answer.status >= 400 && answer.status < 500) {
        // it knows the reference already: the answer to an earlier request was lost
        const there = await find(request.clientRef);
        return there ?? refusedPayment(reasonIn(answer.body));
      }
      return known(read(linkSchema, answer, 'start'));
    },
    cancel: async (clientRef) => {
      const link = await linkOf(clientRef);
      if (!link) return null;
      // a link that is paid or over is refused, and asked for again
      if (link.status === 'created')
        await api.call({ method: 'POST', path: `/payment_links/${link.id}/cancel`, body: {} });
      return find(clientRef);
    },
    refund: async ({ clientRef, paymentRef, amount }) => {
      const link = await linkOf(paymentRef);
      const paymentId = link && refundableIn(link);
      if (!paymentId) throw new ProviderUnknown(`razorpay refund: ${paymentRef} has no money`);
      return refundOnce(api, paymentId, { clientRef, amount });
    },
    readCallback: (body, header) => {
      if (!isSigned(body, header('X-Razorpay-Signature') ?? '', webhookSecret)) return null;
      return readEvent(body, header('X-Razorpay-Event-Id') ?? '');
    },
  };
}

/** The most refunds that one answer lists; a payment has one for each of its orders at most. */
const REFUNDS = '100';

const REFUND_STATES = { pending: 'pending', processed: 'sent', failed: 'failed' } as const;
const refundSchema = z.object({
  id: z.string(),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.nullish(z.string()),
});

/** Sends money of a payment back, unless that was done under our reference before; says how it stands. */
async function refundOnce(
  api: ProviderApi,
  paymentId: string,
  { clientRef, amount }: Omit<RefundRequest, 'paymentRef'>,
): Promise<RefundState> {
  const path = `/payments/${paymentId}/refund`;
  const answered = await api.call({ method: 'GET', path: `${path}s`, query: { count: REFUNDS } });
  const { items } = read(z.object({ items: z.array(refundSchema) }), answered, 'refunds');
  const known = items.find(({ receipt }) => receipt === clientRef);
  if (known) return REFUND_STATES[known.status];
  const headers = { 'X-Refund-Idempotency': clientRef };
  const answer = await api.call({ method: 'POST', path, body: { amount, receipt: clientRef }, headers });
  return isRefusal(answer) ? 'refused' : REFUND_STATES[read(refundSchema, answer, 'refund').status];
}

/** Razorpay's own sentence of a refusal. */
function reasonIn(body: unknown): string {
  const parsed = z.object({ error: z.object({ description: z.string() }) }).safeParse(body);
  return parsed.success ? parsed.data.error.description : text.refused;
}

function linkFor({ clientRef, amount, instrument, payer, returnUrl }: PaymentRequest, publicUrl: string, clock: Clock) {
  const method = METHODS[instrument.mode];
  if (!method || !payer) throw new Error(`razorpay takes no payment by ${instrument.mode}`);
  const { name, mobile, email, account, ifsc } = payer;
  return {
    amount,
    currency: 'INR',
    accept_partial: false,
    reference_id: clientRef,
    description: text.description,
    customer: { name, contact: `+91${mobile}`, ...(email !== null && { email }) },
    notify: { sms: false, email: false },
    reminder_enable: false,
    expire_by: Math.ceil((clock.now() + LINK_LIFE) / 1_000),
    callback_url: publicUrl + returnUrl,
    callback_method: 'get',
    options: { order: { method, bank_account: { account_number: account, name, ifsc } } },
  };
}

function isSigned(body: string, signature: string, secret: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(createHmac('sha256', secret).update(body).digest(), Buffer.from(signature, 'hex'));
}

/** Razorpay gives no day on which a message is too old: it repeats one for a day. The name of the event tells a second delivery. */
function readEvent(body: string, eventId: string): PaymentEvent | 'other' {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return 'other';
  }
  const { data } = eventSchema.safeParse(json);
  const link = data?.payload.payment_link?.entity;
  if (!data || !link?.reference_id || eventId === '') return 'other';
  return {
    eventId,
    clientRef: link.reference_id,
    outcome: outcomeOf(link, capturedIn(data.payload.payment?.entity), data.created_at * 1_000),
  };
}
