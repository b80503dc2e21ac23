import { getCart, saveInvestment } from '@prosperx/core/cart';
import { createOrders, getOrderDetails, sendTransactionOtp, verifyTransactionOtp } from '@prosperx/core/order';
import { payOrders } from '@prosperx/core/payment';
import { requestDeletion, sendProfileOtp, verifyProfileOtp } from '@prosperx/core/profile';
import { requestRedemption, requestSwitch } from '@prosperx/core/redemption';
import { sendLoginOtp, updatePassword, userLogin, verifyLoginOtp } from '@prosperx/core/session';
import { confirmPlan, sendPlanOtp, setUpPlan, verifyPlanOtp } from '@prosperx/core/stp';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { orderSets } from '#db/schema/index.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { isOk, namedOrders, playedIn, type Step } from '#testing/every-order.js';
import { DEBT, EQUITY, lastOtp, lumpsum, paymentOf, schemeOf } from '#testing/investing.js';
import { newMobile } from '#testing/login-codes.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { enterPlan, newPlanHolder, planForm, planLinkTo } from '#testing/planning.js';
import { goTo, holdingOf, newHolder, redemptionBody } from '#testing/redeeming.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

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
          const placed = await isOk(client.send(createOrders, { key: newToken(), body: { cartId, version } }));
          await kit.settle();
          return placed;
        },
        () => isOk(client.send(sendTransactionOtp, { query: { cartId, flowType: '1' } })),
        async () => {
          const otp = (await lastOtp(client, mobile)) || '000000';
          return isOk(client.send(verifyTransactionOtp, { query: { cartId }, body: { flowType: '1', otp } }));
        },
        async () => isOk(client.send(payOrders, { key: newToken(), body: paymentOf(await orders()) })),
      ];
    }

    /** To sell, or to switch to another scheme: code, confirmation, redemption or switch. */
    async function selling(to?: string): Promise<Step[]> {
      const investor = await newHolder(kit);
      await goTo(kit, '2026-11-17', '10:00');
      const client = await signedInAgain(kit, investor);
      const { folioNumber } = await holdingOf(kit, investor.profileId, EQUITY);
      const body = redemptionBody(folioNumber, {
        redeemType: 'units',
        units: 10,
        allRedeem: 'N',
        ...(to && { toIsin: schemeOf(to).isin }),
      });
      const flow = { flowType: '3' as const, sale: JSON.stringify(body) };
      let isSent = false;
      return [
        async () => (isSent = (await client.send(sendTransactionOtp, { query: flow })).ok),
        async () => {
          const otp = isSent ? await lastOtp(client, investor.mobile) : '000000';
          return (await client.send(verifyTransactionOtp, { query: {}, body: { ...flow, otp } })).ok;
        },
        async () =>
          (await client.send(to ? requestSwitch : requestRedemption, { key: newToken(), body: body as never })).ok,
      ];
    }

    /** The code of the login, its ticket, and what that allows. */
    function byCode(mobile: string, allowed: (client: TestClient, ticket: string) => Promise<Response>): Step[] {
      const client = kit.client();
      let ticket = newToken();
      return [
        () => isOk(client.send(sendLoginOtp, { body: { mobile, flag: 0 } })),
        async () => {
          const otp = (await lastOtp(client, mobile)) || '000000';
          const answer = await client.send(verifyLoginOtp, { body: { mobile, otp } });
          if (answer.ok) ({ ticket } = ((await answer.json()) as { responseData: { ticket: string } }).responseData);
          return answer.ok;
        },
        () => isOk(allowed(client, ticket)),
      ];
    }

    /** To open an account: code, ticket, account. */
    const joining = () => {
      const mobile = newMobile();
      const person = { mobile, emailId: `v${mobile}@example.com`, userName: 'Anita Desai', password: 'first one' };
      return Promise.resolve(
        byCode(mobile, (client, ticket) => client.send(userLogin, { body: { ...person, ticket } })),
      );
    };

    /** To set a password anew: code, ticket, password. */
    const resetting = async () => {
      const { mobile } = await newInvestor(kit);
      const password = 'brand new words';
      return byCode(mobile, (client, ticket) => client.send(updatePassword, { body: { mobile, password, ticket } }));
    };

    /** To set up a plan that was entered: the link of its notification, code, confirmation, plan. */
    async function planning(trxnType: 'STP' | 'SWP'): Promise<Step[]> {
      const holder = await newPlanHolder(kit);
      const { client, ucc, mobile } = holder;
      const { id } = await enterPlan(client, holder, planForm(holder, { trxnType }));
      const query = { ucc };
      let isSent = false;
      return [
        async () => (await kit.client().send(confirmPlan, { body: { token: await planLinkTo(kit, holder) } })).ok,
        async () => (isSent = (await client.send(sendPlanOtp, { query, body: { id } })).ok),
        async () => {
          const otp = isSent ? await lastOtp(client, mobile) : '000000';
          return (await client.send(verifyPlanOtp, { query, body: { id, otp } })).ok;
        },
        async () => (await client.send(setUpPlan, { key: newToken(), query, body: { id } })).ok,
      ];
    }

    /** To have an account deleted: code, ticket, request. */
    async function leaving(): Promise<Step[]> {
      const { client, mobile, profileId, ucc } = await newInvestor(kit);
      const query = { encryptedId: profileId, purpose: 'deletion' as const };
      let ticket = newToken();
      return [
        async () => (await client.send(sendProfileOtp, { query, body: {} })).ok,
        async () => {
          const otp = (await lastOtp(client, mobile)) || '000000';
          const answer = await client.call(verifyProfileOtp, { query, body: { otp } });
          ticket = answer.ticket ?? ticket;
          return answer.otpMatched;
        },
        async () => (await client.send(requestDeletion, { query: { ucc }, body: { ticket } })).ok,
      ];
    }

    describe('to invest', () => {
      // Trust A11: all 120 orders of cart, order, code, confirmation and payment; a step goes through after those before it alone
      it.each(namedOrders(5))('%s', async (_, order) => {
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

    // Trust A11: all six orders of code, confirmation and redemption; of code, confirmation and switch; of code, ticket and account; of code, ticket and deletion; of code, ticket and password
    describe.each([
      ['to sell', () => selling()],
      ['to switch', () => selling(DEBT)],
      ['to join', joining],
      ['to leave', leaving],
      ['to set a password anew', resetting],
    ] as const)('%s', (_, way) => {
      it.each(namedOrders(3))('%s', async (_order, order) => {
        const { wanted, accepted } = await playedIn(order, await way());
        expect(accepted).toEqual(wanted);
      });
    });

    // Trust A11: all 24 orders of the link, code, confirmation and set-up of an STP, and of an SWP
    describe.each(['STP', 'SWP'] as const)('to set up an %s', (kind) => {
      it.each(namedOrders(4))('%s', async (_, order) => {
        const { wanted, accepted } = await playedIn(order, await planning(kind));
        expect(accepted).toEqual(wanted);
      });
    });
  },
  'seeded',
);
