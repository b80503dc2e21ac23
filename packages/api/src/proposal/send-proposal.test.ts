import { RISK_LEVELS } from '@prosperx/core/fund';
import {
  addToProposal,
  getCustomerProposals,
  MOST_WAITING,
  readProposal,
  sendProposal,
  sendProposalOtp,
  withdrawProposal,
} from '@prosperx/core/proposal';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { orders, riskAttempts, throttles } from '#db/schema/index.js';
import { completeRiskProfile } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { laterSip } from '#testing/investing.js';
import { askForCode, idsOf, newProposalKit, proposable, proposalTokenTo, propose } from '#testing/proposing.js';
import { addMandate } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { throttleKey } from '#throttle/throttle.js';

describeWithDb(
  'sending a proposal',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    it('has a SIP that begins later registered, of which nothing is bought', async () => {
      const customer = await newProposalKit(kit);
      const { advisor, client, profileId, mobile } = customer;
      await addMandate(kit.services, profileId, 10_000);
      await advisor.call(addToProposal, { body: { call: 'saveInvestment', change: laterSip(2_000) } });
      await advisor.call(sendProposal, { body: { words: 'From next month.' } });
      const { give } = await askForCode(kit, customer, 'sip');
      const messages = await kit.client().call(sandboxMessages, { query: { to: mobile } });
      expect(messages.find(({ otp }) => otp !== null)?.text).toMatch(
        /approve the one item of .*: 1 SIP of ₹2,000 a month\. Do not/,
      );
      await give();
      await kit.settle();
      const [proposal] = (await client.call(getCustomerProposals)).proposals;
      const made = await given.db.select().from(orders).where(eq(orders.profileId, profileId));
      expect(made).toMatchObject([{ state: 'sip_registered' }]);
      expect(proposal).toMatchObject({ paymentUrl: null, items: [{ step: 'ordered', units: null }] });
    });

    it('waits for an answer beside two others at most, and is added to and sent so often in an hour and a day', async () => {
      const customer = await newProposalKit(kit);
      const { advisor, profileId } = customer;
      for (let count = 0; count < MOST_WAITING; count += 1) await propose(customer, 'lumpsum');
      await advisor.call(addToProposal, { body: proposable(customer).lumpsum });
      const fourth = await advisor.fail(sendProposal, { body: { words: 'One more.' } });
      expect([fourth.code, fourth.message]).toEqual(['cart_full', expect.stringMatching(/^At most 3 proposals wait/)]);
      const [last] = (await advisor.call(getCustomerProposals)).proposals;
      await advisor.call(withdrawProposal, { body: { proposalId: last!.proposalId } });
      // with one withdrawn there is room, but this day has no more links
      const use = (name: string, count: number) =>
        given.db
          .update(throttles)
          .set({ count })
          .where(eq(throttles.key, throttleKey(kit.services, name, profileId)));
      await use('proposal-day', 20);
      expect((await advisor.fail(sendProposal, { body: { words: 'x' } })).code).toBe('too_many_requests');
      await use('proposal-item', 100);
      const body = proposable(customer).lumpsum;
      expect((await advisor.fail(addToProposal, { body })).code).toBe('too_many_requests');
    });

    it('says how each scheme fits the risk profile, and warns before the code of what lies above it', async () => {
      const customer = await newProposalKit(kit);
      await completeRiskProfile(kit, customer);
      await propose(customer, 'lumpsum');
      const token = await proposalTokenTo(kit, customer);
      const shown = await kit.client().call(readProposal, { body: { token } });
      const level = RISK_LEVELS.indexOf(shown.items[0]!.terms.bought!.riskometer!) + 1;
      expect(level).toBeGreaterThan(1);
      for (const [classId, fit, highRisk] of [
        [level - 1, 'above', true],
        [level, 'within', false],
      ] as const) {
        const ofProfile = eq(riskAttempts.profileId, customer.profileId);
        await given.db.update(riskAttempts).set({ classId }).where(ofProfile);
        kit.clock.advance(60_000);
        const now = await kit.client().call(readProposal, { body: { token } });
        expect(now).toMatchObject({ riskClass: { classId }, items: [{ terms: { bought: { fit } } }] });
        const body = { token, shown: now.shown, itemIds: idsOf(now, 'lumpsum') };
        expect((await kit.client().call(sendProposalOtp, { body })).highRisk).toBe(highRisk);
      }
    });
  },
  'seeded',
);
