import { getAdvisorActivity, getAgentOverview, setCustomerFamily } from '@prosperx/core/agent';
import { answerFamily, askFamilyConsents } from '@prosperx/core/family';
import {
  addToProposal,
  declineProposal,
  getCustomerProposals,
  getFamilyProposals,
  MOST_WAITING,
  readProposal,
  sendFamilyProposal,
  withdrawFamilyProposal,
} from '@prosperx/core/proposal';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { and, eq, like } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import {
  agentCustomers,
  agents,
  auditEntries,
  customerFamilies,
  proposals,
  sessions,
  throttles,
} from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo } from '#testing/investing.js';
import { advisorOfCode, newCustomer } from '#testing/new-investor.js';
import { askForCode, newProposalKit, proposable, proposalTokenTo, propose } from '#testing/proposing.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { countedDb } from '#testing/trust/counted-db.js';
import { consumeLimit, resetLimit, throttleKey } from '#throttle/throttle.js';

describeWithDb(
  'a proposal to a family',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    async function newFamily() {
      const [asha, bala] = [await newProposalKit(kit), await newProposalKit(kit)];
      const advisor = await advisorOfCode(kit, 'AG1001');
      const family = `Iyer ${newToken().slice(0, 8)}`;
      for (const { profileId } of [asha, bala])
        await advisor.call(setCustomerFamily, { body: { encryptedId: profileId, family } });
      const send = async () => {
        const answer = await advisor.call(sendFamilyProposal, { body: { family, words: 'For the two of you.' } });
        // the links go out behind the answer
        await kit.settle();
        return answer;
      };
      const stands = () => advisor.call(getFamilyProposals, { query: { family } });
      return { asha, bala, advisor, family, send, stands };
    }

    it('goes to each member by their own link, who approves their part alone, and its advisor sees who has answered', async () => {
      const { asha, bala, advisor, family, send, stands } = await newFamily();
      expect((await advisor.fail(sendFamilyProposal, { body: { family, words: 'x' } })).message).toMatch(
        /^Prepare a proposal for/,
      );
      await asha.advisor.call(addToProposal, { body: proposable(asha).lumpsum });
      const { call, change } = proposable(asha).redemption;
      await asha.advisor.call(addToProposal, { body: { call, change: { ...change } } });
      await bala.advisor.call(addToProposal, { body: proposable(bala).lumpsum });
      expect((await stands()).members.map(({ drafted }) => drafted).sort()).toEqual([1, 2]);
      const { outcomes } = await send();
      expect(outcomes.map(({ sentTo, fault }) => [sentTo !== '', fault])).toEqual([
        [true, null],
        [true, null],
      ]);
      const [ashas, balas] = [await proposalTokenTo(kit, asha), await proposalTokenTo(kit, bala)];
      expect(ashas).not.toBe(balas);
      const shown = await kit.client().call(readProposal, { body: { token: balas } });
      expect([shown.items.length, shown.words]).toEqual([1, 'For the two of you.']);
      const { give } = await askForCode(kit, asha, 'lumpsum');
      await give();
      // the news of this answer is out before the advisor has a mailbox
      await kit.settle();
      // its advisor, who has the morning mail, is told at once, of no name, and reads of it at home
      const mailbox = `${newToken().slice(0, 8)}@example.com`;
      const morningMail = kit.services.crypto.seal(agents.morningMail, 'AG1001', mailbox);
      await given.db.update(agents).set({ morningMail }).where(eq(agents.code, 'AG1001'));
      await kit.client().call(declineProposal, { body: { token: balas, proposalId: shown.proposalId, reason: '' } });
      await kit.settle();
      const mails = await kit.client().call(sandboxMessages, { query: { to: mailbox } });
      expect(mails[0]).toMatchObject({
        subject: 'A proposal was declined',
        text: expect.stringContaining('A customer declined a proposal of yours.'),
      });
      const { answers } = await advisor.call(getAgentOverview);
      const ofBoth = answers.filter(({ encryptedId }) => [asha.profileId, bala.profileId].includes(encryptedId));
      expect(ofBoth.map(({ answer, approved, items }) => [answer, approved, items]).sort()).toEqual([
        ['approved', 1, 2],
        ['declined', 0, 1],
      ]);
      const { sets } = await stands();
      const partOf = (id: string) => sets[0]!.parts.find(({ memberId }) => memberId === id);
      expect(sets.length).toBe(1);
      // whoever has ended the advisor's right to act is on no list of theirs
      const ofBala = eq(agentCustomers.userId, bala.userId);
      await given.db.update(agentCustomers).set({ actingEndedAt: kit.clock.now() }).where(ofBala);
      expect((await advisor.call(getAgentOverview)).answers.map(({ encryptedId }) => encryptedId)).not.toContain(
        bala.profileId,
      );
      await given.db.update(agentCustomers).set({ actingEndedAt: null }).where(ofBala);
      expect(partOf(asha.profileId)).toMatchObject({ state: 'approved', items: 2, approved: 1 });
      expect(partOf(bala.profileId)).toMatchObject({ state: 'declined', approved: 0, openedAt: kit.clock.now() });
    });

    it('is withdrawn of those who have not answered, at once', async () => {
      const { asha, bala, advisor, family, send, stands } = await newFamily();
      for (const member of [asha, bala]) await member.advisor.call(addToProposal, { body: proposable(member).lumpsum });
      await send();
      await (await askForCode(kit, asha, 'lumpsum')).give();
      const { setId } = (await stands()).sets[0]!;
      const body = { family, setId };
      const { sets } = await advisor.call(withdrawFamilyProposal, { body });
      const states = sets[0]!.parts.map(({ memberId, state }) => [memberId, state]);
      expect(new Map(states as [string, string][])).toEqual(
        new Map([
          [asha.profileId, 'approved'],
          [bala.profileId, 'withdrawn'],
        ]),
      );
      expect((await advisor.fail(withdrawFamilyProposal, { body })).code).toBe('approval_over');
      const other = await advisorOfCode(kit, 'AG1002');
      expect((await other.fail(withdrawFamilyProposal, { body })).code).toBe('customer_unknown');
    });

    it('is sent to nobody where one part would be refused, and is no other advisor’s', async () => {
      const { asha, bala, family, send } = await newFamily();
      await asha.advisor.call(addToProposal, { body: proposable(asha).lumpsum });
      for (let count = 0; count < MOST_WAITING; count += 1) await propose(bala, 'lumpsum');
      await bala.advisor.call(addToProposal, { body: proposable(bala).lumpsum });
      const { outcomes, sets } = await send();
      expect(outcomes.map(({ memberId, fault }) => [memberId, fault?.code]).sort()).toEqual(
        [
          [asha.profileId, undefined],
          [bala.profileId, 'cart_full'],
        ].sort(),
      );
      expect([sets, await proposalTokenTo(kit, asha)]).toEqual([[], '']);
      const [ashas] = await given.db.select().from(proposals).where(eq(proposals.profileId, asha.profileId));
      expect(ashas?.state).toBe('draft');
      const other = await advisorOfCode(kit, 'AG1002');
      expect((await other.fail(getFamilyProposals, { query: { family } })).code).toBe('customer_unknown');
    });

    it('is sent to nobody where one has had enough links today, and uses up nothing of the others’', async () => {
      const { asha, bala, send, stands } = await newFamily();
      for (const one of [asha, bala]) await one.advisor.call(addToProposal, { body: proposable(one).lumpsum });
      const linkOf = (id: string) => throttleKey(kit.services, 'proposal', id);
      for (let left = 10; left > 0; left -= 1)
        await consumeLimit(kit.services, linkOf(bala.profileId), { most: 10, within: 3_600_000 });
      const { outcomes } = await send();
      const faultOf = (id: string) => outcomes.find(({ memberId }) => memberId === id)?.fault;
      expect(faultOf(asha.profileId)).toBeNull();
      expect(faultOf(bala.profileId)).toMatchObject({ code: 'too_many_requests' });
      expect(faultOf(bala.profileId)?.message).toMatch(/^Too many attempts\. Please try again in /);
      expect([(await stands()).sets, await proposalTokenTo(kit, asha)]).toEqual([[], '']);
      expect(await given.db.$count(throttles, eq(throttles.key, linkOf(asha.profileId)))).toBe(0);
      await resetLimit(kit.services, linkOf(bala.profileId));
      expect((await send()).outcomes.map(({ fault }) => fault)).toEqual([null, null]);
    });

    it('is sent once from two tabs, as one set', async () => {
      const { asha, bala, advisor, family, stands } = await newFamily();
      for (const one of [asha, bala]) await one.advisor.call(addToProposal, { body: proposable(one).lumpsum });
      const send = () => advisor.call(sendFamilyProposal, { body: { family, words: 'For the two of you.' } });
      await Promise.allSettled([send(), send()]);
      await kit.settle();
      expect((await stands()).sets.map(({ parts }) => parts.length)).toEqual([2]);
      for (const one of [asha, bala]) {
        const mails = await notificationsTo(kit, one);
        expect(mails.filter(({ text }) => text.includes('/v1/proposal#')).length).toBe(1);
      }
    });

    it('stands in each member’s list of what their advisor did, and nothing does there that was about others', async () => {
      const { asha, bala, family, stands } = await newFamily();
      for (const one of [asha, bala]) await one.advisor.call(addToProposal, { body: proposable(one).lumpsum });
      // from within one account
      await asha.advisor.call(sendFamilyProposal, { body: { family, words: 'For the two of you.' } });
      await asha.advisor.call(askFamilyConsents, { body: { family } });
      await kit.settle();
      await asha.advisor.call(readProposal, { body: { token: await proposalTokenTo(kit, bala) } });
      for (const one of [asha, bala]) {
        const onBehalf = and(eq(auditEntries.subject, one.profileId), like(auditEntries.action, 'on_behalf.%'));
        const rows = await given.db.select().from(auditEntries).where(onBehalf).orderBy(auditEntries.seq);
        expect(rows.map(({ action }) => action)).toEqual(['on_behalf.addToProposal', 'on_behalf.sendProposal']);
        const { activities } = await one.client.call(getAdvisorActivity);
        expect(activities.map(({ kind }) => kind)).toContain('approval');
      }
      // nor has anybody opened what the advisor looked at
      expect((await stands()).sets[0]!.parts.map(({ openedAt }) => openedAt)).toEqual([null, null]);
    });

    it('is opened also in a session that may read alone, in which no way to answer is handed out', async () => {
      const { asha, bala, send, stands } = await newFamily();
      for (const one of [asha, bala]) await one.advisor.call(addToProposal, { body: proposable(one).lumpsum });
      await send();
      await given.db.update(sessions).set({ scope: 'read' }).where(eq(sessions.userId, asha.userId));
      const refused = await asha.client.fail(answerFamily, { body: { memberId: bala.profileId, allow: true } });
      expect(refused.code).toBe('own_login_required');
      const { proposals: own } = await asha.client.call(getCustomerProposals);
      expect(own.map(({ token }) => token)).toEqual([null]);
      const token = await proposalTokenTo(kit, asha);
      expect((await asha.client.call(readProposal, { body: { token } })).state).toBe('pending');
      const first = kit.clock.now();
      kit.clock.advance(60_000);
      await kit.client().call(readProposal, { body: { token } });
      const { parts } = (await stands()).sets[0]!;
      expect(parts.find(({ memberId }) => memberId === asha.profileId)?.openedAt).toBe(first);
    });

    it('is listed by whole sets, the last ones, by as many statements for many members as for few', async () => {
      const { asha, bala, family, stands } = await newFamily();
      const now = kit.clock.now();
      const row = (set: number, profileId: string) => {
        const id = `prop_${newToken()}`;
        const sent = { createdAt: now + set, sentAt: now + set, familySetId: `fset_${family}_${set}` };
        return { ...sent, id, threadId: id, version: 1, profileId, agentCode: 'AG1001', state: 'approved' as const };
      };
      const sets = Array.from({ length: 11 }, (_, set) => [row(set, asha.profileId), row(set, bala.profileId)]);
      await given.db.insert(proposals).values(sets.flat());
      const listed = (await stands()).sets;
      expect(listed.map(({ setId, parts }) => [setId.split('_').at(-1), parts.length])).toEqual(
        Array.from({ length: 10 }, (_, place) => [String(10 - place), 2]),
      );
      const { db, statementsOf } = countedDb(given.db);
      const advisor = await advisorOfCode(testKit(db), 'AG1001');
      const ask = () => advisor.call(getFamilyProposals, { query: { family } });
      await ask();
      const ofTwo = (await statementsOf(ask)).length;
      for (let left = 4; left > 0; left -= 1) {
        const { profileId } = await newCustomer(kit, 'AG1001');
        await given.db.insert(customerFamilies).values({ agentCode: 'AG1001', profileId, family });
      }
      expect((await statementsOf(ask)).length).toBe(ofTwo);
    });
  },
  'seeded',
);
