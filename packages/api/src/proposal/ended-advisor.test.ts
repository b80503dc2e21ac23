import { changeAdvisor, setAdvisorAccess, setCustomerFamily } from '@prosperx/core/agent';
import { approveCart, requestApproval } from '@prosperx/core/cart';
import { readCustomerApproval, sendCustomerApprovalOtp } from '@prosperx/core/customer-approval';
import { createOrders } from '@prosperx/core/order';
import { sendProfileOtp, verifyProfileOtp } from '@prosperx/core/profile';
import {
  addToProposal,
  approveProposal,
  getCustomerProposals,
  getDeskProposals,
  getFamilyProposals,
  PROPOSAL_VALIDITY,
  readProposal,
  sendFamilyProposal,
  withdrawFamilyProposal,
} from '@prosperx/core/proposal';
import { confirmPlan, getPlans, setUpPlan } from '@prosperx/core/stp';
import { beforeEach, expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { planText } from '#records/order/remarks.text.js';
import type { TestClient } from '#testing/client.js';
import { approvalTokenTo, askApproval } from '#testing/customer-approval.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, lastOtp, lumpsum, notificationsTo } from '#testing/investing.js';
import { advisorFor, advisorOfCode, signedInAgain, type TestInvestor } from '#testing/new-investor.js';
import { enterPlan, newPlanHolder, planForm, planLinkTo } from '#testing/planning.js';
import { askForCode, newProposalKit, proposable, proposalTokenTo, propose } from '#testing/proposing.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

type Owner = TestInvestor & { readonly client: TestClient };

describeWithDb(
  'a proposal of an advisor who may not act any more',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    async function ticketOf({ client, mobile, profileId }: Owner, change?: { agentCode: string }): Promise<string> {
      kit.clock.advance(60_000);
      const query = { encryptedId: profileId, purpose: 'advisor' as const };
      await client.call(sendProfileOtp, { query, body: change ? { change } : {} });
      const otp = await lastOtp(client, mobile);
      return (await client.call(verifyProfileOtp, { query, body: { otp } })).ticket ?? '';
    }

    /** A cart that an advisor has filled and asked its owner about, with the link that they got. */
    async function cartToApprove(advisor: TestClient, customer: Owner) {
      const { encryptedCartId: cartId, version } = await fillCart(advisor, lumpsum(5_000));
      const body = { cartId, version };
      await advisor.call(requestApproval, { body });
      const texts = (await notificationsTo(kit, customer)).map(({ text }) => text).join('\n');
      const token = /\/v1\/cart-approval#token=([\w-]+)/.exec(texts)?.[1] ?? '';
      return { body, link: { body: { token } } };
    }

    const allow = async (owner: Owner, mayAct: boolean) =>
      owner.client.call(setAdvisorAccess, { body: { mayAct, ticket: await ticketOf(owner) } });

    it('is withdrawn, so that nothing of it waits or can be approved, also once they may act again', async () => {
      const customer = await newProposalKit(kit);
      await propose(customer, 'lumpsum');
      const { body } = await askForCode(kit, customer, 'lumpsum');
      const own = async () => (await customer.client.call(getCustomerProposals)).proposals[0];
      const token = await proposalTokenTo(kit, customer);
      for (const mayAct of [false, true]) {
        await allow(customer, mayAct);
        expect(await own()).toMatchObject({ state: 'withdrawn', token: null });
        expect((await kit.client().fail(approveProposal, { body })).code).toBe('approval_over');
        const over = await kit.client().call(readProposal, { body: { token } });
        expect(over).toMatchObject({ state: 'withdrawn', items: [] });
      }
      const advisor = await advisorOfCode(kit, 'AG1001');
      const { content } = await advisor.call(getDeskProposals, { query: {} });
      expect(content.find(({ encryptedId }) => encryptedId === customer.profileId)?.stand).toBe('withdrawn');
    });

    it('is not withdrawn where it ran out before', async () => {
      const customer = await newProposalKit(kit);
      await propose(customer, 'lumpsum');
      kit.clock.advance(PROPOSAL_VALIDITY);
      const client = await signedInAgain(kit, customer);
      await allow({ ...customer, client }, false);
      expect((await client.call(getCustomerProposals)).proposals).toMatchObject([{ state: 'expired' }]);
    });

    it('is withdrawn where its owner chooses another advisor, and what they approved before stays', async () => {
      const customer = await newProposalKit(kit);
      await propose(customer, 'lumpsum');
      await (await askForCode(kit, customer, 'lumpsum')).give();
      await propose(customer, 'sip');
      const change = { agentCode: 'AG1002' };
      const ticket = await ticketOf(customer, change);
      await customer.client.call(changeAdvisor, { body: { ...change, ticket } });
      const { proposals: own } = await customer.client.call(getCustomerProposals);
      expect(own.map(({ state }) => state).toSorted()).toEqual(['approved', 'withdrawn']);
    });

    it('leaves no other request that waits either: what they asked by a link is withdrawn, also once they may act again', async () => {
      const customer = await newPlanHolder(kit);
      const advisor = await advisorFor(kit, customer);
      await askApproval(advisor, 'updateProfile', { primaryEmail: 'newer@example.com' });
      const approval = { body: { token: await approvalTokenTo(kit, customer), shown: '' } };
      const cart = await cartToApprove(advisor, customer);
      const plan = await enterPlan(advisor, customer, planForm(customer));
      const planLink = { body: { token: await planLinkTo(kit, customer) } };
      const allWithdrawn = async () => {
        const browser = kit.client();
        const over = await browser.call(readCustomerApproval, { body: { token: approval.body.token } });
        expect(over).toMatchObject({ state: 'expired', overBy: 'withdrawn' });
        expect(await browser.call(approveCart, cart.link)).toMatchObject({
          agentStatus: 'AUTOCXL',
          isWithdrawn: true,
          cart: { noOfItems: 0, activeCustomizedInvestmentDetailList: [] },
        });
        expect(await browser.call(confirmPlan, planLink)).toMatchObject({ open: false, isWithdrawn: true });
      };
      for (const mayAct of [false, true]) {
        await allow(customer, mayAct);
        expect((await kit.client().fail(sendCustomerApprovalOtp, approval)).code).toBe('approval_over');
        await allWithdrawn();
      }
      const { agentStatus, remarks } = (await kit.client().call(confirmPlan, planLink)).plan;
      expect([plan.agentStatus, agentStatus, remarks]).toEqual(['PENDING', 'AUTOCXL', planText.advisorEnded]);
      const change = { agentCode: 'AG1002' };
      await customer.client.call(changeAdvisor, { body: { ...change, ticket: await ticketOf(customer, change) } });
      await allWithdrawn();
    });

    it('orders no cart any more that was approved for them before, and asks again', async () => {
      const customer = await newPlanHolder(kit);
      const advisor = await advisorFor(kit, customer);
      const { link, body } = await cartToApprove(advisor, customer);
      expect((await kit.client().call(approveCart, link)).agentStatus).toBe('APPROVED');
      await allow(customer, false);
      await allow(customer, true);
      expect((await advisor.fail(createOrders, { key: 'k1', body })).code).toBe('cart_not_approved');
      expect((await advisor.call(requestApproval, { body })).agentStatus).toBe('PENDING');
    });

    it('sets no STP up any more that was confirmed for them before', async () => {
      const customer = await newPlanHolder(kit);
      const advisor = await advisorFor(kit, customer);
      const { id } = await enterPlan(advisor, customer, planForm(customer));
      const confirmed = await kit.client().call(confirmPlan, { body: { token: await planLinkTo(kit, customer) } });
      expect(confirmed.plan.agentStatus).toBe('APPROVED');
      await allow(customer, false);
      await allow(customer, true);
      const query = { ucc: customer.ucc };
      expect((await advisor.fail(setUpPlan, { key: newToken(), query, body: { id } })).code).toBe('order_not_saved');
      expect(await advisor.call(getPlans, { query })).toMatchObject([{ id, agentStatus: 'AUTOCXL', actBefore: null }]);
    });

    it('to a family leaves no part that waits: that of who ended it is withdrawn by that, the others’ by their advisor', async () => {
      const [asha, bala] = [await newProposalKit(kit), await newProposalKit(kit)];
      const advisor = await advisorOfCode(kit, 'AG1001');
      const family = `Joshi ${newToken().slice(0, 8)}`;
      for (const member of [asha, bala]) {
        await advisor.call(setCustomerFamily, { body: { encryptedId: member.profileId, family } });
        await member.advisor.call(addToProposal, { body: proposable(member).lumpsum });
      }
      await advisor.call(sendFamilyProposal, { body: { family, words: 'For the two of you.' } });
      await kit.settle();
      await allow(asha, false);
      const { sets } = await advisor.call(getFamilyProposals, { query: { family } });
      expect(sets[0]?.parts.map(({ memberId, state }) => [memberId, state])).toEqual([[bala.profileId, 'pending']]);
      await advisor.call(withdrawFamilyProposal, { body: { family, setId: sets[0]?.setId ?? '' } });
      for (const member of [asha, bala])
        expect((await member.client.call(getCustomerProposals)).proposals[0]?.state).toBe('withdrawn');
    });
  },
  'seeded',
);
