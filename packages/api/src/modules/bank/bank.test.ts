import { checkBankAccountStatus, uploadCancelledCheque, verifyBankAccount } from '@prosperx/core/bank';
import { getProfile, getProfileView } from '@prosperx/core/profile';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { bankAccounts, profiles } from '#db/schema/index.js';
import type { AccountQuestion } from '#providers/bank/port.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { bmp } from '#testing/pictures.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const IFSC = 'SBIN0000300';
const account = (accNo: string, ifsc = IFSC) => ({ body: { accNo, ifsc } });

describeWithDb(
  'verifyBankAccount',
  (given) => {
    let kit: TestKit;
    let asked: AccountQuestion[];
    /** Notes what the bank is asked. */
    const listen = () => {
      asked = [];
      const { bankVerification } = kit.services.providers;
      const verify = (question: AccountQuestion) => {
        asked.push(question);
        return bankVerification.verify(question);
      };
      Object.assign(kit.services.providers, { bankVerification: { verify } });
    };
    beforeEach(() => {
      kit = testKit(given.db);
      listen();
    });

    const accountsOf = (profileId: string) =>
      given.db.select().from(bankAccounts).where(eq(bankAccounts.profileId, profileId));
    const linked = async (profileId: string) => {
      const isDefault = and(eq(bankAccounts.profileId, profileId), eq(bankAccounts.isDefault, true));
      const rows = await given.db.select().from(bankAccounts).where(isDefault);
      return rows.map((row) => kit.services.crypto.open(bankAccounts.account, row));
    };

    it('an account is linked once the bank has said whose it is', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      expect(await client.call(checkBankAccountStatus)).toBe(false);
      const answer = await client.call(verifyBankAccount, account('501001230009', ' sbin0000300 '));
      expect(answer.nameMatches).toBe(true);
      expect(answer.accountHolderName).toBe(answer.loggedInUserName.toUpperCase());
      expect(await client.call(checkBankAccountStatus)).toBe(true);
      expect(await client.call(getProfile)).toMatchObject({
        bankAccountNumber: '501••••009',
        ifscCode: IFSC,
        bankName: 'State Bank of India',
      });
      const [row] = await accountsOf(profileId);
      expect(row).toMatchObject({
        branchName: 'Mumbai Main',
        isDefault: true,
        verifiedAt: kit.clock.now(),
        bypassedAt: null,
      });
      expect(JSON.stringify(row)).not.toContain('501001230009');
      expect(kit.log.lines.join('\n')).not.toContain('501001230009');
    });

    it.each([
      ['500000000001', 'bank_account_wrong', 'Bank account linking failed , please enter correct account details'],
      ['500000000002', 'ifsc_wrong', 'Bank account linking failed , please enter correct IFSC Code'],
      ['500000000003', 'bank_account_inactive', 'Bank account linking failed , Because Bank Account is not Active'],
    ])('%s is refused with %s, and the one before stays', async (accNo, code, message) => {
      const { client, profileId } = await newInvestor(kit, false);
      expect(await client.fail(verifyBankAccount, account(accNo))).toMatchObject({ code, message });
      expect(await accountsOf(profileId)).toEqual([]);
      await client.call(verifyBankAccount, account('501001230009'));
      await client.fail(verifyBankAccount, account(accNo));
      expect(await linked(profileId)).toEqual(['501001230009']);
    });

    it('an account whose bank is down is linked without the check, and verified when it is tried again', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      expect((await client.fail(verifyBankAccount, account('500000000004'))).code).toBe('bank_server_down');
      expect(await client.call(checkBankAccountStatus)).toBe(true);
      expect(await accountsOf(profileId)).toMatchObject([
        { verifiedAt: null, bypassedAt: kit.clock.now(), holderName: null, isDefault: true },
      ]);
      const verify = () => Promise.resolve({ kind: 'verified', holderName: 'Somebody' } as const);
      Object.assign(kit.services.providers, { bankVerification: { verify } });
      await client.call(verifyBankAccount, account('500000000004'));
      expect(await accountsOf(profileId)).toMatchObject([{ verifiedAt: kit.clock.now(), bypassedAt: null }]);
    });

    it('an account that was linked unchecked is known as such, and checked again by its masked number', async () => {
      const { client, ucc } = await newInvestor(kit, false);
      await client.fail(verifyBankAccount, account('500000000004'));
      const view = () => client.call(getProfileView, { query: { ucc } });
      expect(await view()).toMatchObject({ isBankLinked: true, isBankUnchecked: true });
      const verify = () => Promise.resolve({ kind: 'verified', holderName: 'Somebody' } as const);
      Object.assign(kit.services.providers, { bankVerification: { verify } });
      const { bankAccountNumber } = await view();
      expect(bankAccountNumber).toBe('500••••004');
      await client.call(verifyBankAccount, account(bankAccountNumber!));
      expect(await view()).toMatchObject({ isBankLinked: true, isBankUnchecked: false });
    });

    it('an account that is linked stays so when it is typed again, without another deposit', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      const answers = [];
      for (const accNo of ['501001230009', '501001230009', '501555550009'])
        answers.push((await client.call(verifyBankAccount, account(accNo))).wasLinked);
      expect(answers).toEqual([false, true, false]);
      expect(asked.map((question) => question.account)).toEqual(['501001230009', '501555550009']);
      expect(await linked(profileId)).toEqual(['501555550009']);
    });

    it('an account about which no answer came is linked without the check too', async () => {
      kit = testKit(given.db, { faults: { loseAnswer: () => true } });
      const { client, profileId } = await newInvestor(kit, false);
      expect((await client.fail(verifyBankAccount, account('501001230009'))).code).toBe('bank_server_down');
      expect(await linked(profileId)).toEqual(['501001230009']);
      expect(kit.log.lines.join('\n')).toContain('bank_verification_failed');
      expect(kit.log.lines.join('\n')).not.toContain('501001230009');
    });

    it('an account of another name is linked, and both names are shown', async () => {
      const { client, ucc } = await newInvestor(kit, false);
      expect(await client.call(verifyBankAccount, account('500000000005'))).toMatchObject({
        nameMatches: false,
        accountHolderName: 'MR ANOTHER PERSON',
      });
      const query = { ucc };
      expect(await client.call(getProfileView, { query })).toMatchObject({ otherNameAtBank: 'MR ANOTHER PERSON' });
      await client.call(verifyBankAccount, account('501001230009'));
      expect(await client.call(getProfileView, { query })).toMatchObject({ otherNameAtBank: null });
      await client.call(verifyBankAccount, account('500000000005'));
      expect(await client.call(checkBankAccountStatus)).toBe(true);
    });

    it('an account is not shown to be theirs by the cheque of another one; one that is given again has its own', async () => {
      const { client, ucc } = await newInvestor(kit, false);
      const chequeAfter = async (accNo: string) => {
        await client.send(verifyBankAccount, account(accNo));
        return (await client.call(getProfileView, { query: { ucc } })).cancelledChequeURL !== null;
      };
      const send = async () => {
        kit.clock.advance(1_000);
        await client.call(uploadCancelledCheque, { body: { file: bmp() } });
        kit.clock.advance(1_000);
      };
      const [otherName, silent, own] = ['500000000005', '500000000004', '501001230009'] as const;
      await send();
      expect(await chequeAfter(otherName)).toBe(true);
      expect(await chequeAfter(silent)).toBe(false);
      await send();
      expect(await chequeAfter(silent)).toBe(true);
      expect(await chequeAfter(own)).toBe(false);
      // the next account is filled in from it, and after that it is the one of this account
      await send();
      expect(await chequeAfter(silent)).toBe(true);
      expect(await chequeAfter(otherName)).toBe(false);
      await send();
      expect(await chequeAfter(otherName)).toBe(true);
    });

    it.each([
      ['12345678', IFSC, { accNo: 'account_invalid' }],
      ['1234567890123456789', IFSC, { accNo: 'account_invalid' }],
      ['12345678a', IFSC, { accNo: 'account_invalid' }],
      ['123456789', '', { ifsc: 'ifsc_required' }],
      ['', 'SBIN1000300', { accNo: 'account_invalid', ifsc: 'ifsc_invalid' }],
    ])('%j at %j is not asked about', async (accNo, ifsc, fields) => {
      const { client } = await newInvestor(kit, false);
      expect(await client.fail(verifyBankAccount, account(accNo, ifsc))).toMatchObject({
        code: 'invalid_input',
        fields,
      });
      expect(asked).toEqual([]);
    });

    it('an account at a branch that does not exist is not asked about', async () => {
      const { client } = await newInvestor(kit, false);
      for (const ifsc of ['ZZZZ0000001', 'SBIN0000000']) {
        expect((await client.fail(verifyBankAccount, account('501001230009', ifsc))).code).toBe('ifsc_wrong');
      }
      expect(asked).toEqual([]);
    });

    it('an account is linked without the names of bank and branch while their look-up is silent', async () => {
      Object.assign(kit.services.providers, { ifsc: { find: () => Promise.reject(new Error('down')) } });
      const { client, profileId } = await newInvestor(kit, false);
      await client.call(verifyBankAccount, account('501001230009', 'SBIN0000777'));
      expect(await accountsOf(profileId)).toMatchObject([{ bankName: '', ifsc: 'SBIN0000777' }]);
    });

    it('an account that was verified is not paid for again; at another branch it is another', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      for (const accNo of ['501001230009', '501001230010', '501001230009'])
        await client.call(verifyBankAccount, account(accNo));
      expect(asked.map((question) => question.account)).toEqual(['501001230009', '501001230010']);
      expect(await linked(profileId)).toEqual(['501001230009']);
      await client.call(verifyBankAccount, account('501001230009', 'SBIN0000691'));
      expect(asked).toHaveLength(3);
      expect(await accountsOf(profileId)).toHaveLength(3);
    });

    it('an account is not changed once the exchange has it', async () => {
      const { client, profileId } = await newInvestor(kit);
      expect((await client.fail(verifyBankAccount, account('501001230009'))).code).toBe('profile_locked');
      await given.db.update(profiles).set({ registeredWithBse: 2 }).where(eq(profiles.id, profileId));
      await client.call(verifyBankAccount, account('501001230009'));
    });
  },
  'seeded',
);
