import { sendTransactionOtp, verifyTransactionOtp } from '@prosperx/core/order';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEachEngine } from '#testing/engines.js';
import { fillCart, lastOtp, lumpsum, orderCart, ordersOf } from '#testing/investing.js';
import { newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const MINUTE = 60_000;

describeOnEachEngine(
  'confirming orders by OTP',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    async function orderedBy(investor: Awaited<ReturnType<typeof newInvestor>>, rupees = 2_500) {
      const { client, mobile } = investor;
      const cart = await fillCart(client, lumpsum(rupees));
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
    const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

    it('sends a code that names the amount, and confirms with it once', async () => {
      const { client, mobile, send, verify, refusal, lastOtp: code, isConfirmed } = await ordered();
      expect(await send()).toEqual({ highRisk: false, sentTo: `••••••${mobile.slice(-4)}`, resendAfter: 30 });
      const [message] = await client.call(sandboxMessages, { query: { to: mobile } });
      expect(message?.text).toContain('2,500.00');
      expect(await isConfirmed()).toBe(false);
      expect((await verify(await code())).status).toBe(200);
      expect(await isConfirmed()).toBe(true);
      expect(await refusal(await code())).toBe('otp_spent');
      expect(await isConfirmed()).toBe(true);
    });

    it('does not take the code of one set of orders for another', async () => {
      const investor = await newInvestor(kit);
      const first = await orderedBy(investor, 1_000);
      const second = await orderedBy(investor, 9_00_000);
      await first.send();
      expect(await second.refusal(await first.lastOtp())).toBe('otp_expired');
      expect(await second.isConfirmed()).toBe(false);
      expect((await first.verify(await first.lastOtp())).status).toBe(200);
    });

    it('takes no code for the orders of somebody else', async () => {
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

    it('judges five guesses, and then not even the right one', async () => {
      const { send, refusal, lastOtp: code, isConfirmed } = await ordered();
      await send();
      const right = await code();
      for (let left = 5; left > 0; left--) expect(await refusal(wrong(right))).toBe('otp_wrong');
      expect(await refusal(right)).toBe('otp_spent');
      expect(await isConfirmed()).toBe(false);
    });

    it('forgets a code after five minutes', async () => {
      const { send, refusal, lastOtp: code } = await ordered();
      await send();
      kit.clock.advance(5 * MINUTE);
      expect(await refusal(await code())).toBe('otp_expired');
    });

    it('sends another after thirty seconds, and the one before ends', async () => {
      const { client, cart, send, refusal, verify, lastOtp: code } = await ordered();
      await send();
      const first = await code();
      const query = { cartId: cart.encryptedCartId, flowType: '1' as const };
      expect(await client.fail(sendTransactionOtp, { query })).toMatchObject({ code: 'otp_too_soon', retryAfter: 30 });
      kit.clock.advance(30_000);
      await send();
      const second = await code();
      if (first !== second) expect(await refusal(first)).toBe('otp_wrong');
      expect((await verify(second)).status).toBe(200);
    });

    it('confirms orders of a cart alone, not a redemption', async () => {
      const { client, cart } = await ordered();
      const query = { cartId: cart.encryptedCartId };
      const failure = await client.fail(sendTransactionOtp, { query: { ...query, flowType: '3' } });
      expect(failure).toMatchObject({ code: 'invalid_input', fields: { flowType: 'flow_not_offered' } });
      const unknown = { query: { cartId: 'cart_none', flowType: '1' as const } };
      expect((await client.fail(sendTransactionOtp, unknown)).code).toBe('order_unknown');
    });
  },
  'seeded',
);
