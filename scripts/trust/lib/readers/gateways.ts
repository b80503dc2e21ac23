import { createHmac } from 'node:crypto';
import { cashfreeGateway } from '../../../../packages/api/src/providers/gateway/cashfree-gateway.js';
import { razorpayGateway } from '../../../../packages/api/src/providers/gateway/razorpay-gateway.js';
import type { Reader } from '../led-by-coverage.js';
import { bytesOf, textOf } from './bytes.js';

const clock = { now: () => Date.parse('2026-10-01T10:00:00Z') };
const SECRET = 'secret';
const account = { publicUrl: 'https://x.example', clock };
const razorpay = razorpayGateway({ ...account, keyId: 'id', keySecret: SECRET, webhookSecret: SECRET });
const cashfree = cashfreeGateway({ ...account, clientId: 'id', clientSecret: SECRET });
const PAID_LINK = {
  event: 'payment_link.paid',
  created_at: 1_790_000_000,
  payload: {
    payment_link: { entity: { id: 'plink_1', reference_id: 'pay_1', short_url: 'https://rzp.io/1', status: 'paid' } },
    payment: { entity: { id: 'pay_A', amount: 500_000, status: 'captured', created_at: 1_790_000_000 } },
  },
};
const PAID_ORDER = {
  type: 'PAYMENT_LINK_EVENT',
  event_time: '2026-10-01T10:00:00+05:30',
  data: {
    link_id: 'pay_1',
    link_status: 'PAID',
    order: { order_amount: '5000.00', transaction_id: 1, transaction_status: 'SUCCESS' },
  },
};

/** Readers of what gateways of payments call back with. */
export const GATEWAY_READERS: Readonly<Record<string, Reader>> = {
  'callbacks of gateways': {
    seeds: [PAID_LINK, PAID_ORDER].map((event) => bytesOf(JSON.stringify(event))),
    read: (input) => {
      const body = textOf(input);
      const hash = (text: string) => createHmac('sha256', SECRET).update(text);
      razorpay.readCallback(body, (name) => (name === 'X-Razorpay-Signature' ? hash(body).digest('hex') : 'evt_1'));
      const at = String(clock.now());
      cashfree.readCallback(body, (name) => (/time/i.test(name) ? at : hash(at + body).digest('base64')));
    },
  },
};
