import { getAgentOverview, setCustomerFamily } from '@prosperx/core/agent';
import {
  addToProposal,
  declineProposal,
  getFamilyProposals,
  MOST_WAITING,
  readProposal,
  sendFamilyProposal,
} from '@prosperx/core/proposal';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { agentCustomers, agents, proposals } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode } from '#testing/new-investor.js';
import { askForCode, newProposalKit, proposable, proposalTokenTo, propose } from '#testing/proposing.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

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
      const send = () => advisor.call(sendFamilyProposal, { body: { family, words: 'For the two of you.' } });
      const stands = () => advisor.call(getFamilyProposals, { query: { family } });
      return { asha, bala, advisor, family, send, stands };
    }

    it('goes to each member by their own link, who approves their part alone, and its advisor sees who has answered', async () => {
      const { asha, bala, advisor, family, send, stands } = await newFamily();
      expect((await advisor.fail(sendFamilyProposal, { body: { family, words: 'x' } })).message).toMatch(
        /^Put together/,
      );
      await asha.advisor.call(addToProposal, { body: proposable(asha).lumpsum });
      const { call, change } = proposable(asha).redemption;
      await asha.advisor.call(addToProposal, { body: { call, change: { ...change } } });
      await bala.advisor.call(addToProposal, { body: proposable(bala).lumpsum });
      expect((await stands()).members.map(({ drafted }) => drafted).sort()).toEqual([1, 2]);
      const { outcomes } = await send();
      expect(outcomes.map(({ sentTo, fault }) => [sentTo !== '', fault])).toEqual([
        [true, ''],
        [true, ''],
      ]);
      const [ashas, balas] = [await proposalTokenTo(kit, asha), await proposalTokenTo(kit, bala)];
      expect(ashas).not.toBe(balas);
      const shown = await kit.client().call(readProposal, { body: { token: balas } });
      expect([shown.items.length, shown.words]).toEqual([1, 'For the two of you.']);
      const { give } = await askForCode(kit, asha, 'lumpsum');
      await give();
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

    it('is sent to nobody where one part would be refused, and is no other advisor’s', async () => {
      const { asha, bala, family, send } = await newFamily();
      await asha.advisor.call(addToProposal, { body: proposable(asha).lumpsum });
      for (let count = 0; count < MOST_WAITING; count += 1) await propose(bala, 'lumpsum');
      await bala.advisor.call(addToProposal, { body: proposable(bala).lumpsum });
      const { outcomes, sets } = await send();
      expect(outcomes.map(({ memberId, fault }) => [memberId, fault !== '']).sort()).toEqual(
        [
          [asha.profileId, false],
          [bala.profileId, true],
        ].sort(),
      );
      expect([sets, await proposalTokenTo(kit, asha)]).toEqual([[], '']);
      const [ashas] = await given.db.select().from(proposals).where(eq(proposals.profileId, asha.profileId));
      expect(ashas?.state).toBe('draft');
      const other = await advisorOfCode(kit, 'AG1002');
      expect((await other.fail(getFamilyProposals, { query: { family } })).code).toBe('customer_unknown');
    });
  },
  'seeded',
);
