import { approveCart, getCart, requestApproval, saveInvestment } from '@prosperx/core/cart';
import {
  type ApprovableCall,
  approveByOtp,
  readCustomerApproval,
  requestCustomerApproval,
  sendCustomerApprovalOtp,
} from '@prosperx/core/customer-approval';
import { toNomineePayload } from '@prosperx/core/nominee';
import { createOrders } from '@prosperx/core/order';
import { addToProposal, approveProposal, readProposal, sendProposal, sendProposalOtp } from '@prosperx/core/proposal';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { carts } from '#db/schema/index.js';
import { approvalTokenTo } from '#testing/customer-approval.js';
import { describeWithDb } from '#testing/engines.js';
import { isOk, namedOrders, playedIn, type Step } from '#testing/every-order.js';
import { lastOtp, lumpsum, notificationsTo } from '#testing/investing.js';
import { newProposalKit, proposable, proposalTokenTo } from '#testing/proposing.js';
import { redemptionBody } from '#testing/redeeming.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

type Somebody = Awaited<ReturnType<typeof newProposalKit>>;

/** What an advisor asks for, and its owner approves by a link and a code. */
const ASKED: Readonly<Partial<Record<ApprovableCall, (customer: Somebody) => object>>> = {
  requestRedemption: ({ folioNumber }) => redemptionBody(folioNumber, { allRedeem: 'N', amount: 5_000 }),
  updateProfile: () => ({ primaryEmail: 'newer@example.com' }),
  updateNominees: () => toNomineePayload({ optIn: false, nominees: [] }),
  changeBankAccount: () => ({ kind: 'add', accNo: '501001230077', ifsc: 'HDFC0000001', bankAccountType: 'SB' }),
};

describeWithDb(
  'what an advisor prepares and its owner approves, in every order',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    /** The request, the code, and the approval by it. */
    async function approving(call: ApprovableCall): Promise<Step[]> {
      const customer = await newProposalKit(kit);
      const change = { ...ASKED[call]!(customer) };
      const browser = kit.client();
      const token = async () => {
        await kit.settle();
        return (await approvalTokenTo(kit, customer)) || newToken();
      };
      const body = async () => {
        const read = { token: await token() };
        const { shown = '' } = await browser
          .call(readCustomerApproval, { body: read })
          .catch(() => ({}) as { shown?: string });
        return { ...read, shown };
      };
      return [
        () => isOk(customer.advisor.send(requestCustomerApproval, { body: { call, change } })),
        async () => isOk(browser.send(sendCustomerApprovalOtp, { body: await body() })),
        async () => {
          const otp = (await lastOtp(browser, customer.mobile)) || '000000';
          return isOk(browser.send(approveByOtp, { body: { ...(await body()), otp } }));
        },
      ];
    }

    /** What is proposed, its link, the code for what is chosen, and the approval. */
    async function proposing(): Promise<Step[]> {
      const customer = await newProposalKit(kit);
      const { call, change } = proposable(customer).lumpsum;
      const browser = kit.client();
      const chosen = async () => {
        await kit.settle();
        const token = (await proposalTokenTo(kit, customer)) || newToken();
        const answer = await browser.send(readProposal, { body: { token } });
        if (!answer.ok) return { token, shown: 'nothing', itemIds: ['item_of_nobody'] };
        const { shown, items } = await browser.call(readProposal, { body: { token } });
        return { token, shown, itemIds: items.map(({ terms }) => terms.itemId) };
      };
      return [
        () => isOk(customer.advisor.send(addToProposal, { body: { call, change: { ...change } } })),
        () => isOk(customer.advisor.send(sendProposal, { body: { words: 'For your retirement.' } })),
        async () => isOk(browser.send(sendProposalOtp, { body: await chosen() })),
        async () => {
          const otp = (await lastOtp(browser, customer.mobile)) || '000000';
          return isOk(browser.send(approveProposal, { body: { ...(await chosen()), otp } }));
        },
      ];
    }

    /** The cart that an advisor filled, the request for its approval, the approval by its link, and the order. */
    async function orderingFor(): Promise<Step[]> {
      const customer = await newProposalKit(kit);
      const { advisor } = customer;
      const cart = async () => {
        const { encryptedCartId: cartId, version } = await advisor.call(getCart);
        return { cartId, version };
      };
      return [
        () => isOk(advisor.send(saveInvestment, { body: lumpsum(5_000) })),
        async () => isOk(advisor.send(requestApproval, { body: await cart() })),
        async () => {
          await kit.settle();
          const texts = (await notificationsTo(kit, customer)).map(({ text }) => text);
          const token = texts.map((text) => /\/v1\/cart-approval#token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
          return isOk(kit.client().send(approveCart, { body: { token: token ?? newToken() } }));
        },
        async () => isOk(advisor.send(createOrders, { key: newToken(), body: await cart() })),
      ];
    }

    // Trust A11: all six orders of an advisor's request, the code, and the approval by it, for each kind of change
    describe.each(Object.keys(ASKED) as ApprovableCall[])('to approve %s', (call) => {
      it.each(namedOrders(3))('%s', async (_, order) => {
        const { wanted, accepted } = await playedIn(order, await approving(call));
        expect(accepted).toEqual(wanted);
      });
    });

    // Trust A11: all 24 orders of a proposal, its link, the code and the approval, and of an advisor's cart, the request, the approval and the order
    describe.each([
      ['to approve a proposal', proposing],
      ['to order for a customer', orderingFor],
    ] as const)('%s', (_, way) => {
      it.each(namedOrders(4))('%s', async (_name, order) => {
        const { wanted, accepted } = await playedIn(order, await way());
        expect(accepted).toEqual(wanted);
      });
    });

    // Trust A11, control: where the approval were there already, the order gets through without it
    it('would leave out the approval where it were there already', async () => {
      const steps = await orderingFor();
      await playedIn([0], steps);
      expect(await steps[3]!()).toBe(false);
      const approved = { approval: 'APPROVED', approvalUntil: kit.clock.now() + 60_000 } as const;
      await given.db.update(carts).set(approved).where(eq(carts.approval, 'PENDNEW'));
      expect(await steps[3]!()).toBe(true);
    });
  },
  'seeded',
);
