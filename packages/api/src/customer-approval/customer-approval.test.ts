import { changeBankAccount, checkNewBankAccount, getBankAccounts } from '@prosperx/core/bank';
import {
  type ApprovableCall,
  approveByOtp,
  declineCustomerApproval,
  getCustomerApprovals,
  readCustomerApproval,
  requestCustomerApproval,
  sendCustomerApprovalOtp,
} from '@prosperx/core/customer-approval';
import { sendTransactionOtp, verifyTransactionOtp } from '@prosperx/core/order';
import { getProfile, getProfileView, sendProfileOtp, updateProfile, verifyProfileOtp } from '@prosperx/core/profile';
import { requestRedemption } from '@prosperx/core/redemption';
import { getRunningSips, stopSip } from '@prosperx/core/sip';
import { and, eq, like } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { agentCertificates, agentCustomers, agents, auditEntries, sales, sips } from '#db/schema/index.js';
import { approvalTokenTo, approveByLink, askApproval, shownBy } from '#testing/customer-approval.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, lastOtp, notificationsTo, schemeOf } from '#testing/investing.js';
import { otherThan } from '#testing/login-codes.js';
import { advisorFor, advisorOfCode, newCustomer, signedInAgain, type TestInvestor } from '#testing/new-investor.js';
import { confirmRedemption, goTo, holdingOf, newHolder, redemptionBody } from '#testing/redeeming.js';
import { newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const HOUR = 3_600_000;

describeWithDb(
  'what an advisor prepares',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    /** An investor with units, and their advisor in the account on the next day. */
    async function holder() {
      const investor = await newHolder(kit);
      await goTo(kit, '2026-11-17', '10:00');
      const advisor = await advisorFor(kit, investor);
      const client = await signedInAgain(kit, investor);
      const { folioNumber } = await holdingOf(kit, investor.profileId, EQUITY);
      return { ...investor, client, advisor, body: redemptionBody(folioNumber, { allRedeem: 'N', amount: 10_000 }) };
    }
    const tokenFor = (customer: Pick<TestInvestor, 'userId' | 'mobile'>) => approvalTokenTo(kit, customer);
    const stateOf = async (token: string) => (await kit.client().call(readCustomerApproval, { body: { token } })).state;
    const redemptionsOf = (profileId: string) => given.db.select().from(sales).where(eq(sales.profileId, profileId));

    it('a redemption goes to its owner as a link that says what, what it brings and who asks; their code places it once, with the advisor’s name', async () => {
      const investor = await holder();
      const { advisor, body, mobile, profileId } = investor;
      const asked = await askApproval(advisor, 'requestRedemption', body);
      expect(asked).toMatchObject({ state: 'pending', call: 'requestRedemption' });
      expect(asked.sentTo).toMatch(/••••.*@example\.com$/);
      const [notification] = await notificationsTo(kit, investor);
      expect(notification?.subject).toBe('Please approve a redemption');
      expect(notification?.text).toContain('Never share the OTP with anyone, not even your advisor');
      const token = await tokenFor(investor);
      const browser = kit.client();
      const shown = await browser.call(readCustomerApproval, { body: { token } });
      expect(shown).toMatchObject({ state: 'pending', advisorName: 'Sunita Kulkarni', changes: [] });
      expect(shown.sale).toMatchObject({
        amount: 10_000_00,
        units: null,
        preview: { fault: '', switchTo: null },
      });
      expect(shown.sale?.preview.estimate?.payout).toBeGreaterThan(0);
      expect(await redemptionsOf(profileId)).toEqual([]);

      const ask = { token, shown: shown.shown };
      await browser.call(sendCustomerApprovalOtp, { body: ask });
      const otp = await lastOtp(browser, mobile);
      expect((await browser.fail(approveByOtp, { body: { ...ask, otp: otherThan(otp) } })).code).toBe('otp_wrong');
      const answers = await Promise.all([1, 2, 3].map(() => browser.call(approveByOtp, { body: { ...ask, otp } })));
      expect(answers.map(({ state }) => state)).toEqual(['approved', 'approved', 'approved']);
      const placed = await redemptionsOf(profileId);
      expect(placed).toMatchObject([{ actorAgentCode: 'AG1001', agentCode: 'AG1001', actorUserId: investor.userId }]);
      expect(answers[0]).toMatchObject({ pxOrderNumber: placed[0]?.pxOrderNumber, sale: null });
      expect(await advisor.call(getCustomerApprovals)).toMatchObject([
        { call: 'requestRedemption', state: 'approved' },
      ]);
    });

    it('no code of a customer is sent, taken or used in an advisor’s session, nor the one that its owner gave elsewhere', async () => {
      const { advisor, body, client, mobile, profileId, ucc } = await holder();
      await confirmRedemption(client, mobile, body);
      const codes = [
        await advisor.fail(requestRedemption, { key: newToken(), body: body as never }),
        await advisor.fail(sendTransactionOtp, { query: { flowType: '3', sale: JSON.stringify(body) } }),
        await advisor.fail(verifyTransactionOtp, { query: {}, body: { flowType: '3', otp: '123456' } }),
        await advisor.fail(sendProfileOtp, { query: { encryptedId: profileId, purpose: 'edit' }, body: {} }),
        await advisor.fail(verifyProfileOtp, { query: { encryptedId: profileId }, body: { otp: '123456' } }),
        await advisor.fail(updateProfile, { query: { ucc }, body: { primaryEmail: 'x@example.com', ticket: 'x' } }),
        await advisor.fail(stopSip, { key: newToken(), body: { sipId: 'x', ticket: 'x' } }),
      ].map(({ code }) => code);
      expect(new Set(codes)).toEqual(new Set(['customer_approves']));
      expect(await redemptionsOf(profileId)).toEqual([]);
    });

    it('a link that was passed on to the advisor is worth nothing in their session', async () => {
      const investor = await holder();
      const { advisor, body } = investor;
      await askApproval(advisor, 'requestRedemption', body);
      const token = await tokenFor(investor);
      for (const call of [sendCustomerApprovalOtp, declineCustomerApproval])
        expect((await advisor.fail(call, { body: { token, shown: '' } })).code).toBe('customer_approves');
      const guess = { token, shown: '', otp: '123456' };
      expect((await advisor.fail(approveByOtp, { body: guess })).code).toBe('customer_approves');
      expect(await stateOf(token)).toBe('pending');
    });

    it('a request is declined, expires, gives way to the next one of the same folio, and ends with the advisor’s right', async () => {
      const { advisor, body, userId, profileId, mobile } = await holder();
      await askApproval(advisor, 'requestRedemption', body);
      const first = await tokenFor({ userId, mobile });
      await askApproval(advisor, 'requestRedemption', { ...body, amount: 5_000 });
      const second = await tokenFor({ userId, mobile });
      expect([await stateOf(first), await stateOf(second)]).toEqual(['expired', 'pending']);
      const asked = async () => (await advisor.call(getCustomerApprovals)).map(({ state, overBy }) => [state, overBy]);
      expect(await asked()).toEqual(
        expect.arrayContaining([
          ['pending', null],
          ['expired', 'replaced'],
        ]),
      );
      expect((await kit.client().call(readCustomerApproval, { body: { token: first } })).overBy).toBe('replaced');
      const browser = kit.client();
      const bodyOf = (token: string) => ({ token, shown: '' });
      expect((await browser.fail(sendCustomerApprovalOtp, { body: bodyOf(first) })).code).toBe('approval_over');
      await browser.call(declineCustomerApproval, { body: { token: second } });
      expect((await browser.call(declineCustomerApproval, { body: { token: second } })).state).toBe('declined');
      expect((await browser.fail(approveByOtp, { body: { ...bodyOf(second), otp: '123456' } })).code).toBe(
        'approval_over',
      );

      await askApproval(advisor, 'requestRedemption', body);
      const third = await tokenFor({ userId, mobile });
      const mayNot = { actingEndedAt: kit.clock.now() };
      await given.db.update(agentCustomers).set(mayNot).where(eq(agentCustomers.userId, userId));
      const over = await browser.call(readCustomerApproval, { body: { token: third } });
      expect(over).toMatchObject({ state: 'expired', overBy: 'withdrawn', sale: null, changes: [], shown: '' });
      await given.db.update(agentCustomers).set({ actingEndedAt: null }).where(eq(agentCustomers.userId, userId));
      kit.clock.advance(24 * HOUR);
      expect(await stateOf(third)).toBe('expired');
      expect((await browser.fail(sendCustomerApprovalOtp, { body: bodyOf(third) })).code).toBe('approval_over');
      expect(await redemptionsOf(profileId)).toEqual([]);
      expect((await browser.fail(readCustomerApproval, { body: { token: 'x' } })).code).toBe('approval_link_invalid');
    });

    it('nothing is asked that would be refused, nor by an advisor who may not sell', async () => {
      const { advisor, body, profileId, userId } = await holder();
      const refused = (call: ApprovableCall, change: object, by = advisor) =>
        by.fail(requestCustomerApproval, { body: { call, change: { ...change } } });
      expect((await refused('requestRedemption', { ...body, amount: 9_000_000 })).code).toBe('units_too_few');
      expect((await refused('requestRedemption', { ...body, folioNo: '1' })).code).toBe('folio_unknown');
      expect((await refused('requestRedemption', {})).code).toBe('invalid_input');
      expect((await refused('stopSip', { sipId: 'sip_of_another' })).code).toBe('sip_unknown');
      expect((await refused('updateProfile', { primaryEmail: 'not an address' })).fields).toHaveProperty(
        'primaryEmail',
      );
      expect(await refused('updateBankAccount', { bankAccountId: 'x', action: 'default' })).toMatchObject({
        code: 'bank_account_unknown',
      });
      expect((await refused('saveUser', {})).code).toBe('profile_locked');
      const forbidden = { agentCode: 'AG1004' };
      await given.db.update(agentCustomers).set(forbidden).where(eq(agentCustomers.userId, userId));
      const other = await advisorOfCode(kit, 'AG1004', profileId);
      expect((await refused('requestRedemption', body, other)).code).toBe('agent_not_allowed');
      expect(await notificationsTo(kit, { userId })).not.toContainEqual(
        expect.objectContaining({ subject: 'Please approve a redemption' }),
      );
    });

    it('an email address and a bank account are changed once their owner has seen old and new, and only so', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const advisor = await advisorFor(kit, customer);
      const { ucc } = customer;
      await askApproval(advisor, 'updateProfile', { primaryEmail: 'new@example.com' });
      const token = await tokenFor(customer);
      expect((await kit.client().call(readCustomerApproval, { body: { token } })).changes).toEqual([
        { field: 'email', before: expect.stringMatching(/^t••••@example\.com$/), after: 'new@example.com' },
      ]);
      expect((await approveByLink(kit, customer)).state).toBe('approved');
      expect((await customer.client.call(getProfile)).primaryEmail).toBe('new@example.com');

      kit.clock.advance(60_000);
      const account = { accNo: '501009998887', ifsc: 'HDFC0000001' };
      await advisor.call(checkNewBankAccount, { query: { ucc }, body: account });
      const change = { ...account, kind: 'replace', bankAccountType: 'SB' };
      expect((await advisor.fail(changeBankAccount, { query: { ucc }, body: change as never })).code).toBe(
        'customer_approves',
      );
      await askApproval(advisor, 'changeBankAccount', change);
      // the address that they have not verified yet is not written to
      const bankToken = await tokenFor(customer);
      const { changes } = await kit.client().call(readCustomerApproval, { body: { token: bankToken } });
      expect(changes).toContainEqual({ field: 'bankAccount', before: null, after: '501••••887' });
      kit.clock.advance(60_000);
      await approveByLink(kit, customer);
      expect(await customer.client.call(getBankAccounts, { query: { ucc } })).toMatchObject([
        { account: '501••••887', isDefault: true },
      ]);
      const acts = await given.db
        .select({ action: auditEntries.action, actor: auditEntries.actor })
        .from(auditEntries)
        .where(and(eq(auditEntries.subject, customer.profileId), like(auditEntries.action, 'approval.%')))
        .orderBy(auditEntries.seq);
      expect(acts.map(({ action }) => action)).toEqual([
        'approval.requested',
        'approval.approved',
        'approval.requested',
        'approval.approved',
      ]);
    });

    it('a change is not made that its owner declines, or that gives way to a newer request, while a provider is asked', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const advisor = await advisorFor(kit, customer);
      const { pincodes } = kit.services.providers;
      let meanwhile: (() => Promise<unknown>) | null = null;
      const find: typeof pincodes.find = async (pincode) => {
        const first = meanwhile;
        meanwhile = null;
        await first?.();
        return pincodes.find(pincode);
      };
      const slow = testKit(given.db, { clock: kit.clock, providers: { pincodes: { find } } });
      const change = { address: '1 Another Road', pincode: '560001' };
      const approvedWhile = async (happens: (token: string) => Promise<unknown>) => {
        kit.clock.advance(60_000);
        await askApproval(advisor, 'updateProfile', change);
        const [token, browser] = [await tokenFor(customer), slow.client()];
        const body = await shownBy(browser, token);
        await browser.call(sendCustomerApprovalOtp, { body });
        const otp = await lastOtp(browser, customer.mobile);
        meanwhile = () => happens(token);
        return (await browser.call(approveByOtp, { body: { ...body, otp } })).state;
      };
      const addressNow = async () =>
        (await customer.client.call(getProfileView, { query: { ucc: customer.ucc } })).address;
      const before = await addressNow();
      const decline = (token: string) => kit.client().call(declineCustomerApproval, { body: { token } });
      expect(await approvedWhile(decline)).toBe('declined');
      expect(await approvedWhile(() => askApproval(advisor, 'updateProfile', change))).toBe('expired');
      expect(await addressNow()).toBe(before);
      const approved = and(eq(auditEntries.subject, customer.profileId), eq(auditEntries.action, 'approval.approved'));
      expect(await given.db.$count(auditEntries, approved)).toBe(0);
    });

    it('a SIP is changed for no advisor whose ARN nobody has verified, when it is asked for and when it is approved; it is stopped for them all the same', async () => {
      const investor = await newRunningSip(kit);
      const advisor = await advisorFor(kit, investor);
      const { sipId } = investor;
      const change = { sipId, amount: 3_000, sipDate: 10, mandateId: null };
      const verify = (verified: boolean) => given.db.update(agents).set({ verified }).where(eq(agents.code, 'AG1001'));
      const ask = (call: ApprovableCall, body: object) =>
        advisor.fail(requestCustomerApproval, { body: { call, change: { ...body } } });
      await askApproval(advisor, 'changeSip', change);
      const token = await tokenFor(investor);
      await verify(false);
      try {
        expect((await ask('changeSip', change)).code).toBe('certificates_waiting');
        const { code } = await kit.client().fail(sendCustomerApprovalOtp, { body: { token, shown: '' } });
        expect(code).toBe('approval_without_arn');
        await askApproval(advisor, 'stopSip', { sipId });
      } finally {
        await verify(true);
      }
    });

    it('a SIP is stopped by its owner’s code', async () => {
      const investor = await newRunningSip(kit);
      const advisor = await advisorFor(kit, investor);
      await askApproval(advisor, 'stopSip', { sipId: investor.sipId });
      const token = await tokenFor(investor);
      const { changes } = await kit.client().call(readCustomerApproval, { body: { token } });
      expect(changes.map(({ field, before }) => [field, before])).toEqual([
        ['scheme', null],
        ['sipAmount', '₹2,000'],
      ]);
      expect((await approveByLink(kit, investor)).state).toBe('approved');
      const running = await investor.client.call(getRunningSips);
      expect(JSON.stringify(running)).toContain('"status":"stopped"');
    });

    it('a switch is shown with the scheme that it goes to, and placed', async () => {
      const investor = await holder();
      const { advisor, body, profileId } = investor;
      await askApproval(advisor, 'requestSwitch', { ...body, toIsin: schemeOf(DEBT).isin });
      const token = await tokenFor(investor);
      const { sale } = await kit.client().call(readCustomerApproval, { body: { token } });
      expect(sale?.preview.switchTo?.schemeName).toBe(schemeOf(DEBT).name);
      expect((await approveByLink(kit, investor)).state).toBe('approved');
      expect(await redemptionsOf(profileId)).toMatchObject([{ kind: 'switch', actorAgentCode: 'AG1001' }]);
    });

    it.each([
      ['changeSip', { amount: 3_000, sipDate: 12, mandateId: null }, ['₹3,000', '12th']],
      ['stepUpSip', { kind: 'percent', amount: null, percent: 10 }, ['10% a year, next raise on 10 December 2027']],
      ['stepUpSip', { kind: 'sum', amount: 500, percent: null }, ['₹500 a year, next raise on 10 December 2027']],
    ] as const)('a SIP is changed as its owner was shown: %s %o', async (call, change, shown) => {
      const investor = await newRunningSip(kit);
      const advisor = await advisorFor(kit, investor);
      await askApproval(advisor, call, { sipId: investor.sipId, ...change });
      const token = await tokenFor(investor);
      const { changes } = await kit.client().call(readCustomerApproval, { body: { token } });
      expect(changes.map(({ after }) => after)).toEqual(expect.arrayContaining([...shown]));
      expect((await approveByLink(kit, investor)).state).toBe('approved');
      const running = JSON.stringify(await investor.client.call(getRunningSips));
      expect(running).toContain(call === 'changeSip' ? '"amount":300000' : '"stepUp":{');
    });

    it('nominees are changed as their owner was shown', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const advisor = await advisorFor(kit, customer);
      await askApproval(advisor, 'updateNominees', { nomineeOptFlag: false });
      const token = await tokenFor(customer);
      const { changes } = await kit.client().call(readCustomerApproval, { body: { token } });
      expect(changes).toMatchObject([{ field: 'noNominee', after: null }]);
      expect((await approveByLink(kit, customer)).state).toBe('approved');
      const view = await customer.client.call(getProfileView, { query: { ucc: customer.ucc } });
      expect(view.optIn).toBe(false);
    });

    it('a sale that its advisor prepared cannot be approved once their ARN has ended, as both read; a SIP is stopped all the same', async () => {
      const investor = await holder();
      const { advisor, body } = investor;
      await askApproval(advisor, 'requestRedemption', body);
      const token = await tokenFor(investor);
      await given.db.delete(agentCertificates).where(eq(agentCertificates.agentCode, 'AG1001'));
      await given.db.update(agents).set({ arn: null }).where(eq(agents.code, 'AG1001'));
      const browser = kit.client();
      const { code } = await browser.fail(sendCustomerApprovalOtp, { body: { token, shown: '' } });
      expect(code).toBe('approval_without_arn');
      const view = await browser.call(readCustomerApproval, { body: { token } });
      expect(view).toMatchObject({ state: 'pending', blocked: 'arn' });
      expect(await advisor.call(getCustomerApprovals)).toMatchObject([{ state: 'pending', blocked: 'arn' }]);
      expect(await redemptionsOf(investor.profileId)).toEqual([]);
      const { sipId } = await newRunningSip(kit);
      await given.db.update(sips).set({ profileId: investor.profileId }).where(eq(sips.id, sipId));
      await askApproval(advisor, 'stopSip', { sipId });
      const blocks = (await advisor.call(getCustomerApprovals)).map(({ call, blocked }) => [call, blocked]);
      expect(Object.fromEntries(blocks)).toEqual({ requestRedemption: 'arn', stopSip: null });
      expect((await browser.call(declineCustomerApproval, { body: { token } })).blocked).toBeNull();
    });
  },
  'seeded',
);
