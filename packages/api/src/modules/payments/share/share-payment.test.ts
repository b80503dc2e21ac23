import { getOrderDetails } from '@prosperx/core/order';
import { sharePayment, sharePaymentLink } from '@prosperx/core/payment';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { businessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { orderSets, schemes } from '#db/schema/index.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, type Investment, LIQUID, lumpsum, schemeOf } from '#testing/investing.js';
import { advisorFor } from '#testing/new-investor.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { pageBehind } from '#testing/short-links.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'a payment link',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });
    const emailOf = ({ ucc }: { readonly ucc: string }) => `test-${Number(ucc.slice(4))}@example.com`;
    async function shared(...investments: readonly Investment[]) {
      const checkout = await newCheckout(kit, ...investments);
      const query = { cartId: checkout.cart.encryptedCartId };
      const paymentUrl = (await checkout.client.call(getOrderDetails, { query })).paymentUrl ?? '';
      return { checkout, query, paymentUrl, advisor: await advisorFor(kit, checkout) };
    }

    it('opens its orders only as it was made', async () => {
      const { checkout, query, paymentUrl } = await shared();
      const opens = (link: string) => ({ query: { ...query, paymentUrl: link } });
      expect((await checkout.client.call(getOrderDetails, opens(paymentUrl))).orders).toHaveLength(1);
      const later = new URLSearchParams(paymentUrl);
      later.set('validTill', '2030-01-01T00:00:00.000Z');
      const elsewhere = new URLSearchParams(paymentUrl);
      elsewhere.set('loopBackUrl', 'home');
      const unsigned = new URLSearchParams(paymentUrl);
      unsigned.delete('signature');
      for (const tampered of [later, elsewhere, unsigned, new URLSearchParams()]) {
        const failure = await checkout.client.fail(getOrderDetails, opens(tampered.toString()));
        expect(failure).toMatchObject({ code: 'payment_link_invalid', status: 403 });
      }
    });

    it('is sent by the advisor to the customer, by email and text message', async () => {
      const { advisor, paymentUrl, checkout } = await shared();
      for (const [type, value] of [
        ['email', emailOf(checkout)],
        ['sms', checkout.mobile],
      ] as const) {
        await advisor.call(sharePayment, { body: { type, value, paymentLink: paymentUrl } });
        const [message] = await advisor.call(sandboxMessages, { query: { to: value } });
        const page = new URL(await pageBehind(given.db, message?.text), 'http://site');
        expect([page.pathname, page.searchParams.get('paymentUrl')]).toEqual(['/v1/order-summary', paymentUrl]);
        expect(page.searchParams.get('agentCode')).toBe('AG1001');
        expect(message?.text).toMatch(
          /^Dear .+,\s+Sunita Kulkarni has placed mutual fund orders of ₹5,000\.00 for you/,
        );
        expect(message?.text).toContain(schemeOf(EQUITY).name);
        expect(message?.text).toContain('by 18 Nov 2026, 18:00 IST');
        expect(message?.text).toContain('If you did not expect this, ignore');
      }
      const { url } = await advisor.call(sharePaymentLink, { body: { paymentLink: paymentUrl } });
      expect(new URL(await pageBehind(given.db, url), url).searchParams.get('paymentUrl')).toBe(paymentUrl);
    });

    it('leads to its orders once they have expired too: their page says so, and has the way to the cart', async () => {
      const { checkout, advisor, paymentUrl } = await shared();
      const { url } = await advisor.call(sharePaymentLink, { body: { paymentLink: paymentUrl } });
      await checkout.expire();
      const answer = await kit.app.hono.request(TEST_ORIGIN + new URL(url).pathname);
      const page = new URL(answer.headers.get('location') ?? '', TEST_ORIGIN);
      expect([page.pathname, page.searchParams.get('paymentUrl')]).toEqual(['/v1/order-summary', paymentUrl]);
    });

    it('says whose orders they are to anybody else, without the schemes, and tells the customer to whom it was sent', async () => {
      const { advisor, paymentUrl, checkout } = await shared();
      const [email, mobile] = ['ravi@example.net', '9000000009'];
      await advisor.call(sharePayment, { body: { type: 'email', value: email, paymentLink: paymentUrl } });
      await advisor.call(sharePayment, { body: { type: 'sms', value: mobile, paymentLink: paymentUrl } });
      await kit.settle();
      const sentTo = async (to: string) => advisor.call(sandboxMessages, { query: { to } });
      for (const to of [email, mobile]) {
        const text = (await sentTo(to))[0]?.text ?? '';
        expect(text).toMatch(
          /Sunita Kulkarni shares with you the payment link of mutual fund orders .* of Test Investor/,
        );
        expect(text).not.toMatch(/^Dear/);
        expect(text).not.toContain(schemeOf(EQUITY).name);
        const page = new URL(await pageBehind(given.db, text), 'http://site');
        expect(page.searchParams.get('paymentUrl')).toBe(paymentUrl);
      }
      const notices = (await sentTo(emailOf(checkout))).filter(
        ({ subject }) => subject === 'Your payment link was shared',
      );
      expect(notices.map(({ text }) => /to (\S+@\S+|\S+\d{4})\./.exec(text)?.[1]).toSorted()).toEqual([
        'r••••@example.net',
        '••••••0009',
      ]);
    });

    it('is not sent when it is another customer’s or made up, or has no recipient', async () => {
      const [{ advisor, paymentUrl }, other] = [await shared(), await shared()];
      const send = (value: string, paymentLink: string, type: 'email' | 'sms' = 'email') =>
        advisor.fail(sharePayment, { body: { type, value, paymentLink } });
      expect((await send('a@b.co', other.paymentUrl)).code).toBe('payment_link_invalid');
      expect((await send('a@b.co', 'https://evil.example/?paymentUrl=x')).code).toBe('payment_link_invalid');
      for (const broken of ['http://[paymentUrl=', '//?paymentUrl=', 'http://:x/?paymentUrl=1']) {
        expect((await send('a@b.co', broken)).code).toBe('payment_link_invalid');
      }
      expect((await send('nobody', paymentUrl)).fields).toEqual({ value: 'share_email_invalid' });
      expect((await send('123', paymentUrl, 'sms')).fields).toEqual({ value: 'share_mobile_invalid' });
    });

    it('is not sent once its orders are paid', async () => {
      const { checkout, advisor, paymentUrl } = await shared();
      await checkout.payAtBank();
      const body = { type: 'email' as const, value: 'ravi@example.com', paymentLink: paymentUrl };
      expect((await advisor.fail(sharePayment, { body })).code).toBe('order_not_payable');
    });

    it('asks for no order whose offer was withdrawn', async () => {
      const [alone, both] = [
        await shared(lumpsum(5_000, LIQUID)),
        await shared(lumpsum(5_000, LIQUID), lumpsum(6_000)),
      ];
      const day = businessDate('2026-11-13');
      const offer = { opens: day, closes: day, allotted: day, withdrawn: day };
      const { id, name } = schemeOf(LIQUID);
      await given.db.update(schemes).set({ offer }).where(eq(schemes.id, id));
      const link = ({ paymentUrl }: typeof alone) => ({ body: { paymentLink: paymentUrl } });
      expect((await alone.advisor.fail(sharePaymentLink, link(alone))).code).toBe('order_not_payable');
      const { message } = await both.advisor.call(sharePaymentLink, link(both));
      expect(message).toContain('₹6,000.00');
      expect(message).not.toContain(name);
    });

    it('is not sent past the payment deadline', async () => {
      const { checkout, advisor, paymentUrl } = await shared();
      const payableUntil = kit.clock.now();
      await given.db.update(orderSets).set({ payableUntil }).where(eq(orderSets.profileId, checkout.profileId));
      const body = { type: 'email' as const, value: 'ravi@example.com', paymentLink: paymentUrl };
      expect((await advisor.fail(sharePayment, { body })).code).toBe('order_not_payable');
    });

    it('is sent by advisors alone', async () => {
      const { checkout, paymentUrl } = await shared();
      const body = { type: 'email' as const, value: 'ravi@example.com', paymentLink: paymentUrl };
      expect((await checkout.client.fail(sharePayment, { body })).code).toBe('forbidden');
    });
  },
  'seeded',
);
