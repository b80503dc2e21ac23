import { rupees } from '@prosperx/core/money';
import { describe, expect, it } from 'vitest';
import { ProviderUnknown } from '#providers/providers.js';
import { CASHFREE_PG_LOGIN, playedCashfreePayments } from '#testing/played-cashfree-payments.js';
import { playedRazorpay, RAZORPAY_LOGIN } from '#testing/played-razorpay.js';
import { testClock } from '#testing/test-services.js';
import { cashfreeGateway } from './cashfree-gateway.js';
import type { PaymentGateway, PaymentRequest } from './port.js';
import { razorpayGateway } from './razorpay-gateway.js';

const publicUrl = 'https://x.example';

const request: PaymentRequest = {
  clientRef: 'pay_0123456789abcdefgh1',
  amount: rupees(5_000),
  instrument: { mode: 'netBanking' },
  payer: { name: 'Asha Rao', mobile: '9876500001', email: 'asha@x.example', account: '123456789', ifsc: 'HDFC0000001' },
  returnUrl: '/prosperx-api/payment/return/pay_1',
};
const refund = { clientRef: 'refund_one', paymentRef: request.clientRef, amount: rupees(2_000) };

function cashfree(fetch?: typeof globalThis.fetch) {
  const clock = testClock();
  const played = playedCashfreePayments(clock);
  return { played, gateway: cashfreeGateway({ ...CASHFREE_PG_LOGIN, publicUrl, clock, fetch: fetch ?? played.fetch }) };
}

function razorpay() {
  const clock = testClock();
  const played = playedRazorpay(clock);
  return { played, gateway: razorpayGateway({ ...RAZORPAY_LOGIN, publicUrl, clock, fetch: played.fetch }) };
}

async function pay(gateway: PaymentGateway, played: { pay(clientRef: string): unknown }) {
  await gateway.start(request);
  played.pay(request.clientRef);
}

describe.each([
  ['Cashfree', cashfree],
  ['Razorpay', razorpay],
] as const)('a refund at %s', (_, make) => {
  it('may be refused, and taken on later under the same reference', async () => {
    const { played, gateway } = make();
    await pay(gateway, played);
    played.refuse = 'insufficient balance';
    expect(await gateway.refund(refund)).toBe('refused');
    played.refuse = '';
    expect(await gateway.refund(refund)).toBe('pending');
  });
});

describe('a refund at Cashfree', () => {
  it.each([200, 401])('where it answers %d in words, nobody takes a refund for one that was sent', async (status) => {
    const { played } = cashfree();
    let isOdd = true;
    const fetch: typeof globalThis.fetch = (url, init) =>
      isOdd && String(url).includes('/refunds/') && (init?.method ?? 'GET') === 'GET'
        ? Promise.resolve(new Response('OK', { status, headers: { 'Content-Type': 'application/octet-stream' } }))
        : played.fetch(url, init);
    const { gateway } = cashfree(fetch);
    await pay(gateway, played);
    await expect(gateway.refund(refund)).rejects.toThrow(ProviderUnknown);
    isOdd = false;
    await gateway.refund(refund);
    expect(played.refunds.size).toBe(1);
  });

  it.each([
    ['SUCCESS', 'sent'],
    ['PENDING', 'pending'],
    ['ONHOLD', 'pending'],
    ['CANCELLED', 'failed'],
    ['FAILED', 'failed'],
  ] as const)('that is %s there is %s for us', async (end, state) => {
    const { played, gateway } = cashfree();
    played.refundsEnd = end;
    await pay(gateway, played);
    expect([await gateway.refund(refund), await gateway.refund(refund)]).toEqual(['pending', state]);
  });
});

describe('a refund at Razorpay', () => {
  it.each([
    ['pending', 'pending'],
    ['processed', 'sent'],
    ['failed', 'failed'],
  ] as const)('that is %s there is %s for us', async (end, state) => {
    const { played, gateway } = razorpay();
    played.refundsEnd = end;
    await pay(gateway, played);
    expect([await gateway.refund(refund), await gateway.refund(refund)]).toEqual(['pending', state]);
  });

  it('of money that went back before, by Razorpay’s own page, is refused', async () => {
    const { played, gateway } = razorpay();
    await pay(gateway, played);
    const whole = { ...refund, amount: request.amount };
    await gateway.refund({ ...whole, clientRef: 'refund_page' });
    expect(await gateway.refund(whole)).toBe('refused');
  });
});
