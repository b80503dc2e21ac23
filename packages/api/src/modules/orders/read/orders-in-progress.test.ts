import { discardOrders } from '@prosperx/core/cart';
import { rupees } from '@prosperx/core/money';
import { getOrdersInProgress } from '@prosperx/core/order';
import { handleInvalidExpiredOrders, payOrders } from '@prosperx/core/payment';
import { businessDate, instantAt } from '@prosperx/core/time';
import { beforeAll, expect, it } from 'vitest';
import { orderText } from '#records/order/remarks.text.js';
import { bankText } from '#sandbox/sandbox.text.js';
import { newCheckout } from '#testing/checkout.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, fillCart, lumpsum, orderCart, paymentOf, schemeOf } from '#testing/investing.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const DAY = 86_400_000;
const statuses = async (client: TestClient) => (await client.call(getOrdersInProgress)).map(({ status }) => status);

describeWithDb(
  'getOrdersInProgress',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    it('shows orders until their units are there: to pay, failed, being paid, paid', async () => {
      const { client, pxOrderNumber, orders, startPaying, payAtBank } = await newCheckout(kit, lumpsum(5_000));
      const [{ paymentUrl } = { paymentUrl: null }] = await orders();
      expect(await client.call(getOrdersInProgress)).toEqual([
        {
          pxOrderNumber,
          status: 'to_pay',
          amount: rupees(5_000),
          paymentUrl,
          challanId: null,
          reason: '',
          canRestore: false,
          restorable: { refused: 0, expired: 0 },
          orders: [{ schemeName: schemeOf('105758').name, investmentType: 'LUMPSUM' }],
          createdDate: (await orders())[0]?.createdDate,
          payableUntil: instantAt(businessDate('2026-11-18'), '18:00'),
        },
      ]);
      await payAtBank('fail');
      expect(await statuses(client)).toEqual(['payment_failed']);
      await startPaying('again');
      expect(await statuses(client)).toEqual(['being_paid']);
    });

    it('shows paid orders until they have their units', async () => {
      const investor = await newCheckout(kit, lumpsum(5_000));
      await investor.payAtBank('pay');
      expect(await statuses(investor.client)).toEqual(['paid']);
      kit.clock.advance(4 * DAY);
      await kit.settle();
      expect(await statuses(await signedInAgain(kit, investor))).toEqual([]);
    });

    it('names the challan of the cheque that pays the orders', async () => {
      const investor = await newCheckout(kit, lumpsum(5_000));
      const { client, orders } = investor;
      const today = new Date(kit.clock.now()).toISOString().slice(0, 10);
      const cheque = { paymentMode: 1, chequeNumber: '123456', chequeDate: today };
      const body = { ...paymentOf(await orders()), ...cheque };
      const { paymentId } = await client.call(payOrders, { key: 'by-cheque', body });
      expect(await client.call(getOrdersInProgress)).toMatchObject([{ status: 'being_paid', challanId: paymentId }]);
      // too late to be deposited, and still waited for
      kit.clock.advance(7 * DAY);
      const again = await signedInAgain(kit, investor);
      expect(await again.call(getOrdersInProgress)).toMatchObject([{ status: 'being_paid', challanId: null }]);
    });

    it('lists the sets newest first, and nobody else’s', async () => {
      const { client, pxOrderNumber: first } = await newCheckout(kit, lumpsum(5_000));
      kit.clock.advance(60_000);
      const { pxOrderNumber: second } = await orderCart(client, await fillCart(client, lumpsum(1_000, DEBT)));
      await kit.settle();
      const shown = await client.call(getOrdersInProgress);
      expect(shown.map(({ pxOrderNumber }) => pxOrderNumber)).toEqual([second, first]);
      expect(await (await newInvestor(kit)).client.call(getOrdersInProgress)).toEqual([]);
    });

    it('shows expired orders for a week, with whether they can be put back into the cart', async () => {
      const investor = await newCheckout(kit, lumpsum(5_000));
      kit.clock.advance(6 * DAY);
      const before = await (await signedInAgain(kit, investor)).call(getOrdersInProgress);
      expect(before).toMatchObject([{ status: 'expired', canRestore: false }]);
      await kit.settle();
      const client = await signedInAgain(kit, investor);
      expect(await client.call(getOrdersInProgress)).toMatchObject([
        { status: 'expired', canRestore: true, restorable: { refused: 0, expired: 1 } },
      ]);
      await client.call(handleInvalidExpiredOrders, { body: { cartId: investor.cart.encryptedCartId } });
      expect(await client.call(getOrdersInProgress)).toMatchObject([{ status: 'expired', canRestore: false }]);
      kit.clock.advance(8 * DAY);
      expect(await statuses(await signedInAgain(kit, investor))).toEqual([]);
    });

    it('says of a set with a refused and a cancelled order the reason of each', async () => {
      const { client } = await newCheckout(kit, lumpsum(5_000), lumpsum(1_019, DEBT));
      await client.call(discardOrders);
      await kit.settle();
      const [shown] = await client.call(getOrdersInProgress);
      expect(shown).toMatchObject({ status: 'cancelled', canRestore: true, restorable: { refused: 1, expired: 0 } });
      expect(shown?.reason).toContain(`${schemeOf(EQUITY).name}: ${orderText.discarded}`);
      expect(shown?.reason).toContain(`${schemeOf(DEBT).name}: ${bankText.refused}`);
    });

    it('does not show cancelled orders', async () => {
      const { client } = await newCheckout(kit, lumpsum(5_000));
      await client.call(discardOrders);
      await kit.settle();
      expect(await statuses(client)).toEqual([]);
    });
  },
  'seeded',
);
