import { rupees } from '@prosperx/core/money';
import { MINUTE } from '@prosperx/core/time';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createCalendar } from '#kernel/calendar.js';
import { ProviderUnknown } from '#providers/providers.js';
import { decide, bankPayment } from '#sandbox/bank-book.js';
import { sandboxGateway, signEvent } from '#sandbox/sandbox-gateway.js';
import { openTestDb } from '#testing/engines.js';
import { CASHFREE_PG_LOGIN, playedCashfreePayments } from '#testing/played-cashfree-payments.js';
import { playedRazorpay, RAZORPAY_LOGIN } from '#testing/played-razorpay.js';
import { type TestClock, testClock, testCrypto } from '#testing/test-services.js';
import { cashfreeGateway } from './cashfree-gateway.js';
import type { PaymentGateway, PaymentRequest, ReadHeader } from './port.js';
import { razorpayGateway } from './razorpay-gateway.js';

interface Played {
  readonly gateway: PaymentGateway;
  readonly clock: TestClock;
  /** The payer pays; returns the message about it. */
  pay(clientRef: string): Promise<{ readonly body: string; readonly header: ReadHeader }>;
  /** How often money was sent back for a payment. */
  refunds(clientRef: string): Promise<number>;
}

const refundsIn = (details: unknown) => Object.keys((details as { refunds?: object }).refunds ?? {}).length;

let sandboxDb: ReturnType<typeof openTestDb> | undefined;
afterAll(async () => (await sandboxDb)?.close());

const GATEWAYS: Readonly<Record<string, () => Promise<Played>>> = {
  sandbox: async () => {
    const { db } = await (sandboxDb ??= openTestDb());
    const clock = testClock();
    const deps = { db, clock, crypto: testCrypto, calendar: createCalendar() };
    const gateway = sandboxGateway(deps);
    return {
      gateway,
      clock,
      pay: async (clientRef) => {
        const payment = (await bankPayment(deps, { clientRef }))!;
        await decide(deps, payment, { state: 'paid', at: clock.now() });
        const { outcome } = (await gateway.find(clientRef))!;
        const { body, signature } = signEvent(deps, { eventId: 'one', clientRef, outcome });
        return { body, header: (name) => (name === 'X-Signature' ? signature : undefined) };
      },
      refunds: async (clientRef) => refundsIn((await bankPayment(deps, { clientRef }))!.details),
    };
  },
  razorpay: async () => {
    const clock = testClock();
    const played = playedRazorpay(clock);
    const gateway = razorpayGateway({ ...RAZORPAY_LOGIN, publicUrl: 'https://x.example', clock, fetch: played.fetch });
    return { gateway, clock, pay: async (ref) => played.pay(ref), refunds: async () => played.refunds.length };
  },
  cashfree: async () => {
    const clock = testClock();
    const played = playedCashfreePayments(clock);
    const { fetch } = played;
    const gateway = cashfreeGateway({ ...CASHFREE_PG_LOGIN, publicUrl: 'https://x.example', clock, fetch });
    return { gateway, clock, pay: async (ref) => played.pay(ref), refunds: async () => played.refunds.size };
  },
};

let request: PaymentRequest = {
  clientRef: '',
  amount: rupees(5_000),
  instrument: { mode: 'netBanking' },
  payer: { name: 'Asha Rao', mobile: '9876500001', email: 'asha@x.example', account: '123456789', ifsc: 'HDFC0000001' },
  returnUrl: '/prosperx-api/payment/return/pay_1',
};

let tests = 0;
beforeEach(() => {
  tests += 1;
  request = { ...request, clientRef: `pay_0123456789abcdefgh${tests}` };
});

describe.each(Object.entries(GATEWAYS))('the payment gateway %s', (_, make) => {
  let played: Played;
  let gateway: PaymentGateway;
  beforeEach(async () => {
    played = await make();
    ({ gateway } = played);
  });

  it('knows nothing of a payment that was never started', async () => {
    expect(await gateway.find('pay_never')).toBeNull();
    expect(await gateway.cancel('pay_never')).toBeNull();
  });

  it('leads the payer to a page, waits for them, and tells by our reference what became of it', async () => {
    const started = await gateway.start(request);
    expect(started).toMatchObject({ outcome: { state: 'waiting' }, redirectUrl: expect.any(String) as string });
    expect(await gateway.find(request.clientRef)).toEqual(started);
    await played.pay(request.clientRef);
    expect((await gateway.find(request.clientRef))?.outcome).toMatchObject({
      state: 'paid',
      amount: request.amount,
      at: played.clock.now(),
    });
  });

  it('dates the money by when it was taken, however long before its payer asked for the payment', async () => {
    await gateway.start(request);
    played.clock.advance(9 * MINUTE);
    const { body, header } = await played.pay(request.clientRef);
    const takenAt = { outcome: { state: 'paid', at: played.clock.now() } };
    expect(await gateway.find(request.clientRef)).toMatchObject(takenAt);
    // heard late, as after an outage of ours
    played.clock.advance(MINUTE);
    expect(gateway.readCallback(body, header)).toMatchObject(takenAt);
  });

  it('takes no money for a payment that was cancelled, and cancels none that is paid', async () => {
    await gateway.start(request);
    expect((await gateway.cancel(request.clientRef))?.outcome.state).toBe('abandoned');
    const other = { ...request, clientRef: `${request.clientRef}b` };
    await gateway.start(other);
    await played.pay(other.clientRef);
    expect((await gateway.cancel(other.clientRef))?.outcome.state).toBe('paid');
  });

  it('says what its messages say, and hears no forged one', async () => {
    await gateway.start(request);
    const { body, header } = await played.pay(request.clientRef);
    expect(gateway.readCallback(body, header)).toMatchObject({
      clientRef: request.clientRef,
      outcome: { state: 'paid', amount: request.amount },
    });
    expect(gateway.readCallback(body.replace('5000', '9000'), header)).toBeNull();
    expect(gateway.readCallback(body, () => undefined)).toBeNull();
  });

  it('sends money back once, however often it is asked under one reference', async () => {
    await gateway.start(request);
    await played.pay(request.clientRef);
    const refund = { clientRef: `refund_${tests}`, paymentRef: request.clientRef, amount: rupees(2_000) };
    expect(['pending', 'sent']).toContain(await gateway.refund(refund));
    expect(await gateway.refund(refund)).toBe('sent');
    expect(await played.refunds(request.clientRef)).toBe(1);
  });

  it('says that a refund of the whole payment was sent, however often it is asked', async () => {
    await gateway.start(request);
    await played.pay(request.clientRef);
    const refund = { clientRef: `refund_${tests}`, paymentRef: request.clientRef, amount: request.amount };
    await gateway.refund(refund);
    expect([await gateway.refund(refund), await gateway.refund(refund)]).toEqual(['sent', 'sent']);
    expect(await played.refunds(request.clientRef)).toBe(1);
  });
});

describe('Cashfree', () => {
  const given = () => {
    const clock = testClock();
    const played = playedCashfreePayments(clock);
    const settings = { ...CASHFREE_PG_LOGIN, publicUrl: 'https://x.example', clock };
    return { clock, played, settings, gateway: cashfreeGateway({ ...settings, fetch: played.fetch }) };
  };

  it('opens a link for one account, one way of paying and the whole amount, and is told where its messages go', async () => {
    const { played, gateway } = given();
    await gateway.start({ ...request, amount: rupees(5_000.5) });
    expect(played.heard.find(({ method }) => method === 'POST')?.body).toMatchObject({
      link_id: request.clientRef,
      link_amount: 5_000.5,
      link_partial_payments: false,
      link_notify: { send_sms: false, send_email: false },
      link_meta: {
        payment_methods: 'nb',
        return_url: 'https://x.example/prosperx-api/payment/return/pay_1',
        notify_url: 'https://x.example/prosperx-api/webhooks/payment',
      },
      customer_details: {
        customer_phone: '9876500001',
        customer_bank_account_number: '123456789',
        customer_bank_ifsc: 'HDFC0000001',
        customer_bank_code: 3021,
      },
    });
  });

  it('takes net banking of no bank that it cannot hold to one account, and UPI of any', async () => {
    const { played, gateway } = given();
    const payer = { ...request.payer!, ifsc: 'AIRP0000001' };
    expect((await gateway.start({ ...request, payer })).outcome).toMatchObject({ state: 'failed' });
    expect(played.heard).toEqual([]);
    const byUpi = { ...request, payer, instrument: { mode: 'upi', vpa: null } } as const;
    expect((await gateway.start(byUpi)).outcome).toEqual({ state: 'waiting' });
  });

  it('started twice is one link, and says in its own words why it refuses', async () => {
    const { played, gateway } = given();
    const first = await gateway.start(request);
    expect(await gateway.start(request)).toEqual(first);
    played.refuse = 'customer_phone : is invalid';
    const other = { ...request, clientRef: `${request.clientRef}b` };
    expect((await gateway.start(other)).outcome).toEqual({ state: 'failed', reason: 'customer_phone : is invalid' });
  });

  it('gives the bank’s number of the money, and knows each of its messages by what it is about', async () => {
    const { played, gateway } = given();
    await gateway.start(request);
    const { body, header } = played.pay(request.clientRef);
    expect((await gateway.find(request.clientRef))?.outcome).toMatchObject({ bankReference: '412345678901' });
    expect(gateway.readCallback(body, header)).toMatchObject({ eventId: `${request.clientRef}:PAID:2` });
    const failed = played.signed('PAYMENT_FAILED_WEBHOOK', { order: { order_id: 'x' } });
    expect(gateway.readCallback(failed.body, failed.header)).toBe('other');
    expect(gateway.readCallback(body, (name) => (/timestamp/.test(name) ? '1' : header(name)))).toBeNull();
    const order = { order_amount: '9'.repeat(30), transaction_id: 1, transaction_status: 'SUCCESS' };
    const endless = played.signed('PAYMENT_LINK_EVENT', { link_id: request.clientRef, link_status: 'PAID', order });
    expect(gateway.readCallback(endless.body, endless.header)).toBe('other');
  });

  it('dates money of which it does not say when it was taken by when we learn of it', async () => {
    const { clock, played, gateway } = given();
    await gateway.start(request);
    clock.advance(9 * MINUTE);
    played.pay(request.clientRef, { saysWhen: false });
    clock.advance(MINUTE);
    expect((await gateway.find(request.clientRef))?.outcome).toMatchObject({ state: 'paid', at: clock.now() });
  });

  it.each([401, 500])('where it answers %d nobody knows what was carried out', async (status) => {
    const { settings } = given();
    const fetch = () => Promise.resolve(Response.json({ message: 'no' }, { status }));
    const gateway = cashfreeGateway({ ...settings, fetch });
    await expect(gateway.start(request)).rejects.toThrow(ProviderUnknown);
    await expect(gateway.find(request.clientRef)).rejects.toThrow(ProviderUnknown);
  });
});

describe('Razorpay', () => {
  const given = () => {
    const clock = testClock();
    const played = playedRazorpay(clock);
    const settings = { ...RAZORPAY_LOGIN, publicUrl: 'https://x.example', clock };
    return { clock, played, settings, gateway: razorpayGateway({ ...settings, fetch: played.fetch }) };
  };

  it('opens a link for one account, one way of paying and the whole amount', async () => {
    const { played, gateway } = given();
    await gateway.start({ ...request, instrument: { mode: 'upi', vpa: null } });
    expect(played.heard.at(-1)?.body).toMatchObject({
      amount: 500_000,
      currency: 'INR',
      accept_partial: false,
      reference_id: request.clientRef,
      customer: { name: 'Asha Rao', contact: '+919876500001', email: 'asha@x.example' },
      notify: { sms: false, email: false },
      callback_url: 'https://x.example/prosperx-api/payment/return/pay_1',
      options: {
        order: { method: 'upi', bank_account: { account_number: '123456789', name: 'Asha Rao', ifsc: 'HDFC0000001' } },
      },
    });
  });

  it('started twice is one link: it knows our reference', async () => {
    const { played, gateway } = given();
    const first = await gateway.start(request);
    expect(await gateway.start(request)).toEqual(first);
    expect(played.heard.filter(({ method, path }) => method === 'POST' && path === '/v1/payment_links')).toHaveLength(
      2,
    );
  });

  it('gives the bank’s number of the money', async () => {
    const { played, gateway } = given();
    await gateway.start(request);
    played.pay(request.clientRef);
    expect((await gateway.find(request.clientRef))?.outcome).toMatchObject({ bankReference: '412345678901' });
  });

  it('dates money of which no message came by when we learn of it', async () => {
    const { clock, played, gateway } = given();
    await gateway.start(request);
    clock.advance(9 * MINUTE);
    played.pay(request.clientRef);
    clock.advance(MINUTE);
    expect((await gateway.find(request.clientRef))?.outcome).toMatchObject({ state: 'paid', at: clock.now() });
  });

  it('tells messages about something else from forged ones', () => {
    const { played, gateway } = given();
    const { body, header } = played.signed('payment.authorized', { payment: {} });
    expect(gateway.readCallback(body, header)).toBe('other');
    expect(gateway.readCallback(body.replace('authorized', 'captured'), header)).toBeNull();
  });

  it('counts no money that is not taken yet, whatever a message is called', () => {
    const { played, gateway } = given();
    const link = { id: 'plink_1', reference_id: request.clientRef, short_url: 'https://rzp.io/i/1', status: 'created' };
    const payment = { id: 'pay_1', amount: 500_000, status: 'authorized' };
    const payload = { payment_link: { entity: link }, payment: { entity: payment } };
    const { body, header } = played.signed('payment_link.paid', payload);
    expect(gateway.readCallback(body, header)).toMatchObject({ outcome: { state: 'waiting' } });
  });

  it.each([
    [2 ** 52, 1],
    [500_000, 1e13],
  ])('takes no money that is out of range: %d paise, %d seconds', (amount, seconds) => {
    const { played, gateway } = given();
    const link = { id: 'plink_1', reference_id: request.clientRef, short_url: 'https://rzp.io/i/1', status: 'paid' };
    const payment = { id: 'pay_1', amount, status: 'captured' };
    const payload = { payment_link: { entity: link }, payment: { entity: payment } };
    const { body, header } = played.signed('payment_link.paid', payload, seconds);
    expect(gateway.readCallback(body, header)).toBe('other');
  });

  it('says in its own words why it refuses', async () => {
    const { played, gateway } = given();
    const payer = { ...request.payer!, mobile: '1' };
    played.refuse = 'contact is invalid';
    expect((await gateway.start({ ...request, payer })).outcome).toEqual({
      state: 'failed',
      reason: 'contact is invalid',
    });
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers with an error of its own', () => Promise.resolve(new Response('oops', { status: 502 }))],
    ['answers in another language', () => Promise.resolve(new Response('<html>', { status: 200 }))],
    ['refuses our key', () => Promise.resolve(Response.json({ error: { description: 'no' } }, { status: 401 }))],
  ])('where it %s nobody knows what was carried out', async (_, fetch) => {
    const { settings } = given();
    const gateway = razorpayGateway({ ...settings, fetch: fetch as typeof globalThis.fetch });
    await expect(gateway.start(request)).rejects.toThrow(ProviderUnknown);
    await expect(gateway.find(request.clientRef)).rejects.toThrow(ProviderUnknown);
  });

  it('is left in peace for half a minute after five calls without an answer, then asked once', async () => {
    const { settings, clock } = given();
    let calls = 0;
    const fetch = () => Promise.reject(new TypeError(`fetch failed ${(calls += 1)}`));
    const gateway = razorpayGateway({ ...settings, fetch });
    const ask = (times: number) =>
      Promise.all(Array.from({ length: times }, () => gateway.find('pay_1').catch(() => null)));
    for (let left = 20; left > 0; left--) await ask(1);
    expect(calls).toBe(5);
    clock.advance(30_000);
    for (let left = 20; left > 0; left--) await ask(1);
    expect(calls).toBe(6);
  });
});
