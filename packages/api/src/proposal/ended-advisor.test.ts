import { changeAdvisor, setAdvisorAccess, setCustomerFamily } from '@prosperx/core/agent';
import { sendProfileOtp, verifyProfileOtp } from '@prosperx/core/profile';
import {
  addToProposal,
  approveProposal,
  getCustomerProposals,
  getDeskProposals,
  getFamilyProposals,
  readProposal,
  sendFamilyProposal,
  withdrawFamilyProposal,
} from '@prosperx/core/proposal';
import { beforeEach, expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { lastOtp } from '#testing/investing.js';
import { advisorOfCode, type TestInvestor } from '#testing/new-investor.js';
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

    const allow = async (owner: Owner, mayAct: boolean) =>
      owner.client.call(setAdvisorAccess, { body: { mayAct, ticket: await ticketOf(owner) } });

    it('is withdrawn, so that nothing of it waits or can be approved, also once they may act again', async () => {
      const customer = await newProposalKit(kit);
      await propose(customer, 'lumpsum');
      const { body } = await askForCode(kit, customer, 'lumpsum');
      await allow(customer, false);
      const own = async () => (await customer.client.call(getCustomerProposals)).proposals[0];
      expect(await own()).toMatchObject({ state: 'withdrawn', token: null });
      expect((await kit.client().fail(approveProposal, { body })).code).toBe('approval_link_invalid');
      await allow(customer, true);
      expect((await kit.client().fail(approveProposal, { body })).code).toBe('approval_over');
      const token = await proposalTokenTo(kit, customer);
      expect(await kit.client().call(readProposal, { body: { token } })).toMatchObject({
        state: 'withdrawn',
        items: [],
      });
      const advisor = await advisorOfCode(kit, 'AG1001');
      const { content } = await advisor.call(getDeskProposals, { query: {} });
      expect(content.find(({ encryptedId }) => encryptedId === customer.profileId)?.stand).toBe('withdrawn');
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
