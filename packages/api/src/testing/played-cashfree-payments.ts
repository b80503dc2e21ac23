import { createHmac } from 'node:crypto';
import type { Clock } from '@prosperx/core/time';
import { Hono } from 'hono';

interface PlayedLink {
  readonly link_id: string;
  readonly link_amount: number;
  readonly link_url: string;
  readonly link_expiry_time: string;
  readonly link_created_at: string;
  link_status: 'ACTIVE' | 'PAID' | 'EXPIRED' | 'CANCELLED';
  link_amount_paid: number;
  payments: object[];
}

export const CASHFREE_PG_LOGIN = { clientId: 'pg-id', clientSecret: 'pg-secret' };

type PlayedRefundEnd = 'SUCCESS' | 'PENDING' | 'ONHOLD' | 'CANCELLED' | 'FAILED';

/** Cashfree's payment links as its documents have them: what was asked of it, and what its payers do. */
export function playedCashfreePayments(clock: Clock) {
  const links = new Map<string, PlayedLink>();
  const refunds = new Map<string, object>();
  const heard: { method: string; path: string; body: unknown }[] = [];
  const state = { refuse: '', refundsEnd: 'SUCCESS' as PlayedRefundEnd };
  const app = new Hono();
  const error = (code: string, message: string) => ({ message, code, type: 'invalid_request_error' });
  const orderIdOf = ({ link_id }: PlayedLink) => `CFPay_${link_id}`;

  app.use('/pg/*', async (c, next) => {
    const body: unknown = c.req.method === 'POST' ? await c.req.json() : null;
    heard.push({ method: c.req.method, path: c.req.path, body });
    const { clientId, clientSecret } = CASHFREE_PG_LOGIN;
    const isKnown = c.req.header('x-client-id') === clientId && c.req.header('x-client-secret') === clientSecret;
    if (!isKnown) return c.json(error('request_failed', 'authentication Failed'), 401);
    return c.req.header('x-api-version') ? next() : c.json(error('version_missing', 'x-api-version is missing'), 400);
  });
  app.post('/pg/links', async (c) => {
    const asked = await c.req.json<{ link_id: string; link_amount: number; link_expiry_time: string }>();
    if (state.refuse) return c.json(error('customer_details_invalid', state.refuse), 400);
    if (links.has(asked.link_id)) return c.json(error('link_already_exists', 'link_id already exists'), 409);
    if (Date.parse(asked.link_expiry_time) <= clock.now())
      return c.json(error('link_expiry_time_invalid', 'link_expiry_time : should be in the future'), 400);
    const link: PlayedLink = {
      link_id: asked.link_id,
      link_amount: asked.link_amount,
      link_url: `https://payments.cashfree.com/links/${asked.link_id}`,
      link_expiry_time: asked.link_expiry_time,
      link_created_at: new Date(clock.now()).toISOString(),
      link_status: 'ACTIVE',
      link_amount_paid: 0,
      payments: [],
    };
    links.set(link.link_id, link);
    return c.json(link);
  });
  app.get('/pg/links/:id', (c) => {
    const link = links.get(c.req.param('id'));
    if (link?.link_status === 'ACTIVE' && Date.parse(link.link_expiry_time) < clock.now()) link.link_status = 'EXPIRED';
    return link ? c.json(link) : c.json(error('link_not_found', 'link does not exist'), 404);
  });
  app.post('/pg/links/:id/cancel', (c) => {
    const link = links.get(c.req.param('id'));
    if (link?.link_status !== 'ACTIVE') return c.json(error('link_cancellation_failed', 'cannot be cancelled'), 400);
    link.link_status = 'CANCELLED';
    return c.json(link);
  });
  app.get('/pg/links/:id/orders', (c) => c.json([{ order_id: orderIdOf(links.get(c.req.param('id'))!) }]));
  const linkOfOrder = (id: string) => [...links.values()].find((link) => orderIdOf(link) === id);
  app.get('/pg/orders/:id/payments', (c) => c.json(linkOfOrder(c.req.param('id'))?.payments ?? []));
  app.get('/pg/orders/:id/refunds/:refund', (c) => {
    const refund = refunds.get(c.req.param('refund'));
    return refund
      ? c.json({ ...refund, refund_status: state.refundsEnd })
      : c.json(error('refund_not_found', 'Refund does not exist'), 404);
  });
  app.post('/pg/orders/:id/refunds', async (c) => {
    const asked = await c.req.json<{ refund_id: string; refund_amount: number }>();
    if (!/^[A-Za-z0-9]{3,40}$/.test(asked.refund_id)) return c.json(error('refund_id_invalid', 'refund_id'), 400);
    if (state.refuse) return c.json(error('refund_post_failed', state.refuse), 400);
    if (refunds.has(asked.refund_id)) return c.json(error('refund_already_exists', 'Refund exists'), 409);
    refunds.set(asked.refund_id, { ...asked, order_id: c.req.param('id'), refund_status: 'PENDING' });
    return c.json(refunds.get(asked.refund_id)!);
  });

  function signed(type: string, data: object) {
    const event_time = new Date(clock.now()).toISOString();
    const [body, timestamp] = [JSON.stringify({ data, event_time, type, version: 1 }), String(clock.now())];
    const signature = createHmac('sha256', CASHFREE_PG_LOGIN.clientSecret)
      .update(timestamp + body)
      .digest('base64');
    const headers: Record<string, string> = { 'x-webhook-signature': signature, 'x-webhook-timestamp': timestamp };
    return { body, headers, header: (name: string) => headers[name.toLowerCase()] };
  }

  /** The message of now about a payment that is paid. */
  function messageOf(clientRef: string) {
    const link = links.get(clientRef)!;
    const { link_id, link_status } = link;
    const amount = link.link_amount.toFixed(2);
    const order = { order_amount: amount, order_id: orderIdOf(link), transaction_id: 2, transaction_status: 'SUCCESS' };
    return signed('PAYMENT_LINK_EVENT', { link_id, link_status, link_amount_paid: amount, order });
  }

  return {
    app,
    heard,
    refunds,
    /** Links by our reference; `refAt` reads it from the page that one leads to. */
    links,
    refAt: (url: string) => [...links.values()].find(({ link_url }) => link_url === url)?.link_id ?? '',
    fetch: ((url: URL, init: RequestInit) => app.request(url.href, init)) as typeof globalThis.fetch,
    /** The sentence with which it refuses new links and refunds; none where it is empty. */
    set refuse(sentence: string) {
      state.refuse = sentence;
    },
    /** What becomes of a refund, which is on its way until it is asked about. */
    set refundsEnd(end: PlayedRefundEnd) {
      state.refundsEnd = end;
    },
    /** The payer of a payment, which they asked for as soon as its link was there, approves it, and Cashfree tells us. */
    pay(clientRef: string, { saysWhen = true } = {}) {
      const link = links.get(clientRef)!;
      const amount = link.link_amount;
      const payment_time = link.link_created_at;
      Object.assign(link, { link_status: 'PAID', link_amount_paid: amount });
      const time = new Date(clock.now()).toISOString();
      link.payments = [
        { cf_payment_id: '1', payment_status: 'FAILED', payment_amount: amount, payment_time },
        {
          cf_payment_id: '2',
          payment_status: 'SUCCESS',
          payment_amount: amount,
          payment_time,
          ...(saysWhen && { payment_completion_time: time }),
          bank_reference: '412345678901',
        },
      ];
      return messageOf(clientRef);
    },
    messageOf,
    /** A signed message about anything. */
    signed,
  };
}
