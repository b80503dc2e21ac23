import {
  CUSTOMERS_PAGE_SIZE,
  getAdvisorActivity,
  getAgentOverview,
  myCustomers,
  setAdvisorAccess,
} from '@prosperx/core/agent';
import { requestApproval } from '@prosperx/core/cart';
import { maskMobile } from '@prosperx/core/format';
import { rupees } from '@prosperx/core/money';
import { getPortfolio } from '@prosperx/core/portfolio';
import { sendProfileOtp, verifyProfileOtp } from '@prosperx/core/profile';
import { enterAccount, exitAccount, getCurrentUser } from '@prosperx/core/session';
import { addDays, businessDateAt } from '@prosperx/core/time';
import { and, eq, like } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditEntries, leads, profiles, schemes, sips, users } from '#db/schema/index.js';
import { seedProfileId } from '#sandbox/seed/seed-person.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, lastOtp, lumpsum, orderCart } from '#testing/investing.js';
import { advisorOfCode, newCustomer } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'an advisor’s customers',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    const listOf = async (agentCode: string, query: object = {}) =>
      (await advisorOfCode(kit, agentCode)).call(myCustomers, { query: { agentCode, ...query } });

    it('are listed by name, with what they hold, and nobody else’s', async () => {
      const { content, totalElements, euin } = await listOf('AG1001');
      const names = content.map(({ name }) => name);
      expect(names).toEqual(names.toSorted());
      expect(names).toEqual(expect.arrayContaining(['Deepa Menon', 'Imran Sheikh', 'Nisha Verma']));
      expect(names).not.toContain('Gita Pawar');
      expect([totalElements, euin]).toEqual([names.length, 'E100101']);
      const deepa = content.find(({ name }) => name === 'Deepa Menon')!;
      const advisor = await advisorOfCode(kit, 'AG1001');
      await advisor.call(enterAccount, { body: { encryptedId: deepa.encryptedId } });
      expect(deepa.aum).toBe((await advisor.call(getPortfolio)).netCurrentValue);
      expect(deepa.mobile).toMatch(/^\D+\d{4}$/);
      const by = (sort: string) => listOf('AG1001', { sort });
      const worth = (await by('aum')).content.map(({ aum }) => aum!);
      expect(worth).toEqual(worth.toSorted((one, other) => other - one));
    });

    it('are found by part of a name, a whole mobile or a client code', async () => {
      const found = async (text: string) => (await listOf('AG1001', { text })).content.map(({ name }) => name);
      expect(await found('meno')).toEqual(['Deepa Menon']);
      expect(await found('+91 98765 00007')).toEqual(['Nisha Verma']);
      expect(await found('px00000009')).toEqual(['Nisha Verma']);
      for (const nobody of ['98765', '9876500001', 'PX00000001', '%', "' or 1=1 --"])
        expect(await found(nobody)).toEqual([]);
    });

    it('come in pages, each once', async () => {
      for (let left = CUSTOMERS_PAGE_SIZE + 1; left > 0; left--) await newCustomer(kit, 'AG1002');
      const pages = await Promise.all([1, 2, 3].map((page) => listOf('AG1002', { page })));
      expect(pages.map(({ content }) => content.length)).toEqual([CUSTOMERS_PAGE_SIZE, 2, 0]);
      const ids = pages.flatMap(({ content }) => content.map(({ encryptedId }) => encryptedId));
      expect(new Set(ids).size).toBe(CUSTOMERS_PAGE_SIZE + 2);
      expect(pages[0]).toMatchObject({ totalElements: CUSTOMERS_PAGE_SIZE + 2, totalPages: 2 });
    });

    it('are shown without what they hold to an advisor whose totals are hidden', async () => {
      const { content, totalElements } = await listOf('AG1003', { sort: 'aum' });
      expect(totalElements).toBeNull();
      expect(content.map(({ name, aum }) => [name, aum])).toEqual([['Gita Pawar', null]]);
      expect((await (await advisorOfCode(kit, 'AG1003')).call(getAgentOverview)).totals).toBeNull();
    });

    it('count with what they hold while their account is open, as in the list', async () => {
      const counted = async () => (await (await advisorOfCode(kit, 'AG1001')).call(getAgentOverview)).totals;
      const before = (await counted())!;
      const [open, gone] = [await newCustomer(kit, 'AG1001'), await newCustomer(kit, 'AG1001')];
      const aum = (await listOf('AG1001')).content.find(({ name }) => name === 'Deepa Menon')!.aum!;
      const deepa = eq(profiles.id, seedProfileId('deepa'));
      await given.db.update(profiles).set({ closedAt: kit.clock.now() }).where(deepa);
      await given.db.update(users).set({ disabledAt: kit.clock.now() }).where(eq(users.id, gone.userId));
      const { customerCount, newThisMonth, totalAUM } = (await counted())!;
      await given.db.update(profiles).set({ closedAt: null }).where(deepa);
      // one came, another came and went, and Deepa, who came long before, went with what she holds
      expect([customerCount, totalAUM]).toEqual([before.customerCount, before.totalAUM - aum]);
      expect(newThisMonth).toBe(before.newThisMonth + 1);
      expect((await listOf('AG1001', { text: open.ucc })).totalElements).toBe(1);
    });

    it('are not shown to another advisor, nor to an investor', async () => {
      const query = { agentCode: 'AG1001' };
      expect((await (await advisorOfCode(kit, 'AG1002')).fail(myCustomers, { query })).code).toBe('forbidden');
      expect((await (await kit.signedIn('9876500007')).fail(myCustomers, { query })).code).toBe('forbidden');
    });

    it('need payments, approvals, mandates or their KYC, until that is done', async () => {
      const agentCode = 'AG1004';
      const customer = await newCustomer(kit, agentCode);
      const unregistered = await newCustomer(kit, agentCode, false);
      const needsOf = async (id: string) =>
        (await listOf(agentCode)).content.find(({ encryptedId }) => encryptedId === id)?.needs;
      expect(await needsOf(customer.profileId)).toEqual([]);
      expect(await needsOf(unregistered.profileId)).toEqual(['kyc']);
      await orderCart(customer.client, await fillCart(customer.client, lumpsum(5_000)));
      expect(await needsOf(customer.profileId)).toEqual(['payment']);
      const { waiting, counts } = await (await advisorOfCode(kit, agentCode)).call(getAgentOverview);
      expect(counts).toMatchObject({ payment: 1, approval: 0, instalment: 0, mandate: 0, kyc_hold: 0, kyc: 1 });
      expect(waiting).toMatchObject([
        { encryptedId: customer.profileId, need: 'payment', amount: 5_000_00, mobile: maskMobile(customer.mobile) },
        { encryptedId: unregistered.profileId, need: 'kyc', amount: null, until: null },
      ]);
      expect((await listOf(agentCode, { need: 'kyc' })).content.map(({ encryptedId }) => encryptedId)).toEqual([
        unregistered.profileId,
      ]);
    });

    it('wait for approval of what the advisor put into their cart', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const advisor = await advisorOfCode(kit, 'AG1001');
      await advisor.call(enterAccount, { body: { encryptedId: customer.profileId } });
      const cart = await fillCart(advisor, lumpsum(7_000));
      const waitingFor = async () =>
        (await advisor.call(getAgentOverview)).waiting.find(({ encryptedId }) => encryptedId === customer.profileId);
      expect(await waitingFor()).toMatchObject({ need: 'approval', amount: 7_000_00, isAsked: false, until: null });
      await advisor.call(requestApproval, { body: { cartId: cart.encryptedCartId, version: cart.version } });
      expect(await waitingFor()).toMatchObject({ isAsked: true, until: kit.clock.now() + 24 * 3_600_000 });
    });

    it('have SIPs that count by the month, and need a mandate for them', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const before = (await (await advisorOfCode(kit, 'AG1001')).call(getAgentOverview)).sipBook;
      const [scheme] = await given.db.select({ id: schemes.id }).from(schemes).limit(1);
      const now = kit.clock.now();
      const sip = {
        profileId: customer.profileId,
        schemeId: scheme!.id,
        sipDate: 5,
        instalments: 12,
        createdAt: now,
        changedAt: now,
      };
      await given.db.insert(sips).values([
        { ...sip, id: 'sip_a', amount: rupees(1_000), frequency: 1, state: 'running' },
        { ...sip, id: 'sip_b', amount: rupees(3_000), frequency: 3, state: 'running' },
        { ...sip, id: 'sip_c', amount: rupees(9_000), frequency: 1, state: 'cancelled' },
      ]);
      const after = (await (await advisorOfCode(kit, 'AG1001')).call(getAgentOverview)).sipBook;
      expect(after).toEqual({ count: before.count + 2, monthly: before.monthly + 2_000_00 });
      const [row] = (await listOf('AG1001', { sort: 'sips', text: customer.ucc })).content;
      expect(row).toMatchObject({ sips: { count: 2, monthly: 2_000_00 }, mandate: null, needs: ['mandate'] });
    });

    it('stand beside the leads that are new or whose day has come', async () => {
      const advisor = await advisorOfCode(kit, 'AG1003');
      const openLeads = async () => (await advisor.call(getAgentOverview)).openLeads;
      const before = await openLeads();
      const today = businessDateAt(kit.clock.now());
      const at = { createdAt: kit.clock.now(), changedAt: kit.clock.now() };
      const { crypto } = kit.services;
      const lead = (id: string) => ({
        id,
        agentCode: 'AG1003',
        source: 'premium_service' as const,
        consentVersion: '1',
        ...at,
        name: crypto.seal(leads.name, id, 'A'),
        mobile: crypto.seal(leads.mobile, id, '9000000000'),
        mobileHash: crypto.lookup('mobile', id),
        email: crypto.seal(leads.email, id, 'a@example.com'),
      });
      await given.db.insert(leads).values([
        { ...lead('lead_1'), status: 'new' },
        { ...lead('lead_2'), status: 'contacted', followUpOn: today },
        { ...lead('lead_3'), status: 'contacted', followUpOn: addDays(today, 1) },
        { ...lead('lead_4'), status: 'not_interested', followUpOn: today },
      ]);
      expect(await openLeads()).toBe(before + 2);
    });
  },
  'seeded',
);

describeWithDb(
  'acting for a customer',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    const actionsOf = async (profileId: string) =>
      (
        await given.db
          .select({ action: auditEntries.action })
          .from(auditEntries)
          .where(and(eq(auditEntries.subject, profileId), like(auditEntries.actor, 'advisor:%')))
          .orderBy(auditEntries.seq)
      ).map(({ action }) => action);

    it('begins and ends with an entry in the audit, and has one for each act, none for what is read or refused', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const advisor = await advisorOfCode(kit, 'AG1001');
      const before = advisor.cookies.get('px_session');
      const entered = await advisor.call(enterAccount, { body: { encryptedId: customer.profileId } });
      expect(entered).toMatchObject({ user: { encryptedId: customer.profileId }, advisor: { agentCode: 'AG1001' } });
      expect(advisor.cookies.get('px_session')).not.toBe(before);
      await advisor.call(getPortfolio);
      const cart = await fillCart(advisor, lumpsum(5_000));
      await advisor.fail(requestApproval, { body: { cartId: 'another', version: 1 } });
      await advisor.call(requestApproval, { body: { cartId: cart.encryptedCartId, version: cart.version } });
      await advisor.call(exitAccount, { body: {} });
      expect(await actionsOf(customer.profileId)).toEqual([
        'customer.entered',
        'on_behalf.saveInvestment',
        'cart.approval_requested',
        'on_behalf.requestApproval',
        'session.started',
        'customer.left',
      ]);
    });

    it('is refused for the customer of another advisor, and for nobody’s account', async () => {
      const advisor = await advisorOfCode(kit, 'AG1001');
      for (const encryptedId of [seedProfileId('gita'), seedProfileId('asha'), 'prf_nobody', ''])
        expect((await advisor.fail(enterAccount, { body: { encryptedId } })).code).toBe('customer_unknown');
      const investor = await kit.signedIn('9876500007');
      const body = { encryptedId: seedProfileId('nisha') };
      expect((await investor.fail(enterAccount, { body })).code).toBe('forbidden');
    });

    it('is told to the customer, who ends it by a code: the advisor’s session is out of the account at its next call', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const advisor = await advisorOfCode(kit, 'AG1001');
      const body = { encryptedId: customer.profileId };
      await advisor.call(enterAccount, { body });
      await fillCart(advisor, lumpsum(5_000));
      await fillCart(advisor, lumpsum(6_000));
      const { client } = customer;
      const activity = await client.call(getAdvisorActivity);
      expect(activity.advisor).toMatchObject({ agentCode: 'AG1001', advisorName: 'Sunita Kulkarni', mayAct: true });
      expect(activity.activities.map(({ kind }) => kind)).toEqual(['cart', 'entered']);

      const query = { encryptedId: customer.profileId, purpose: 'advisor' as const };
      expect((await advisor.fail(sendProfileOtp, { query, body: {} })).code).toBe('customer_approves');
      expect((await client.fail(setAdvisorAccess, { body: { mayAct: false } })).code).toBe('otp_required');
      await client.call(sendProfileOtp, { query, body: {} });
      const { ticket } = await client.call(verifyProfileOtp, {
        query,
        body: { otp: await lastOtp(client, customer.mobile) },
      });
      await advisor.call(getPortfolio);
      const ended = await client.call(setAdvisorAccess, { body: { mayAct: false, ticket: ticket! } });
      expect(ended.advisor).toMatchObject({ mayAct: false });

      expect((await advisor.fail(getPortfolio)).code).toBe('forbidden');
      expect(await advisor.call(getCurrentUser)).toMatchObject({ user: null, advisor: { agentCode: 'AG1001' } });
      expect((await advisor.fail(enterAccount, { body })).code).toBe('customer_unknown');
      const listed = await advisor.call(myCustomers, { query: { agentCode: 'AG1001', text: customer.ucc } });
      expect(listed.content).toMatchObject([{ encryptedId: customer.profileId, mayAct: false }]);
      // the ticket is spent
      expect((await client.fail(setAdvisorAccess, { body: { mayAct: true, ticket: ticket! } })).code).toBe(
        'otp_required',
      );
    });
  },
  'seeded',
);
