import { createHash, createHmac } from 'node:crypto';
import type { Paise } from '@prosperx/core/money';
import type { Clock } from '@prosperx/core/time';
import { Hono } from 'hono';

interface PlayedLink {
  readonly id: string;
  readonly reference_id: string;
  readonly short_url: string;
  readonly amount: Paise;
  readonly expire_by: number;
  readonly created_at: number;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
  payments: { payment_id: string; status: string }[] | null;
}

interface PlayedPayment {
  readonly id: string;
  readonly amount: Paise;
  status: 'captured' | 'refunded';
  readonly created_at: number;
  readonly acquirer_data: { readonly rrn: string };
}

const refusal = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } });

export const RAZORPAY_LOGIN = { keyId: 'rzp_test_1', keySecret: 'secret', webhookSecret: 'whsec' };

type PlayedRefundEnd = 'pending' | 'processed' | 'failed';

/** Razorpay's payment links as its documents have them: what was asked of it, and what its payers do. */
export function playedRazorpay(clock: Clock) {
  const links = new Map<string, PlayedLink>();
  const payments = new Map<string, PlayedPayment>();
  const refunds: { id: string; payment: string; amount: Paise; receipt: string }[] = [];
  const heard: { method: string; path: string; body: unknown }[] = [];
  const state = { refuse: '', refundsEnd: 'processed' as PlayedRefundEnd };
  const app = new Hono();
  const seconds = () => Math.floor(clock.now() / 1_000);
  const login = `Basic ${btoa(`${RAZORPAY_LOGIN.keyId}:${RAZORPAY_LOGIN.keySecret}`)}`;
  const linkById = (id: string) => [...links.values()].find((link) => link.id === id);

  app.use('/v1/*', async (c, next) => {
    const body: unknown = c.req.method === 'POST' ? await c.req.json() : null;
    heard.push({ method: c.req.method, path: c.req.path, body });
    if (c.req.header('Authorization') !== login) return c.json(refusal('Authentication failed'), 401);
    return next();
  });
  app.get('/v1/payment_links', (c) => {
    const link = links.get(c.req.query('reference_id') ?? '');
    if (link?.status === 'created' && link.expire_by * 1_000 < clock.now()) link.status = 'expired';
    return c.json({ payment_links: link ? [link] : [] });
  });
  app.post('/v1/payment_links', async (c) => {
    const asked = await c.req.json<{ reference_id: string; amount: Paise; expire_by: number }>();
    if (state.refuse) return c.json(refusal(state.refuse), 400);
    if (links.has(asked.reference_id))
      return c.json(refusal('payment link with given reference_id already exists'), 400);
    if (asked.expire_by * 1_000 < clock.now() + 15 * 60_000)
      return c.json(refusal('expire_by should be at least 15 minutes after current time'), 400);
    const id = `plink_${links.size + 1}`;
    const link: PlayedLink = {
      id,
      reference_id: asked.reference_id,
      short_url: `https://rzp.io/i/${id}`,
      amount: asked.amount,
      expire_by: asked.expire_by,
      created_at: seconds(),
      status: 'created',
      payments: null,
    };
    links.set(link.reference_id, link);
    return c.json(link);
  });
  app.post('/v1/payment_links/:id/cancel', (c) => {
    const link = linkById(c.req.param('id'));
    if (link?.status !== 'created') return c.json(refusal('Payment Link cannot be cancelled'), 400);
    link.status = 'cancelled';
    return c.json(link);
  });
  app.get('/v1/payments', (c) => c.json({ entity: 'collection', items: [...payments.values()] }));
  app.get('/v1/payments/:id', (c) => c.json(payments.get(c.req.param('id'))));
  app.get('/v1/payments/:id/refunds', (c) =>
    c.json({
      items: refunds
        .filter(({ payment }) => payment === c.req.param('id'))
        .map((refund) => ({ ...refund, status: state.refundsEnd })),
    }),
  );
  app.post('/v1/payments/:id/refund', async (c) => {
    const { amount, receipt } = await c.req.json<{ amount: Paise; receipt: string }>();
    const payment = payments.get(c.req.param('id'))!;
    const sentBack = refunds.reduce<number>(
      (sum, sent) => sum + (sent.payment === payment.id ? sent.amount : 0),
      amount,
    );
    const refusedFor = sentBack > payment.amount ? 'The payment has been fully refunded already' : state.refuse;
    if (refusedFor) return c.json(refusal(refusedFor), 400);
    const refund = { id: `rfnd_${refunds.length + 1}`, payment: payment.id, amount, receipt };
    refunds.push(refund);
    if (sentBack === payment.amount) turnRefunded(payment);
    return c.json({ ...refund, status: 'pending' });
  });

  return {
    /** The sentence with which it refuses new links and refunds; none where it is empty. */
    set refuse(sentence: string) {
      state.refuse = sentence;
    },
    app,
    heard,
    refunds,
    /** Links by our reference; `refAt` reads it from the page that one leads to. */
    links,
    refAt: (url: string) => [...links.values()].find(({ short_url }) => short_url === url)?.reference_id ?? '',
    fetch: ((url: URL, init: RequestInit) => app.request(url.href, init)) as typeof globalThis.fetch,
    /** What becomes of a refund, which is on its way until it is asked about. */
    set refundsEnd(end: PlayedRefundEnd) {
      state.refundsEnd = end;
    },
    /** The payer of a payment, which they asked for as soon as its link was there, approves it, and Razorpay tells us. */
    pay(clientRef: string) {
      const link = links.get(clientRef)!;
      const payment: PlayedPayment = {
        id: `pay_${link.id}`,
        amount: link.amount,
        status: 'captured',
        created_at: link.created_at,
        acquirer_data: { rrn: '412345678901' },
      };
      payments.set(payment.id, payment);
      link.status = 'paid';
      link.payments = [{ payment_id: payment.id, status: 'captured' }];
      return signed('payment_link.paid', { payment_link: { entity: link }, payment: { entity: payment } });
    },
    /** A signed message about anything. */
    signed,
  };

  function turnRefunded(payment: PlayedPayment) {
    payment.status = 'refunded';
    for (const link of links.values())
      for (const paid of link.payments ?? []) if (paid.payment_id === payment.id) paid.status = 'refunded';
  }

  function signed(event: string, payload: object, created_at = seconds()) {
    const body = JSON.stringify({ entity: 'event', event, payload, created_at });
    const signature = createHmac('sha256', RAZORPAY_LOGIN.webhookSecret).update(body).digest('hex');
    const headers: Record<string, string> = {
      'X-Razorpay-Signature': signature,
      'X-Razorpay-Event-Id': `evt_${createHash('sha256').update(body).digest('hex').slice(0, 14)}`,
    };
    return { body, headers, header: (name: string) => headers[name] };
  }
}
