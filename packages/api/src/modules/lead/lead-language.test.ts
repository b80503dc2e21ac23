import { createHomePageLead, getLeads, inviteLeads, saveInterestedCustomer } from '@prosperx/core/lead';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { expect, it } from 'vitest';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, newInvestor } from '#testing/new-investor.js';
import { testKit } from '#testing/test-kit.js';

const HINDI = { 'Accept-Language': 'hi' };
const [OWN, NAMED, OF_PAGE] = ['own.lead@example.com', 'named.lead@example.com', 'page.lead@example.com'];
const mobile = (last: number) => `900000034${last}`;

describeWithDb(
  'leads',
  (given) => {
    it('are written to in the language of the form that they filled in, else in the one that the advisor chose', async () => {
      const kit = testKit(given.db);
      const sentTo = (to: string) => kit.client().call(sandboxMessages, { query: { to } });
      const interested = { userName: 'Tara Bose', agentCode: 'AG1001', sendNotification: true };
      const own = { ...interested, mobile: mobile(1), emailId: OWN };
      await kit.client().call(saveInterestedCustomer, { body: own, headers: HINDI });
      const client = await advisorFor(kit, await newInvestor(kit));
      const add = async (last: number, investorEmailId: string) => {
        const body = { investorName: 'Ravi Menon', investorMobileNo: mobile(last), investorEmailId };
        await client.call(createHomePageLead, { body, headers: HINDI });
      };
      await add(2, NAMED);
      await add(3, OF_PAGE);
      const { leads } = await client.call(getLeads, { query: { agentCode: 'AG1001' } });
      const idOf = (email: string) => leads.find(({ investorEmailId }) => investorEmailId === email)?.leadId ?? '';
      await client.call(inviteLeads, { body: { leadIds: [idOf(OWN), idOf(NAMED)], language: 'en' }, headers: HINDI });
      await client.call(inviteLeads, { body: { leadIds: [idOf(OF_PAGE)] }, headers: HINDI });
      await kit.settle();
      const greetings = async (to: string) => (await sentTo(to)).map(({ text }) => text.split(' ')[0]);
      expect(await greetings(OWN)).toEqual(['नमस्ते', 'नमस्ते']);
      expect(await greetings(NAMED)).toEqual(['Dear']);
      expect(await greetings(OF_PAGE)).toEqual(['नमस्ते']);
      expect((await sentTo(mobile(1)))[0]?.text).toContain('ने आपको ProsperX में');
    });
  },
  'seeded',
);
