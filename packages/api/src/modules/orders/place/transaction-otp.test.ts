import { CONFIRMATION_VALIDITY, sendTransactionOtp, verifyTransactionOtp } from '@prosperx/core/order';
import { payOrders } from '@prosperx/core/payment';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditEntries } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, fillCart, lastOtp, lumpsum, orderCart, ordersOf, paymentOf } from '#testing/investing.js';
import { otherThan } from '#testing/login-codes.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const MINUTE = 60_000;

describeWithDb(
  'sendTransactionOtp and verifyTransactionOtp',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    async function orderedBy(investor: Awaited<ReturnType<typeof newInvestor>>, rupees = 2_500, amfiCode = EQUITY) {
      const { client, mobile } = investor;
      const cart = await fillCart(client, lumpsum(rupees, amfiCode));
      await orderCart(client, cart);
      const query = { cartId: cart.encryptedCartId };
      return {
        ...investor,
        cart,
        send: () => client.call(sendTransactionOtp, { query: { ...query, flowType: '1' } }),
        verify: (otp: string) => client.send(verifyTransactionOtp, { query, body: { flowType: '1', otp } }),
        refusal: async (otp: string) =>
          (await client.fail(verifyTransactionOtp, { query, body: { flowType: '1', otp } })).code,
        lastOtp: () => lastOtp(client, mobile),
        isConfirmed: async () => (await ordersOf(client, cart)).confirmed,
      };
    }
    const ordered = async () => orderedBy(await newInvestor(kit));

    it('send a code in a message that names the amount, and confirm with it once', async () => {
      const investor = await newInvestor(kit);
      const { client, cart, mobile, send, verify, lastOtp: code, isConfirmed } = await orderedBy(investor);
      expect(await send()).toEqual({ highRisk: false, sentTo: `••••••${mobile.slice(-4)}`, resendAfter: 30 });
      const [message] = await client.call(sandboxMessages, { query: { to: mobile } });
      expect(message?.text).toContain('2,500.00');
      expect(await isConfirmed()).toBe(false);
      expect((await verify(await code())).status).toBe(200);
      expect(await isConfirmed()).toBe(true);
      // the answer was lost on the way
      expect(await (await verify(await code())).json()).toMatchObject({ responseData: { expired: false } });
      const elsewhere = await signedInAgain(kit, investor);
      const again = { query: { cartId: cart.encryptedCartId }, body: { flowType: '1' as const, otp: await code() } };
      expect((await elsewhere.fail(verifyTransactionOtp, again)).code).toBe('otp_spent');
      const confirmed = await given.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.actor, `user:${investor.userId}`));
      expect(confirmed.filter(({ action }) => action === 'orders.confirmed')).toHaveLength(1);
    });

    it('confirm for a quarter of an hour, which a code given twice does not prolong', async () => {
      const { send, verify, lastOtp: code, isConfirmed, client, cart } = await ordered();
      await send();
      await verify(await code());
      kit.clock.advance(4 * MINUTE);
      await verify(await code());
      kit.clock.advance(CONFIRMATION_VALIDITY - 4 * MINUTE - 1);
      expect(await isConfirmed()).toBe(true);
      kit.clock.advance(1);
      expect(await isConfirmed()).toBe(false);
      const { orders } = await ordersOf(client, cart);
      expect((await client.fail(payOrders, { key: 'late', body: paymentOf(orders) })).code).toBe('otp_required');
      await send();
      await verify(await code());
      expect(await isConfirmed()).toBe(true);
    });

    it('name the amount that is paid, without the orders that the exchange refused', async () => {
      const { client, mobile } = await newInvestor(kit);
      const cart = await fillCart(client, lumpsum(6_000), lumpsum(5_019, DEBT));
      await orderCart(client, cart);
      await kit.settle();
      const query = { cartId: cart.encryptedCartId, flowType: '1' as const };
      await client.call(sendTransactionOtp, { query });
      const [message] = await client.call(sandboxMessages, { query: { to: mobile } });
      expect(message?.text).toContain('₹6,000.00');
    });

    it('send no code for orders of which none can be paid any more', async () => {
      const { client } = await newInvestor(kit);
      const cart = await fillCart(client, lumpsum(5_019));
      await orderCart(client, cart);
      await kit.settle();
      const query = { cartId: cart.encryptedCartId, flowType: '1' as const };
      expect((await client.fail(sendTransactionOtp, { query })).code).toBe('order_not_payable');
    });

    // Trust A3: a code of one set of orders is refused for another
    it('refuse the code of one set of orders for another', async () => {
      const investor = await newInvestor(kit);
      const first = await orderedBy(investor, 1_000);
      const second = await orderedBy(investor, 9_00_000, DEBT);
      await first.send();
      expect(await second.refusal(await first.lastOtp())).toBe('transaction_otp_expired');
      expect(await second.isConfirmed()).toBe(false);
      expect((await first.verify(await first.lastOtp())).status).toBe(200);
    });

    it('refuse a code for the orders of somebody else', async () => {
      const { cart, send, lastOtp: code } = await ordered();
      await send();
      const { client: stranger } = await newInvestor(kit);
      const query = { cartId: cart.encryptedCartId };
      expect((await stranger.fail(sendTransactionOtp, { query: { ...query, flowType: '1' } })).code).toBe('forbidden');
      const otp = await code();
      expect((await stranger.fail(verifyTransactionOtp, { query, body: { flowType: '1', otp } })).code).toBe(
        'forbidden',
      );
    });

    it('judge five guesses, and then refuse even the right one', async () => {
      const { send, refusal, lastOtp: code, isConfirmed } = await ordered();
      await send();
      const right = await code();
      for (let left = 4; left > 0; left--) expect(await refusal(otherThan(right))).toBe('otp_wrong');
      for (const guess of [otherThan(right), right]) expect(await refusal(guess)).toBe('otp_spent');
      expect(await isConfirmed()).toBe(false);
    });

    it('refuse a code after five minutes', async () => {
      const { send, verify, lastOtp: code } = await ordered();
      await send();
      kit.clock.advance(5 * MINUTE);
      expect(await (await verify(await code())).json()).toMatchObject({
        operationMessage: 'failure',
        responseData: { expired: true },
        meta: { error: 'Your OTP has expired. Please request a new OTP to complete your transaction' },
      });
    });

    it('send another code after thirty seconds, which ends the one before', async () => {
      const { client, cart, mobile, send, refusal, verify, lastOtp: code } = await ordered();
      await send();
      const first = await code();
      const query = { cartId: cart.encryptedCartId, flowType: '1' as const };
      expect(await client.fail(sendTransactionOtp, { query })).toMatchObject({ code: 'otp_too_soon', retryAfter: 30 });
      // a person who reloaded the page is asked for the code that still counts
      expect(await (await client.send(sendTransactionOtp, { query })).json()).toMatchObject({
        error: { data: { highRisk: false, sentTo: `••••••${mobile.slice(-4)}` } },
      });
      kit.clock.advance(30_000);
      await send();
      const second = await code();
      if (first !== second) expect(await refusal(first)).toBe('otp_wrong');
      expect((await verify(second)).status).toBe(200);
    });

    it('send no code for orders of which none can be paid', async () => {
      const investor = await newInvestor(kit);
      const { client, cart, mobile } = await orderedBy(investor, 2_519);
      await kit.settle();
      const query = { cartId: cart.encryptedCartId, flowType: '1' as const };
      expect((await client.fail(sendTransactionOtp, { query })).code).toBe('order_not_payable');
      expect(await client.call(sandboxMessages, { query: { to: mobile } })).toEqual([]);
    });

    it('confirm orders of a cart alone, not a redemption', async () => {
      const { client, cart } = await ordered();
      const query = { cartId: cart.encryptedCartId };
      // the flow of a redemption names none
      const failure = await client.fail(sendTransactionOtp, { query: { ...query, flowType: '3' } });
      expect(failure).toMatchObject({ code: 'invalid_input', fields: { sale: 'sale_unreadable' } });
      const unknown = { query: { cartId: 'cart_none', flowType: '1' as const } };
      expect((await client.fail(sendTransactionOtp, unknown)).code).toBe('order_unknown');
    });
  },
  'seeded',
);
