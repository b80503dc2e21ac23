import { createHomePageLead, importLeads, saveInterestedCustomer } from '@prosperx/core/lead';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditEntries, leads } from '#db/schema/index.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { lockIsAwaited } from '#testing/locks.js';
import { advisorFor, newInvestor } from '#testing/new-investor.js';
import { testKit } from '#testing/test-kit.js';
import { leadCommand } from './objections.js';

const MOBILE = '9000000051';
const person = {
  investorName: 'Ravi Menon',
  investorMobileNo: MOBILE,
  investorEmailId: 'ravi.objects@example.com',
};
const other = { ...person, investorMobileNo: '9000000052' };
const interested = {
  userName: 'Ravi Menon',
  mobile: MOBILE,
  emailId: 'ravi.objects@example.com',
  agentCode: 'AG1001',
  sendNotification: false,
};

describeWithDb(
  'somebody who wants to be nobody’s lead',
  (given) => {
    it('is deleted by the operator at once, and neither an advisor, nor a file, nor a form brings them back', async () => {
      const kit = testKit(given.db);
      await given.db.delete(leads);
      const command = (...args: string[]) => leadCommand(kit.services, args);
      const client = await advisorFor(kit, await newInvestor(kit));
      await client.call(createHomePageLead, { body: person });
      await kit.client().call(saveInterestedCustomer, { body: interested });
      await client.call(createHomePageLead, { body: other });
      expect((await command('forget', '+91 90000 00051'))[0]).toMatch(/^2 leads are deleted/);
      expect((await client.fail(createHomePageLead, { body: person })).fields).toEqual({
        investorMobileNo: 'lead_mobile_objected',
      });
      expect((await kit.client().fail(saveInterestedCustomer, { body: interested })).fields).toEqual({
        mobile: 'lead_mobile_objected',
      });
      const { rows } = await client.call(importLeads, { body: { leads: [person, other] } });
      expect(rows.map(({ outcome, faults }) => [outcome, faults])).toEqual([
        ['refused', { investorMobileNo: 'lead_mobile_objected' }],
        ['known', {}],
      ]);
      expect(await given.db.$count(leads)).toBe(1);
      const audited = await given.db.select().from(auditEntries).where(eq(auditEntries.action, 'leads.forgotten'));
      expect(audited).toMatchObject([{ details: { count: 2 } }]);
      await command('allow', MOBILE);
      expect((await client.call(createHomePageLead, { body: person })).investorMobileNo).toBe(MOBILE);
      await expect(command('forget', '12345')).rejects.toThrow('npm run leads');
      await expect(command('delete', MOBILE)).rejects.toThrow('npm run leads');
    });

    const ways = [
      ['a form', (client: TestClient) => client.send(saveInterestedCustomer, { body: interested })],
      ['an advisor', (client: TestClient) => client.send(createHomePageLead, { body: person })],
      ['a file', (client: TestClient) => client.send(importLeads, { body: { leads: [person] } })],
    ] as const;
    // the embedded database has one connection: nobody waits for anybody
    it.runIf(given.engine === 'postgres').each(ways)(
      'is not brought back by %s that is on its way',
      async (_, send) => {
        const kit = testKit(given.db);
        const client = await advisorFor(kit, await newInvestor(kit));
        await leadCommand(kit.services, ['allow', MOBILE]);
        await given.db.delete(leads);
        let sending: Promise<Response> | undefined;
        await given.db.transaction(async (tx) => {
          await leadCommand({ ...kit.services, db: tx }, ['forget', MOBILE]);
          sending = send(client);
          await lockIsAwaited(given.db);
        });
        expect(await (await sending)?.text()).toContain('lead_mobile_objected');
        expect(await given.db.$count(leads)).toBe(0);
      },
    );
  },
  'seeded',
);
