import { myCustomers } from '@prosperx/core/agent';
import { UPDATE_ROWS, updateCustomers } from '@prosperx/core/customer-update';
import { createHomePageLead, getLeads, inviteLeads, saveInterestedCustomer } from '@prosperx/core/lead';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { agentCustomers, leads } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode, newCustomer } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const DAY = 86_400_000;

describeWithDb(
  'the mobile of a customer',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
      await given.db.delete(leads);
    });

    const search = async (text: string) => {
      const query = { agentCode: 'AG1001', text };
      return (await (await advisorOfCode(kit, 'AG1001')).call(myCustomers, { query })).content;
    };
    const update = async (mobiles: readonly string[]) => {
      const rest = { ucc: '', family: '', tags: [], note: 'Hello', task: '', dueOn: null };
      const body = { rows: mobiles.map((mobile) => ({ ...rest, mobile })), isPreview: true };
      return (await advisorOfCode(kit, 'AG1001')).send(updateCustomers, { body });
    };
    /** Numbers that end as a customer's, which is what an advisor sees of it. */
    const tries = (mobile: string, count: number, from = 100_000) =>
      Array.from({ length: count }, (_, at) => `${from + at}${mobile.slice(-4)}`);

    it('finds them, as often as it is looked for', async () => {
      const { mobile, profileId } = await newCustomer(kit, 'AG1001');
      for (let left = 101; left > 0; left--) expect(await search(mobile)).toMatchObject([{ encryptedId: profileId }]);
    });

    it('is not told to an advisor who tries all that end so, in whichever way they do', async () => {
      const { mobile } = await newCustomer(kit, 'AG1001');
      expect((await update([...tries(mobile, UPDATE_ROWS - 1), mobile])).status).toBe(429);
      kit.clock.advance(DAY);
      expect((await update(tries(mobile, 99))).status).toBe(200);
      expect(await search(tries(mobile, 1, 900_000)[0] ?? '')).toEqual([]);
      const advisor = await advisorOfCode(kit, 'AG1001');
      const refused = await advisor.fail(myCustomers, { query: { agentCode: 'AG1001', text: mobile } });
      expect(refused).toMatchObject({ code: 'too_many_requests', retryAfter: DAY / 1_000 });
      const lead = { investorName: 'Ravi Menon', investorMobileNo: mobile, investorEmailId: 'ravi@example.com' };
      expect((await advisor.fail(createHomePageLead, { body: lead })).code).toBe('too_many_requests');
      // numbers that end otherwise, and other advisors, are not concerned
      expect(await search(`9${mobile.slice(1, 9)}${(Number(mobile.slice(-1)) + 1) % 10}`)).toEqual([]);
      const other = await advisorOfCode(kit, 'AG1002');
      expect((await other.call(myCustomers, { query: { agentCode: 'AG1002', text: mobile } })).content).toEqual([]);
    });

    it('is not told to an advisor who sends the public form with all that end so, which uses up none of their own tries', async () => {
      const { mobile } = await newCustomer(kit, 'AG1001');
      const form = { userName: 'Tara Bose', emailId: 'tara@example.com', agentCode: 'AG1001', sendNotification: false };
      for (const tried of tries(mobile, 100, 700_000)) {
        await kit.client().call(saveInterestedCustomer, { body: { ...form, mobile: tried } });
        kit.clock.advance(5 * 60_000);
      }
      expect((await kit.client().fail(saveInterestedCustomer, { body: { ...form, mobile } })).code).toBe(
        'too_many_requests',
      );
      expect(await search(mobile)).toHaveLength(1);
    });

    it('says nothing of those who have ended their advisor’s right to act', async () => {
      const { mobile, ucc, userId, profileId } = await newCustomer(kit, 'AG1001');
      await given.db
        .update(agentCustomers)
        .set({ actingEndedAt: kit.clock.now() })
        .where(eq(agentCustomers.userId, userId));
      expect(await search(mobile)).toEqual([]);
      expect(await (await update([mobile])).text()).toContain('customer_unknown');
      const advisor = await advisorOfCode(kit, 'AG1001');
      const body = { investorName: 'Ravi Menon', investorMobileNo: mobile, investorEmailId: 'ended@example.com' };
      const { leadId } = await advisor.call(createHomePageLead, { body });
      const listed = await advisor.call(getLeads, { query: { agentCode: 'AG1001' } });
      expect(listed.leads.find((lead) => lead.leadId === leadId)).toMatchObject({ isCustomer: false });
      // nobody who is a customer is invited, which looks as for anybody else
      expect(await advisor.call(inviteLeads, { body: { leadIds: [leadId] } })).toEqual({ outcomes: ['invited'] });
      await kit.settle();
      expect(await kit.client().call(sandboxMessages, { query: { to: 'ended@example.com' } })).toEqual([]);
      expect(await search(ucc)).toMatchObject([{ encryptedId: profileId, mayAct: false }]);
    });
  },
  'seeded',
);
