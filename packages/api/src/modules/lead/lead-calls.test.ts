import {
  createHomePageLead,
  createLead,
  createPremiumLead,
  getLeads,
  importLeads,
  inviteLeads,
  LEAD_IMPORT_ROWS,
  LEAD_INVITATIONS,
  LEAD_KEPT_DAYS,
  leadConsent,
  saveInterestedCustomer,
  updateLead,
} from '@prosperx/core/lead';
import { rupees } from '@prosperx/core/money';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { addDays, businessDate, businessDateAt, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditEntries, leads } from '#db/schema/index.js';
import { housekeeping } from '#housekeeping/housekeeping.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, newInvestor } from '#testing/new-investor.js';
import { testKit, type TestKit } from '#testing/test-kit.js';

const DAY = 86_400_000;
const OWN = { query: { agentCode: 'AG1001' } };
const customer = {
  investorName: 'Ravi  Menon',
  investorMobileNo: '+91 90000 00031',
  investorEmailId: 'ravi.lead@example.com',
  investmentAmount: 12_50_000,
};
const interested = {
  userName: 'Tara Bose',
  mobile: '9000000041',
  emailId: 'tara.lead@example.com',
  agentCode: 'AG1001',
  sendNotification: true,
};
const premium = { query: { tag: 'mf_corporate_treasury' as const }, body: customer };

describeWithDb(
  'leads',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.delete(leads);
    });
    const advisor = async () => advisorFor(kit, await newInvestor(kit));
    const mailsTo = async (to: string) => kit.client().call(sandboxMessages, { query: { to } });

    it('of a premium service reach the list of the advisor and the operator’s help desk, sealed and audited without a name', async () => {
      const client = await advisor();
      const lead = await client.call(createPremiumLead, premium);
      expect(lead).toMatchObject({
        source: 'premium_service',
        tag: 'mf_corporate_treasury',
        status: 'new',
        followUpOn: null,
        investorName: 'Ravi Menon',
        investorMobileNo: '9000000031',
        investmentAmount: rupees(12_50_000),
      });
      await kit.settle();
      const [mail] = await mailsTo('help@prosperx.example');
      expect(mail?.subject).toBe('New lead: Company Funds Investment Solution');
      expect(mail?.text).toContain('Sunita Kulkarni (AG1001)');
      expect(mail?.text).toContain('₹12,50,000');
      const [row] = await given.db.select().from(leads);
      expect(row?.consentVersion).toBe(leadConsent.version);
      expect(JSON.stringify(row)).not.toMatch(/Ravi|90000|example/);
      const audited = await given.db.select().from(auditEntries).where(eq(auditEntries.action, 'lead.created'));
      expect(JSON.stringify(audited)).not.toMatch(/Ravi|90000|example\.com/);
      expect(JSON.stringify(kit.log.lines)).not.toMatch(/Ravi|90000000|ravi\.lead/);
    });

    it('are imported many at once, each mobile once, and a fault holds up no other row', async () => {
      const client = await advisor();
      const person = (number: number) => ({
        investorName: 'Ravi Menon',
        investorMobileNo: `90000${String(10_000 + number)}`,
        investorEmailId: 'ravi.lead@example.com',
      });
      const outcomesOf = async (sent: readonly object[]) =>
        (await client.call(importLeads, { body: { leads: sent as never } })).rows.map(({ outcome }) => outcome);
      await client.call(createHomePageLead, { body: { ...person(0), investorName: 'Asha Rao' } });
      const wrong = { ...person(1), investorMobileNo: '12345' };
      const answer = await client.call(importLeads, { body: { leads: [person(0), wrong, person(2), person(2)] } });
      expect(answer.rows).toEqual([
        { outcome: 'known', leadId: null, faults: {} },
        { outcome: 'refused', leadId: null, faults: { investorMobileNo: 'lead_mobile_invalid' } },
        { outcome: 'added', leadId: expect.stringMatching(/^led_/) as unknown, faults: {} },
        { outcome: 'known', leadId: null, faults: {} },
      ]);
      // the one who was there keeps their name, and the same file adds nobody
      const { leads: kept } = await client.call(getLeads, OWN);
      expect(kept.map(({ investorName }) => investorName).toSorted()).toEqual(['Asha Rao', 'Ravi Menon']);
      expect(await outcomesOf([person(0), person(2)])).toEqual(['known', 'known']);
      const many = Array.from({ length: LEAD_IMPORT_ROWS }, (_, number) => person(number + 10));
      expect(new Set(await outcomesOf(many))).toEqual(new Set(['added']));
      expect((await client.fail(importLeads, { body: { leads: [...many, person(3)] } })).code).toBe('invalid_input');
      expect(await given.db.$count(leads)).toBe(LEAD_IMPORT_ROWS + 2);
      // four letters alone are in some sealed text of so many rows once in a hundred runs
      expect(JSON.stringify(await given.db.select().from(leads))).not.toMatch(/Ravi Menon|example\.com/);
    });

    it('are invited by email and SMS with the advisor’s name, ARN and a link, a week apart, and customers are not', async () => {
      const own = await newInvestor(kit);
      const client = await advisorFor(kit, own);
      const lead = await client.call(createHomePageLead, { body: customer });
      const of = { ...customer, investorMobileNo: own.mobile };
      const known = await client.call(createHomePageLead, { body: of });
      // another lead of the same person, by another service
      const twice = await client.call(createPremiumLead, premium);
      const invite = async (...leadIds: string[]) => (await client.call(inviteLeads, { body: { leadIds } })).outcomes;
      expect(await invite(lead.leadId, known.leadId, twice.leadId)).toEqual(['invited', 'customer', 'too_soon']);
      await kit.settle();
      const [mail] = await mailsTo('ravi.lead@example.com');
      expect(mail?.text).toMatch(/\(mutual fund distributor, ARN-\d+\)/);
      const [sms] = await mailsTo('9000000031');
      const link = /https?:\/\/\S+/.exec(sms?.text ?? '')?.[0] ?? '';
      const opened = await kit.app.hono.request(link.replace(kit.services.config.publicUrl, ''));
      expect(opened.headers.get('location')).toBe('/v1/login?agentCode=AG1001');
      expect(
        (await client.call(getLeads, OWN)).leads.map((row) => [row.invitations, row.isCustomer]).toSorted(),
      ).toEqual([
        [0, false],
        [0, true],
        [1, false],
      ]);
      expect(await invite(lead.leadId)).toEqual(['too_soon']);
      kit.clock.advance(LEAD_INVITATIONS.daysBetween * DAY);
      const again = await advisorFor(kit, own);
      expect(await again.call(inviteLeads, { body: { leadIds: [lead.leadId] } })).toEqual({ outcomes: ['invited'] });
      expect((await again.fail(inviteLeads, { body: { leadIds: [lead.leadId, 'led_nobody'] } })).code).toBe(
        'not_found',
      );
    });

    it('are invited up to the limit of a day, also by calls at once', async () => {
      const client = await advisor();
      const people = Array.from({ length: LEAD_INVITATIONS.aDay + 3 }, (_, at) => ({
        ...customer,
        investorMobileNo: `90000${String(10_000 + at)}`,
        investorEmailId: `person${at}@example.com`,
      }));
      const { rows } = await client.call(importLeads, { body: { leads: people } });
      const ids = rows.flatMap(({ leadId }) => leadId ?? []);
      const invite = (leadIds: string[]) => client.call(inviteLeads, { body: { leadIds } });
      const before = [await invite(ids.slice(0, 85)), await invite(ids.slice(85, 170))];
      const answers = [...before, ...(await Promise.all([invite(ids.slice(170, 187)), invite(ids.slice(187))]))];
      const outcomes = answers.flatMap((answer) => answer.outcomes);
      expect(outcomes.filter((outcome) => outcome === 'invited')).toHaveLength(LEAD_INVITATIONS.aDay);
      expect(outcomes.filter((outcome) => outcome === 'day_full')).toHaveLength(3);
    });

    it('are one when they are sent twice a day, with the details that came last', async () => {
      const client = await advisor();
      const [first, second] = await Promise.all([
        client.call(createPremiumLead, premium),
        client.call(createLead, premium),
      ]);
      expect(second?.leadId).toBe(first.leadId);
      await client.call(createLead, { ...premium, body: { ...customer, investmentAmount: 1_00_000 } });
      const { count, leads: list } = await client.call(getLeads, OWN);
      expect([count, list[0]?.investmentAmount]).toEqual([1, rupees(1_00_000)]);
      kit.clock.advance(DAY);
      const tomorrow = await (await advisor()).call(createPremiumLead, premium);
      expect(tomorrow.leadId).not.toBe(first.leadId);
    });

    it('are refused with the sentences of the form', async () => {
      const client = await advisor();
      const body = { investorName: '', investorMobileNo: '12', investorEmailId: '', investmentAmount: 99_999 };
      const failure = await client.fail(createPremiumLead, { ...premium, body });
      expect(failure).toMatchObject({ code: 'invalid_input', message: 'Please enter name' });
      expect(failure.fields).toEqual({
        investorName: 'lead_name_required',
        investorMobileNo: 'lead_mobile_invalid',
        investorEmailId: 'lead_email_required',
        investmentAmount: 'lead_amount_required',
      });
      expect((await client.fail(createLead, { query: { tag: 'mf_custom_advisory' }, body: {} })).code).toBe(
        'invalid_input',
      );
      expect(await given.db.$count(leads)).toBe(0);
    });

    it('of the advisor’s own list need no amount and no notification', async () => {
      const client = await advisor();
      const { investmentAmount: _, ...body } = customer;
      const before = (await mailsTo('help@prosperx.example')).length;
      expect(await client.call(createHomePageLead, { body })).toMatchObject({ source: 'home', investmentAmount: null });
      await kit.settle();
      expect(await mailsTo('help@prosperx.example')).toHaveLength(before);
    });

    it('of a shared calculator credit its advisor, whoever fills the form, and thank by email when asked to', async () => {
      expect(await kit.client().call(saveInterestedCustomer, { body: interested })).toEqual({
        advisorName: 'Sunita Kulkarni',
      });
      const { client: investor } = await newInvestor(kit);
      const silent = {
        ...interested,
        userName: 'Uma Das',
        mobile: '9000000042',
        emailId: 'silent@example.com',
        sendNotification: false,
      };
      await investor.call(saveInterestedCustomer, { body: silent });
      await kit.settle();
      const [mail] = await mailsTo(interested.emailId);
      expect(mail?.text).toContain('Dear Tara Bose,\n\nThank you for your interest. Sunita Kulkarni will call you');
      expect(mail?.text).toContain(`deleted ${LEAD_KEPT_DAYS} days after the last contact`);
      expect(await mailsTo('silent@example.com')).toEqual([]);
      const { leads: list, newCount } = await (await advisor()).call(getLeads, OWN);
      expect([newCount, list.map(({ investorName }) => investorName).sort()]).toEqual([2, ['Tara Bose', 'Uma Das']]);
      expect(list.map(({ source }) => source)).toEqual(['calculator', 'calculator']);
    });

    it('of a shared calculator are refused with the sentences of that form, and for an advisor who is none', async () => {
      const send = (parts: object) => kit.client().fail(saveInterestedCustomer, { body: { ...interested, ...parts } });
      const empty = await send({ userName: ' ', mobile: '', emailId: '' });
      expect(empty).toMatchObject({ message: 'Please enter your full name' });
      expect(empty.fields).toEqual({
        userName: 'own_name_required',
        mobile: 'own_mobile_required',
        emailId: 'own_email_required',
      });
      expect((await send({ agentCode: 'AG9999' })).code).toBe('agent_unknown');
      expect((await send({ agentCode: '' })).code).toBe('agent_unknown');
    });

    it('of one mobile come three times a day, of one address ten times at once', async () => {
      kit.clock.advance(2 * DAY);
      const send = (mobile: string) => ({ body: { ...interested, emailId: `${mobile}@example.com`, mobile } });
      for (let sent = 0; sent < 3; sent++) await kit.client().call(saveInterestedCustomer, send('9000000051'));
      const refused = await kit.client().fail(saveInterestedCustomer, send('9000000051'));
      expect(refused.code).toBe('too_many_requests');
      for (let sent = 4; sent < 10; sent++)
        await kit.client().call(saveInterestedCustomer, send(`900000006${String(sent)}`));
      expect((await kit.client().fail(saveInterestedCustomer, send('9000000071'))).code).toBe('too_many_requests');
      kit.clock.advance(5 * 60_000);
      await kit.client().call(saveInterestedCustomer, send('9000000071'));
    });

    it('of strangers send one address three notifications a day, whose greeting is no link, and change nothing of each other', async () => {
      kit.clock.advance(4 * DAY);
      const to = 'stranger@example.com';
      const send = (mobile: string, parts: object = {}) => ({
        body: { ...interested, userName: 'win.evil.example now', emailId: to, mobile, ...parts },
      });
      for (const last of ['1', '2', '3']) await kit.client().call(saveInterestedCustomer, send(`900000009${last}`));
      const refused = await kit
        .client()
        .fail(saveInterestedCustomer, send('9000000094', { emailId: 'Stranger@example.com' }));
      expect(refused.code).toBe('too_many_requests');
      await kit.settle();
      const notifications = await mailsTo(to);
      expect(notifications.map(({ text }) => text.slice(0, 28))).toEqual(Array(3).fill('Dear win. evil. example now,'));
      await kit
        .client()
        .call(saveInterestedCustomer, send('9000000091', { userName: 'Other', emailId: 'o@example.com' }));
      const { leads: list } = await (await advisor()).call(getLeads, OWN);
      const names = list.filter(({ investorMobileNo }) => investorMobileNo === '9000000091');
      expect(names.map(({ investorName }) => investorName).sort()).toEqual(['Other', 'win.evil.example now']);
    });

    it('keep what has become of them; those to follow up first come first, and only their own advisor sees them', async () => {
      const client = await advisor();
      const ids: string[] = [];
      for (const at of [1, 2, 3]) {
        kit.clock.advance(1_000);
        const body = { ...customer, investorMobileNo: `900000008${String(at)}` };
        ids.push((await client.call(createHomePageLead, { body })).leadId);
      }
      const [first = '', second = '', third = ''] = ids;
      const followUpOn = businessDate('2026-11-20');
      await client.call(updateLead, { body: { leadId: first, status: 'contacted', followUpOn } });
      await client.call(updateLead, { body: { leadId: third, status: 'not_interested', followUpOn } });
      const { leads: all } = await client.call(getLeads, OWN);
      expect(all.map(({ leadId, status }) => [leadId, status])).toEqual([
        [first, 'contacted'],
        [third, 'not_interested'],
        [second, 'new'],
      ]);
      const only = await client.call(getLeads, { query: { agentCode: 'AG1001', status: 'new' } });
      expect([only.count, only.leads[0]?.leadId]).toEqual([1, second]);
      const next = await client.call(getLeads, { query: { agentCode: 'AG1001', page: '1' } });
      expect([next.count, next.leads]).toEqual([3, []]);
      // a change of one leaves the other alone
      await client.call(updateLead, { body: { leadId: third, status: 'contacted' } });
      const changed = await client.call(updateLead, { body: { leadId: third, followUpOn: null } });
      expect([changed.status, changed.followUpOn]).toEqual(['contacted', null]);
      await given.db.update(leads).set({ agentCode: 'AG1003' }).where(eq(leads.id, second));
      const stranger = await client.fail(updateLead, { body: { leadId: second, status: 'new', followUpOn: null } });
      expect(stranger.code).toBe('not_found');
      expect((await client.fail(getLeads, { query: { agentCode: 'AG1003' } })).code).toBe('forbidden');
    });

    it('are none of an investor or a visitor', async () => {
      const { client } = await newInvestor(kit);
      expect((await client.fail(getLeads, OWN)).code).toBe('forbidden');
      expect((await client.fail(createPremiumLead, premium)).code).toBe('forbidden');
      expect((await kit.client().fail(createHomePageLead, { body: customer })).code).toBe('signed_out');
    });

    it('go after 180 days without a change, and have no day to call again after that', async () => {
      const client = await advisor();
      const { leadId, keptUntil } = await client.call(createPremiumLead, premium);
      const today = businessDateAt(kit.clock.now());
      expect(keptUntil).toBe(addDays(today, LEAD_KEPT_DAYS));
      const callOn = (days: number) => ({ body: { leadId, followUpOn: addDays(today, days) } });
      const late = await client.fail(updateLead, callOn(LEAD_KEPT_DAYS + 1));
      expect([late.code, late.fields]).toEqual(['invalid_input', { followUpOn: 'lead_follow_up_too_late' }]);
      expect(late.message).toContain('within 180 days');
      await client.call(updateLead, callOn(LEAD_KEPT_DAYS));
      // to the end of that day
      kit.clock.advance(instantAt(addDays(today, LEAD_KEPT_DAYS + 1)) - 1 - kit.clock.now());
      const night = { ...kit.services } as Parameters<typeof housekeeping>[0];
      const job = {} as Parameters<typeof housekeeping>[1];
      await housekeeping(night, job);
      expect(await given.db.$count(leads)).toBe(1);
      kit.clock.advance(1);
      await housekeeping(night, job);
      expect(await given.db.$count(leads)).toBe(0);
    });

    it('say once to the operator’s help desk that an advisor is interested, and the list knows it', async () => {
      const client = await advisor();
      const query = { tag: 'mf_interested' as const };
      const before = (await mailsTo('help@prosperx.example')).length;
      expect(await client.call(createLead, { query, body: {} })).toBeNull();
      await client.call(createLead, { query, body: { interest: 'lamf' } });
      await kit.settle();
      expect(await mailsTo('help@prosperx.example')).toHaveLength(before + 1);
      expect((await client.call(getLeads, OWN)).interestedIn).toEqual(['lamf']);
    });
  },
  'seeded',
);
