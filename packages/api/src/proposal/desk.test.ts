import { setCustomerFamily } from '@prosperx/core/agent';
import { maskMobile } from '@prosperx/core/format';
import { ORDER_STATES } from '@prosperx/core/order';
import {
  addToProposal,
  declineProposal,
  DESK_PAGE_SIZE,
  type DeskStand,
  getCustomerProposals,
  getDeskProposals,
  PROPOSAL_VALIDITY,
  readProposal,
  sendFamilyProposal,
  withdrawDeskProposal,
} from '@prosperx/core/proposal';
import type { RedemptionState } from '@prosperx/core/redemption';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import {
  agentCustomers,
  auditEntries,
  orders,
  profiles,
  type ProposalRow,
  proposals,
  sales,
  transferPlans,
} from '#db/schema/index.js';
import { planText } from '#records/order/remarks.text.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode, newCustomer } from '#testing/new-investor.js';
import { askForCode, newProposalKit, proposable, proposalTokenTo, propose } from '#testing/proposing.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { countedDb } from '#testing/trust/counted-db.js';

/** Every state of a redemption: one that is added does not compile without. */
const SALES: Readonly<Record<RedemptionState, true>> = {
  created: true,
  unknown: true,
  placed: true,
  executed: true,
  settled: true,
  refused: true,
};

describeWithDb(
  'the list of all proposals of an advisor',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    const listed = async (query: { stand?: DeskStand; text?: string; page?: number } = {}) =>
      (await advisorOfCode(kit, 'AG1001')).call(getDeskProposals, { query });

    /** A customer under a name that nobody else has. */
    async function named(name: string) {
      const found = await newProposalKit(kit);
      await given.db.update(profiles).set({ name }).where(eq(profiles.id, found.profileId));
      return found;
    }

    it('says who, what, when and how it stands, and what was put together and not sent', async () => {
      const text = `Bhaskaran ${newToken().slice(0, 8)}`;
      const customer = await named(text);
      await propose(customer, 'lumpsum', 'sip', 'redemption');
      await customer.advisor.call(addToProposal, { body: proposable(customer).lumpsum });
      const { content, counts } = await listed({ text });
      expect(content.map(({ stand, name, mobile, version }) => ({ stand, name, mobile, version }))).toEqual([
        { stand: 'waiting', name: text, mobile: maskMobile(customer.mobile), version: 1 },
        { stand: 'draft', name: text, mobile: maskMobile(customer.mobile), version: 1 },
      ]);
      expect(content[0]?.sums).toEqual([
        { kind: 'lumpsum', count: 1, amount: 5_000_000, inUnits: false },
        { kind: 'sip', count: 1, amount: 500_000, inUnits: false },
        { kind: 'redemption', count: 1, amount: 500_000, inUnits: false },
      ]);
      expect(content[0]).toMatchObject({
        sentAt: kit.clock.now(),
        until: kit.clock.now() + PROPOSAL_VALIDITY,
        family: '',
        items: 3,
        approved: 0,
      });
      expect([counts.waiting, counts.draft, counts.done]).toEqual([1, 1, 0]);
    });

    it('leaves those that stand so, and ends what nobody answered by the clock', async () => {
      const text = `Chatterjee ${newToken().slice(0, 8)}`;
      const customer = await named(text);
      await propose(customer, 'lumpsum');
      const token = await proposalTokenTo(kit, customer);
      const { proposalId } = await kit.client().call(readProposal, { body: { token } });
      await kit.client().call(declineProposal, { body: { token, proposalId, reason: 'Not this year.' } });
      kit.clock.advance(1_000);
      await propose(customer, 'sip');
      const stands = async (stand: DeskStand) => (await listed({ text, stand })).content.map((row) => row.stand);
      expect([await stands('waiting'), await stands('declined'), await stands('expired')]).toEqual([
        ['waiting'],
        ['declined'],
        [],
      ]);
      expect((await listed({ text, stand: 'declined' })).content[0]?.declineReason).toBe('Not this year.');
      kit.clock.advance(PROPOSAL_VALIDITY);
      expect([await stands('waiting'), await stands('expired')]).toEqual([[], ['expired']]);
    });

    it('follows what was approved by the same rule as the account of its customer', async () => {
      const text = `Deshpande ${newToken().slice(0, 8)}`;
      const customer = await named(text);
      await propose(customer, 'lumpsum', 'redemption');
      await (await askForCode(kit, customer, 'lumpsum', 'redemption')).give();
      const both = async () => {
        const [row] = (await listed({ text })).content;
        const { proposals: own } = await customer.client.call(getCustomerProposals);
        const found = await listed({ text, ...(row && { stand: row.stand }) });
        return { stand: row?.stand, steps: own[0]?.items.map(({ step }) => step), filtered: found.content.length };
      };
      const expected = (steps: readonly string[] = [], isRegistered = false) =>
        steps.includes('failed')
          ? 'failed'
          : steps.every((step) => step === 'done' || (isRegistered && step === 'ordered'))
            ? 'done'
            : 'underway';
      const ofOrder = eq(orders.profileId, customer.profileId);
      const ofSale = eq(sales.profileId, customer.profileId);
      await given.db.update(sales).set({ state: 'settled' }).where(ofSale);
      const seen = new Set<string | undefined>();
      for (const state of ORDER_STATES) {
        await given.db.update(orders).set({ state }).where(ofOrder);
        const { stand, steps, filtered } = await both();
        expect([state, stand, filtered]).toEqual([state, expected(steps, state === 'sip_registered'), 1]);
        seen.add(stand);
      }
      await given.db.update(orders).set({ state: 'allotted' }).where(ofOrder);
      for (const state of Object.keys(SALES) as RedemptionState[]) {
        await given.db.update(sales).set({ state }).where(ofSale);
        const { stand, steps } = await both();
        expect([state, stand]).toEqual([state, expected(steps)]);
        seen.add(stand);
      }
      expect([...seen].toSorted()).toEqual(['done', 'failed', 'underway']);
      expect((await listed({ text })).content[0]).toMatchObject({ approved: 2, items: 2 });
    });

    it('calls a plan that ran until its owner ended it done, and one that was stopped for a reason failed', async () => {
      const text = `Lele ${newToken().slice(0, 8)}`;
      const customer = await named(text);
      await propose(customer, 'stp');
      await (await askForCode(kit, customer, 'stp')).give();
      const standOf = async (plan: Partial<typeof transferPlans.$inferInsert>) => {
        await given.db.update(transferPlans).set(plan).where(eq(transferPlans.profileId, customer.profileId));
        const { proposals: own } = await customer.client.call(getCustomerProposals);
        return [(await listed({ text })).content[0]?.stand, own[0]?.items[0]?.step, own[0]?.items[0]?.reason];
      };
      expect(await standOf({ status: 'STOPPED', remarks: '' })).toEqual(['done', 'done', '']);
      const remarks = planText.failures;
      expect(await standOf({ status: 'STOPPED', remarks })).toEqual(['failed', 'failed', remarks]);
    });

    it('shows the last version alone, and the family of a part that was sent with others', async () => {
      const family = `Eapen ${newToken().slice(0, 8)}`;
      const [one, other] = [await named(family), await named(family)];
      const advisor = await advisorOfCode(kit, 'AG1001');
      for (const { profileId } of [one, other])
        await advisor.call(setCustomerFamily, { body: { encryptedId: profileId, family } });
      for (const member of [one, other]) await member.advisor.call(addToProposal, { body: proposable(member).lumpsum });
      await advisor.call(sendFamilyProposal, { body: { family, words: 'For the two of you.' } });
      await kit.settle();
      await propose(one, 'sip');
      const { content } = await listed({ text: family });
      expect(content.map((row) => [row.encryptedId, row.family]).toSorted()).toEqual(
        [
          [one.profileId, ''],
          [one.profileId, family],
          [other.profileId, family],
        ].toSorted(),
      );
      await given.db.update(proposals).set({ state: 'replaced' }).where(eq(proposals.profileId, one.profileId));
      expect((await listed({ text: family })).content.map(({ encryptedId }) => encryptedId)).toEqual([other.profileId]);
    });

    it('is of the advisor’s own customers who let them act, and nobody else withdraws it', async () => {
      const text = `Fernandes ${newToken().slice(0, 8)}`;
      const customer = await named(text);
      await propose(customer, 'lumpsum');
      const [row] = (await listed({ text })).content;
      const body = { proposalId: row?.proposalId ?? '' };
      const other = await advisorOfCode(kit, 'AG1002');
      expect((await other.call(getDeskProposals, { query: { text } })).content).toEqual([]);
      expect((await other.fail(withdrawDeskProposal, { body })).code).toBe('approval_over');
      const ofCustomer = eq(agentCustomers.userId, customer.userId);
      const mine = await advisorOfCode(kit, 'AG1001');
      await given.db.update(agentCustomers).set({ actingEndedAt: kit.clock.now() }).where(ofCustomer);
      expect((await listed({ text })).content).toEqual([]);
      expect((await mine.fail(withdrawDeskProposal, { body })).code).toBe('approval_over');
      // who is another advisor's by now is shown to neither of them
      await given.db.update(agentCustomers).set({ actingEndedAt: null, agentCode: 'AG1002' }).where(ofCustomer);
      expect((await listed({ text })).content).toEqual([]);
      expect((await other.call(getDeskProposals, { query: { text } })).content).toEqual([]);
      expect((await other.fail(withdrawDeskProposal, { body })).code).toBe('approval_over');
      await given.db.update(agentCustomers).set({ agentCode: 'AG1001' }).where(ofCustomer);
      await mine.call(withdrawDeskProposal, { body });
      expect((await listed({ text })).content.map(({ stand }) => stand)).toEqual(['withdrawn']);
      // its owner reads of it among what their advisor did
      const isTold = and(
        eq(auditEntries.subject, customer.profileId),
        eq(auditEntries.action, 'on_behalf.withdrawProposal'),
      );
      expect(await given.db.$count(auditEntries, isTold)).toBe(1);
    });

    it('comes by pages, waiting ones first, by as many statements for a thousand as for ten', async () => {
      const text = `Goswami ${newToken().slice(0, 8)}`;
      const { profileId } = await newCustomer(kit, 'AG1001');
      await given.db.update(profiles).set({ name: text }).where(eq(profiles.id, profileId));
      const now = kit.clock.now();
      const rows = (count: number, from: number) =>
        Array.from({ length: count }, (_, index): ProposalRow => {
          const id = `prop_${newToken()}`;
          const place = from + index;
          const waits = place % 10 === 0;
          return {
            ...{ id, threadId: id, version: 1, profileId, agentCode: 'AG1001', words: null, reason: null },
            state: waits ? 'pending' : 'declined',
            createdAt: now - place,
            sentAt: now - place,
            expiresAt: now + PROPOSAL_VALIDITY - place,
            ...{ openedAt: null, answeredAt: waits ? null : now - place, familySetId: null },
          };
        });
      const { db, statementsOf } = countedDb(given.db);
      const advisor = await advisorOfCode(testKit(db), 'AG1001');
      const page = (number: number) => advisor.call(getDeskProposals, { query: { text, page: number } });
      await page(1);
      const counted: number[] = [];
      let kept = 0;
      for (const size of [10, 100, 1_000]) {
        await given.db.insert(proposals).values(rows(size - kept, kept));
        kept = size;
        counted.push((await statementsOf(() => page(1))).length);
      }
      expect(new Set(counted).size).toBe(1);
      expect(counted[0]).toBeLessThanOrEqual(6);
      const first = await page(1);
      expect([first.totalElements, first.totalPages, first.counts.waiting]).toEqual([1_000, 50, 100]);
      expect(first.content.map(({ stand }) => stand)).toEqual(Array(DESK_PAGE_SIZE).fill('waiting'));
      const ends = first.content.map(({ until }) => until ?? 0);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      const pages = [first, await page(2), await page(50), await page(51)];
      const ids = pages.flatMap(({ content }) => content.map(({ proposalId }) => proposalId));
      expect([ids.length, new Set(ids).size]).toEqual([3 * DESK_PAGE_SIZE, 3 * DESK_PAGE_SIZE]);
    });
  },
  'seeded',
);
