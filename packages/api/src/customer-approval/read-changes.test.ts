import {
  type ApprovableCall,
  approveByOtp,
  readCustomerApproval,
  requestCustomerApproval,
  sendCustomerApprovalOtp,
} from '@prosperx/core/customer-approval';
import { toNomineePayload } from '@prosperx/core/nominee';
import { businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { profiles, sips } from '#db/schema/index.js';
import { linkBank } from '#testing/applicant.js';
import type { TestClient } from '#testing/client.js';
import { approvalTokenTo, askApproval } from '#testing/customer-approval.js';
import { describeWithDb } from '#testing/engines.js';
import { aNominee } from '#testing/exchange-client.js';
import { lastOtp } from '#testing/investing.js';
import { advisorFor, newCustomer } from '#testing/new-investor.js';
import { newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const headers = { 'Accept-Language': 'hi' };

describeWithDb(
  'what a customer approves',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    it('names who nominees are to them in Hindi, and is the same to whoever approves it in English', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const advisor = await advisorFor(kit, customer);
      await askApproval(advisor, 'updateNominees', toNomineePayload({ optIn: true, nominees: [aNominee] }));
      const body = { token: await approvalTokenTo(kit, customer) };
      const browser = kit.client();
      const read = await browser.call(readCustomerApproval, { body, headers });
      expect(read.changes).toMatchObject([
        { field: 'nominee', after: expect.stringMatching(/^Ira Rao, बेटी, 100%, PAN BBBPR••••B, /) },
      ]);
      const inEnglish = await browser.call(readCustomerApproval, { body });
      expect(inEnglish.changes).toMatchObject([{ after: expect.stringMatching(/^Ira Rao, Daughter, 100%, /) }]);
      const shown = { ...body, shown: read.shown };
      await browser.call(sendCustomerApprovalOtp, { body: shown });
      const otp = await lastOtp(browser, customer.mobile);
      expect((await browser.call(approveByOtp, { body: { ...shown, otp } })).state).toBe('approved');
    });

    it.each([
      ['another guardian', { guardianName: 'Sunita Kulkarni' }, /, guardian Sunita Kulkarni, /],
      ['another address', { nomineeAddress: '1 Advisors Lane' }, /, 1 Advisors Lane, 560001$/],
      [
        'an email that reads alike behind its mask',
        { nomineeEmail: 'irma@example.com' },
        /, i••••@example\.com \(changed\), ••••••2345, /,
      ],
      [
        'such an email beside another address',
        { nomineeEmail: 'irma@example.com', nomineeAddress: '1 Advisors Lane' },
        /, i••••@example\.com \(changed\), ••••••2345, 1 Advisors Lane, /,
      ],
    ] as const)('says of a nominee %s', async (_, change, said) => {
      const customer = await newCustomer(kit, 'AG1001');
      const { crypto } = kit.services;
      const ira = { ...aNominee, isNomineeMinor: true, nomineeDOB: '2017-03-01', guardianName: 'Mira Rao' };
      const nominees = crypto.seal(profiles.nominees, customer.profileId, JSON.stringify([ira]));
      await given.db.update(profiles).set({ nominees }).where(eq(profiles.id, customer.profileId));
      const advisor = await advisorFor(kit, customer);
      const nominee = { ...ira, nomineeIDNumber: 'BBBPR••••B', ...change };
      await askApproval(advisor, 'updateNominees', toNomineePayload({ optIn: true, nominees: [nominee] }));
      const body = { token: await approvalTokenTo(kit, customer) };
      const [line] = (await kit.client().call(readCustomerApproval, { body })).changes;
      const before =
        'Ira Rao, Daughter, 100%, minor, born on 01 March 2017, guardian Mira Rao, PAN BBBPR••••B, i••••@example.com, ••••••2345, 14 Lake View Road, 560001';
      expect(line).toEqual({ field: 'nominee', before, after: expect.stringMatching(said) });
    });

    it('compares nominees by their names', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const { crypto } = kit.services;
      const half = { ...aNominee, nomineePercentage: '50' };
      const ravi = { ...half, nomineeName: 'Ravi Rao', nomineeIDNumber: 'CCCPR1234C' };
      const nominees = crypto.seal(profiles.nominees, customer.profileId, JSON.stringify([ravi, half]));
      await given.db.update(profiles).set({ nominees }).where(eq(profiles.id, customer.profileId));
      const change = { optIn: true, nominees: [{ ...aNominee, nomineeMobile: '9123452345' }] };
      await askApproval(await advisorFor(kit, customer), 'updateNominees', toNomineePayload(change));
      const body = { token: await approvalTokenTo(kit, customer) };
      const { changes } = await kit.client().call(readCustomerApproval, { body });
      expect(changes).toMatchObject([
        { after: expect.stringMatching(/^Ira Rao, .*, i••••@example\.com, ••••••2345 \(changed\), /) },
      ]);
    });

    it('says whose another email is from then on', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const mine = { emailDeclaration: 'SP' };
      await given.db.update(profiles).set(mine).where(eq(profiles.id, customer.profileId));
      await askApproval(await advisorFor(kit, customer), 'updateProfile', { primaryEmail: 'own@example.com' });
      const body = { token: await approvalTokenTo(kit, customer) };
      const { changes } = await kit.client().call(readCustomerApproval, { body });
      expect(changes).toContainEqual({ field: 'emailOf', before: 'Spouse', after: 'Self' });
    });

    it('says of an account that is removed until when redemptions are credited to it', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const bankAccountId = await linkBank(kit, customer, '501009876543', { isDefault: false });
      await linkBank(kit, customer, '501001230009', { redemptionsFrom: businessDate('2026-11-20') });
      const change = { bankAccountId, action: 'remove' };
      await askApproval(await advisorFor(kit, customer), 'updateBankAccount', change);
      const body = { token: await approvalTokenTo(kit, customer) };
      const { changes } = await kit.client().call(readCustomerApproval, { body });
      const after = 'Removed; redemptions are still credited to it until 20 November 2026';
      expect(changes).toContainEqual({ field: 'bankUse', before: null, after });
    });

    it.each([
      [
        'the previous account has redemptions meanwhile',
        '2026-11-14',
        'Redemptions are credited to it from 24 November 2026, and to',
      ],
      ['it has all at once where it was added long ago', '2026-11-01', 'For payments and redemptions. AutoPay'],
    ])('says of an account that becomes the default one that %s', async (_, addedOn, said) => {
      const customer = await newCustomer(kit, 'AG1001');
      await linkBank(kit, customer, '501001230009');
      const added = { isDefault: false, redemptionsFrom: null, createdAt: instantAt(businessDate(addedOn)) };
      const bankAccountId = await linkBank(kit, customer, '501009876543', added);
      const advisor = await advisorFor(kit, customer);
      await askApproval(advisor, 'updateBankAccount', { bankAccountId, action: 'default' });
      const body = { token: await approvalTokenTo(kit, customer) };
      const { changes } = await kit.client().call(readCustomerApproval, { body });
      const use = changes.find(({ field }) => field === 'bankUse')?.after;
      expect(use).toContain(said);
      expect(use).toMatch(/AutoPay stays on the account it was set up for\.$/);
    });

    it('says of a new account that redemptions stay for some days with the one whose place it takes', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      await linkBank(kit, customer, '501001230009');
      const change = { kind: 'replace', accNo: '501009998887', ifsc: 'HDFC0000001', bankAccountType: 'SB' };
      await askApproval(await advisorFor(kit, customer), 'changeBankAccount', change);
      const body = { token: await approvalTokenTo(kit, customer) };
      const { changes } = await kit.client().call(readCustomerApproval, { body });
      const after =
        'For payments, in place of the previous account. Redemptions are credited to it 10 days after it is added, and to the previous account until then. AutoPay stays on the account it was set up for.';
      expect(changes).toContainEqual({ field: 'bankUse', before: null, after });
    });

    it.each([
      ['takes the place of the default one', 'changeBankAccount'],
      ['becomes the default one', 'updateBankAccount'],
    ] as const)(
      'says of an account that %s which one has redemptions meanwhile, where that is not the default one',
      async (_, call) => {
        const customer = await newCustomer(kit, 'AG1001');
        await linkBank(kit, customer, '501001230009', { isDefault: false });
        await linkBank(kit, customer, '501009876543', { redemptionsFrom: businessDate('2026-11-20') });
        const added = { isDefault: false, redemptionsFrom: null };
        const change =
          call === 'updateBankAccount'
            ? { bankAccountId: await linkBank(kit, customer, '501009998887', added), action: 'default' }
            : { kind: 'replace', accNo: '501009998887', ifsc: 'HDFC0000001', bankAccountType: 'SB' };
        await askApproval(await advisorFor(kit, customer), call, change);
        const body = { token: await approvalTokenTo(kit, customer) };
        const { changes } = await kit.client().call(readCustomerApproval, { body });
        const use = changes.find(({ field }) => field === 'bankUse')?.after;
        expect(use).toContain(', and to the account 501••••009 (HDFC Bank) until then.');
      },
    );

    it('says of an account that is taken up again while redemptions still go to it that they stay with it', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      await linkBank(kit, customer, '501001230009', { isDefault: false, state: 'replaced' });
      await linkBank(kit, customer, '501009876543', { redemptionsFrom: businessDate('2026-11-20') });
      const change = { kind: 'replace', accNo: '501001230009', ifsc: 'HDFC0000001', bankAccountType: 'SB' };
      await askApproval(await advisorFor(kit, customer), 'changeBankAccount', change);
      const body = { token: await approvalTokenTo(kit, customer) };
      const { changes } = await kit.client().call(readCustomerApproval, { body });
      const after = 'For payments and redemptions. AutoPay stays on the account it was set up for.';
      expect(changes).toContainEqual({ field: 'bankUse', before: null, after });
    });

    it('says of the first account that it is for payments and redemptions, and nothing of AutoPay', async () => {
      const customer = await newCustomer(kit, 'AG1001');
      const change = { kind: 'add', accNo: '501001230009', ifsc: 'HDFC0000001', bankAccountType: 'SB' };
      await askApproval(await advisorFor(kit, customer), 'changeBankAccount', change);
      const body = { token: await approvalTokenTo(kit, customer) };
      const { changes } = await kit.client().call(readCustomerApproval, { body });
      expect(changes).toContainEqual({ field: 'bankUse', before: null, after: 'For payments and redemptions.' });
    });

    it('says beside a step-up the one that it replaces, and when each raises the SIP next; another one meanwhile is not approved with it', async () => {
      const investor = await newRunningSip(kit);
      const advisor = await advisorFor(kit, investor);
      const change = { sipId: investor.sipId, kind: 'sum', amount: 500, percent: null };
      await askApproval(advisor, 'stepUpSip', change);
      const body = { token: await approvalTokenTo(kit, investor) };
      const browser = kit.client();
      const read = async () => browser.call(readCustomerApproval, { body });
      const first = await read();
      const after = expect.stringMatching(/^₹500 a year, next raise on \d+ \w+ 20\d\d$/);
      expect(first.changes[1]).toEqual({ field: 'stepUp', before: null, after });
      const former = { stepUpKind: 'percent' as const, stepUpBy: 10, stepUpAt: 5 };
      await given.db.update(sips).set(former).where(eq(sips.id, investor.sipId));
      const refused = await browser.fail(sendCustomerApprovalOtp, { body: { ...body, shown: first.shown } });
      expect(refused.code).toBe('proposal_changed');
      const before = expect.stringMatching(/^10% a year, next raise on \d+ \w+ 20\d\d$/);
      expect((await read()).changes[1]).toEqual({ field: 'stepUp', before, after });
    });

    it('is no step-up of a SIP that ends before it, when it is asked for and before an OTP is sent, and no act on one that is stopped', async () => {
      const short = await newRunningSip(kit, { instalments: 13 });
      const step = { kind: 'percent', amount: null, percent: 10 };
      const ask = (advisor: TestClient, call: ApprovableCall, change: object) =>
        advisor.fail(requestCustomerApproval, { body: { call, change: { ...change } } });
      const { sipId } = short;
      const advisor = await advisorFor(kit, short);
      expect((await ask(advisor, 'stepUpSip', { sipId, ...step })).code).toBe('sip_too_late');
      expect((await ask(advisor, 'stepUpSip', { sipId, ...step, percent: 99 })).fields).toHaveProperty('percent');

      const longer = await newRunningSip(kit, { instalments: 14 });
      const other = await advisorFor(kit, longer);
      await askApproval(other, 'stepUpSip', { sipId: longer.sipId, ...step });
      await given.db.update(sips).set({ instalmentsDone: 2 }).where(eq(sips.id, longer.sipId));
      const body = { token: await approvalTokenTo(kit, longer), shown: '' };
      const browser = kit.client();
      expect((await browser.call(readCustomerApproval, { body })).state).toBe('pending');
      expect((await browser.fail(sendCustomerApprovalOtp, { body })).code).toBe('sip_too_late');
      await given.db.update(sips).set({ stoppedAt: kit.clock.now() }).where(eq(sips.id, longer.sipId));
      expect((await browser.fail(sendCustomerApprovalOtp, { body })).code).toBe('sip_not_running');
      expect((await ask(other, 'stopSip', { sipId: longer.sipId })).code).toBe('sip_not_running');
    });

    it('says by how much a SIP grows in Hindi', async () => {
      const investor = await newRunningSip(kit);
      const advisor = await advisorFor(kit, investor);
      const change = { sipId: investor.sipId, kind: 'percent', amount: null, percent: 10 };
      await advisor.call(requestCustomerApproval, { body: { call: 'stepUpSip', change } });
      const body = { token: await approvalTokenTo(kit, investor) };
      const { changes } = await kit.client().call(readCustomerApproval, { body, headers });
      expect(changes.map(({ after }) => after)).toContainEqual(
        expect.stringMatching(/^हर साल 10%, अगली बढ़ोतरी .* को$/),
      );
    });
  },
  'seeded',
);
