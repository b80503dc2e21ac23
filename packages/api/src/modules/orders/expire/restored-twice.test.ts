import { discardActiveCart, saveInvestment } from '@prosperx/core/cart';
import { rupees } from '@prosperx/core/money';
import { getPacks, savePack } from '@prosperx/core/pack';
import { handleInvalidExpiredOrders, payOrders } from '@prosperx/core/payment';
import { beforeEach, expect, it } from 'vitest';
import { newCheckout } from '#testing/checkout.js';
import { itInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, fillCart, fillCartUp, LIQUID, lumpsum, orderCart, paymentOf, sip } from '#testing/investing.js';
import { newInvestor, signedInAgain, type TestInvestor } from '#testing/new-investor.js';
import { pressAtBank } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const FOUR_DAYS = 4 * 86_400_000;

describeWithDb(
  'handleInvalidExpiredOrders',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    const growthPack = async () => {
      const [pack] = await kit.client().call(getPacks);
      return { packId: pack!.encryptedMintPackId, investmentType: 'LUMPSUM' as const, amount: 15_000 };
    };
    const fourDaysLater = async (investor: TestInvestor) => {
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + FOUR_DAYS);
      return signedInAgain(kit, investor);
    };
    const back = (client: Awaited<ReturnType<typeof fourDaysLater>>, cartId: string) =>
      client.call(handleInvalidExpiredOrders, { body: { cartId } });

    itInTrust('puts a pack back as one pack, next to single funds', async () => {
      const investor = await newInvestor(kit);
      await fillCart(investor.client, lumpsum(5_000, LIQUID));
      const before = await investor.client.call(savePack, { body: await growthPack() });
      await orderCart(investor.client, before);
      await kit.settle();
      const cart = await back(await fourDaysLater(investor), before.encryptedCartId);
      expect(cart).toMatchObject({ noOfItems: 2, amount: rupees(20_000) });
      const [pack] = cart.activeMintPackInvestmentDetailList;
      const [was] = before.activeMintPackInvestmentDetailList;
      expect(pack).toEqual({ ...was, investmentId: pack?.investmentId });
      expect(pack?.investmentId).not.toBe(was?.investmentId);
    });

    it('puts neither a fund nor a pack back that is in the cart, and leaves what is there alone', async () => {
      const investor = await newInvestor(kit);
      await fillCart(investor.client, lumpsum(5_000, LIQUID), sip(1_000, DEBT));
      const before = await investor.client.call(savePack, { body: await growthPack() });
      await orderCart(investor.client, before);
      await kit.settle();
      const again = await fourDaysLater(investor);
      await again.call(saveInvestment, { body: lumpsum(7_000, LIQUID) });
      await again.call(savePack, { body: { ...(await growthPack()), amount: 20_000 } });
      const cart = await back(again, before.encryptedCartId);
      expect(cart).toMatchObject({ noOfItems: 3, amount: rupees(28_000) });
    });

    itInTrust('puts back the orders that expired where others of the set were paid', async () => {
      const checkout = await newCheckout(kit, lumpsum(5_000), lumpsum(3_000, DEBT));
      const paid = (await checkout.orders()).filter(({ amount }) => amount === rupees(5_000));
      const body = paymentOf(paid);
      const { paymentId } = await checkout.client.call(payOrders, { key: 'k1', body });
      await kit.settle();
      const page = await kit.services.providers.gateway.find(paymentId);
      await pressAtBank(kit.app, page?.redirectUrl ?? '', 'pay');
      const again = await fourDaysLater(checkout);
      const cart = await back(again, checkout.cart.encryptedCartId);
      expect(cart).toMatchObject({ noOfItems: 1, amount: rupees(3_000) });
      expect((await back(again, checkout.cart.encryptedCartId)).noOfItems).toBe(1);
    });

    it('puts back what the exchange refused at once, while the other orders go on', async () => {
      const checkout = await newCheckout(kit, lumpsum(5_000), sip(3_019, DEBT));
      const { client, cart: was } = checkout;
      const cart = await back(client, was.encryptedCartId);
      expect(cart).toMatchObject({ noOfItems: 1, amount: rupees(3_019) });
      expect(cart.activeCustomizedInvestmentDetailList).toMatchObject([{ investmentType: 'SIP' }]);
      await client.call(discardActiveCart);
      expect((await back(client, was.encryptedCartId)).noOfItems).toBe(0);
      const again = await fourDaysLater(checkout);
      expect(await back(again, was.encryptedCartId)).toMatchObject({ noOfItems: 1, amount: rupees(5_000) });
    });

    it('refuses while the cart would hold too much, and puts orders back once there is room', async () => {
      const checkout = await newCheckout(kit, lumpsum(5_000, LIQUID));
      const again = await fourDaysLater(checkout);
      await fillCartUp(kit, again, lumpsum(1_000, DEBT));
      const body = { cartId: checkout.cart.encryptedCartId };
      expect((await again.fail(handleInvalidExpiredOrders, { body })).code).toBe('cart_full');
      await again.call(discardActiveCart);
      expect((await back(again, checkout.cart.encryptedCartId)).noOfItems).toBe(1);
    });
  },
  'seeded',
);
