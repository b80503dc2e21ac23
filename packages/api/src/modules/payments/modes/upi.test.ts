import { getPayment, getPaymentChoices, NET_BANKING_TIMEOUT, payOrders } from '@prosperx/core/payment';
import { beforeAll, expect, it } from 'vitest';
import { razorpayGateway } from '#providers/gateway/razorpay-gateway.js';
import { linkBank } from '#testing/applicant.js';
import { newCheckout } from '#testing/checkout.js';
import { itInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum, ordersOf, paymentOf } from '#testing/investing.js';
import { playedRazorpay, RAZORPAY_LOGIN } from '#testing/played-razorpay.js';
import { open, pressAtBank } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'a payment in a UPI app',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    async function toPay(rupees: number) {
      const { client, orders } = await newCheckout(kit, lumpsum(rupees));
      return { client, body: { ...paymentOf(await orders()), paymentMode: 3 } };
    }

    it('says that it was declined, not that a bank refused it', async () => {
      const { client, body } = await toPay(5_000);
      const { paymentId } = await client.call(payOrders, { key: 'declined', body });
      await kit.app.idle();
      const look = () => client.call(getPayment, { query: { paymentId } });
      await pressAtBank(kit.app, (await look()).approveUrl ?? '', 'fail');
      expect((await look()).reason).toBe('The request was declined in the UPI app.');
    });

    it('is led to the page of a gateway that asks for it there, and says of no UPI id that it was asked', async () => {
      const played = playedRazorpay(kit.clock);
      const settings = { ...RAZORPAY_LOGIN, publicUrl: 'https://x.example', clock: kit.clock, fetch: played.fetch };
      const server = testKit(given.db, { clock: kit.clock, providers: { gateway: razorpayGateway(settings) } });
      const checkout = await newCheckout(server);
      const { client, cart, orders } = checkout;
      await linkBank(server, checkout);
      const body = { ...paymentOf(await orders()), paymentMode: 3, vpaId: 'asha@okhdfc' };
      const { paymentId, redirectUrl } = await client.call(payOrders, { key: 'page', body });
      await server.app.idle();
      const page = (await open(server.app, redirectUrl ?? '')).headers.get('location') ?? '';
      expect(played.refAt(page)).toBe(paymentId);
      const view = await client.call(getPayment, { query: { paymentId } });
      const until = kit.clock.now() + NET_BANKING_TIMEOUT;
      expect(view).toMatchObject({ vpa: null, upiLink: null, approveUntil: until });
      expect((await ordersOf(client, cart)).openPayment).toMatchObject({ redirectUrl, until });
      expect(await client.call(getPaymentChoices)).toMatchObject({ hasUpiPage: true });
    });

    itInTrust('is refused above the limit of UPI', async () => {
      const { client, body } = await toPay(5_00_001);
      expect(await client.fail(payOrders, { key: 'too-large', body })).toMatchObject({
        code: 'invalid_input',
        fields: { paymentMode: 'upi_limit' },
        message: 'UPI takes up to ₹5,00,000 at a time. Please choose another way to pay.',
      });
      const most = await toPay(5_00_000);
      await most.client.call(payOrders, { key: 'most', body: most.body });
    });
  },
  'seeded',
);
