import { getPayment, payOrders } from '@prosperx/core/payment';
import { beforeAll, expect, it } from 'vitest';
import { newCheckout } from '#testing/checkout.js';
import { itInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum, paymentOf } from '#testing/investing.js';
import { pressAtBank } from '#testing/requests.js';
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
