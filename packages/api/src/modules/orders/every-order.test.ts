import { getCart, saveInvestment } from '@prosperx/core/cart';
import { createOrders, getOrderDetails, sendTransactionOtp, verifyTransactionOtp } from '@prosperx/core/order';
import { payOrders } from '@prosperx/core/payment';
import { requestRedemption } from '@prosperx/core/redemption';
import { sendLoginOtp, userLogin, verifyLoginOtp } from '@prosperx/core/session';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { orderSets } from '#db/schema/index.js';
import { allInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, lastOtp, lumpsum, paymentOf } from '#testing/investing.js';
import { newMobile } from '#testing/login-codes.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { goTo, holdingOf, newHolder, redemptionBody } from '#testing/redeeming.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

/** A call of a way; resolves to whether it was accepted, with the best that a stranger to the order could send. */
type Step = () => Promise<boolean>;

/** Every order of numbers below one. */
function ordersOf(count: number): number[][] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  );
}

/** What is accepted of an order where each step wants those before it, and what was. */
async function playedIn(order: readonly number[], steps: readonly Step[]) {
  const [wanted, accepted]: [number[], number[]] = [[], []];
  for (const step of order) {
    if (step === wanted.length) wanted.push(step);
    if (await steps[step]!()) accepted.push(step);
  }
  return { wanted, accepted };
}

describeWithDb(
  'the calls of a way, in every order',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    /** To invest: cart, order, code, confirmation, payment. */
    async function investing(): Promise<Step[]> {
      const { client, mobile, profileId } = await newInvestor(kit);
      let [cartId, version] = ['cart_of_nobody', 1];
      const okOf = async (sent: Promise<Response>) => (await sent).ok;
      const orders = async () => {
        const [set] = await given.db.select().from(orderSets).where(eq(orderSets.profileId, profileId));
        if (!set) return [];
        return (await client.call(getOrderDetails, { query: { cartId: set.cartId ?? '' } })).orders;
      };
      return [
        async () => {
          await client.call(saveInvestment, { body: lumpsum(2_500, EQUITY) });
          ({ encryptedCartId: cartId, version } = await client.call(getCart));
          return true;
        },
        async () => {
          const placed = await okOf(client.send(createOrders, { key: newToken(), body: { cartId, version } }));
          await kit.settle();
          return placed;
        },
        () => okOf(client.send(sendTransactionOtp, { query: { cartId, flowType: '1' } })),
        async () => {
          const otp = (await lastOtp(client, mobile)) || '000000';
          return okOf(client.send(verifyTransactionOtp, { query: { cartId }, body: { flowType: '1', otp } }));
        },
        async () => okOf(client.send(payOrders, { key: newToken(), body: paymentOf(await orders()) })),
      ];
    }

    /** To sell: code, confirmation, redemption. */
    async function selling(): Promise<Step[]> {
      const investor = await newHolder(kit);
      await goTo(kit, '2026-11-17', '10:00');
      const client = await signedInAgain(kit, investor);
      const { folioNumber } = await holdingOf(kit, investor.profileId, EQUITY);
      const body = redemptionBody(folioNumber, { redeemType: 'units', units: 10, allRedeem: 'N' });
      const flow = { flowType: '3' as const, sale: JSON.stringify(body) };
      let isSent = false;
      return [
        async () => (isSent = (await client.send(sendTransactionOtp, { query: flow })).ok),
        async () => {
          const otp = isSent ? await lastOtp(client, investor.mobile) : '000000';
          return (await client.send(verifyTransactionOtp, { query: {}, body: { ...flow, otp } })).ok;
        },
        async () => (await client.send(requestRedemption, { key: newToken(), body: body as never })).ok,
      ];
    }

    /** To open an account: code, ticket, account. */
    async function joining(): Promise<Step[]> {
      const [client, mobile] = [kit.client(), newMobile()];
      let ticket = newToken();
      return Promise.resolve([
        async () => (await client.send(sendLoginOtp, { body: { mobile, flag: 0 } })).ok,
        async () => {
          const otp = (await lastOtp(client, mobile)) || '000000';
          const answer = await client.send(verifyLoginOtp, { body: { mobile, otp } });
          if (answer.ok) ({ ticket } = ((await answer.json()) as { responseData: { ticket: string } }).responseData);
          return answer.ok;
        },
        async () => {
          const person = { mobile, ticket, emailId: `v${mobile}@example.com`, userName: 'Anita Desai' };
          return (await client.send(userLogin, { body: { ...person, password: 'first one' } })).ok;
        },
      ]);
    }

    const right = [0, 1, 2, 3, 4];
    /** The right one first; of the others `npm test` plays those that leave out one step after the other. */
    const all = ordersOf(5).sort((a, b) => Number(a.join()) - Number(b.join()));
    const investments = [
      right,
      [0, 1, 2, 4, 3],
      [0, 1, 4, 2, 3],
      [0, 4, 3, 2, 1],
      [4, 3, 2, 1, 0],
      [1, 2, 3, 4, 0],
      ...all,
    ];

    describe('to invest', () => {
      // Trust A11: all 120 orders of cart, order, code, confirmation and payment; a step goes through after those before it alone
      it.each(allInTrust(investments, 6))('%i %i %i %i %i', async (...order) => {
        const { wanted, accepted } = await playedIn(order, await investing());
        expect(accepted).toEqual(wanted);
      });

      // Trust A11, control: where the confirmation is not asked for, the payment gets through without it
      it('would leave out the code where the confirmation were there already', async () => {
        const steps = await investing();
        await playedIn([0, 1], steps);
        await given.db.update(orderSets).set({ confirmedAt: kit.clock.now() });
        expect(await steps[4]!()).toBe(true);
      });
    });

    // Trust A11: all six orders of code, confirmation and redemption
    it.each(ordersOf(3))('to sell: %i %i %i', async (...order) => {
      const { wanted, accepted } = await playedIn(order, await selling());
      expect(accepted).toEqual(wanted);
    });

    // Trust A11: all six orders of code, ticket and account
    it.each(ordersOf(3))('to join: %i %i %i', async (...order) => {
      const { accepted, wanted } = await playedIn(order, await joining());
      expect(accepted).toEqual(wanted);
    });
  },
  'seeded',
);
