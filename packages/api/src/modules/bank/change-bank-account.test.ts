import {
  type BankAccount,
  changeBankAccount,
  checkNewBankAccount,
  getBankAccounts,
  updateBankAccount,
  uploadCancelledCheque,
} from '@prosperx/core/bank';
import { getBankReviews, getOperatorPicture } from '@prosperx/core/operator';
import { getProfileView, sendProfileOtp } from '@prosperx/core/profile';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { bankAccounts, mandates, profiles, queue } from '#db/schema/index.js';
import type { ExchangeClient } from '#providers/exchange/port/clients.js';
import { LINK_BANK_ACCOUNT, REDEMPTIONS_MOVE, REGISTER_CLIENT, REVIEW_BANK_ACCOUNT } from '#queue/job-kinds.js';
import { operate } from '#queue/operate.js';
import { runNow } from '#queue/worker.js';
import { linkBank, profileTicket } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, newInvestor, signedInAgain } from '#testing/new-investor.js';
import { operatorClient } from '#testing/operators.js';
import { bmp, gif, png } from '#testing/pictures.js';
import { addMandate } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const OLD = '501••••543';
const NEW = '501001230009';
const OF_ANOTHER = '500000000005';
const SILENT = '500000000004';

const change = (kind: 'add' | 'replace', accNo = NEW) => ({
  kind,
  accNo,
  ifsc: 'SBIN0000300',
  bankAccountType: 'SB',
});

describeWithDb(
  'changeBankAccount',
  (given) => {
    let kit: TestKit;
    let sent: ExchangeClient[];
    beforeEach(async () => {
      kit = testKit(given.db);
      sent = [];
      await given.db.execute(sql`delete from throttles`);
      const { exchange } = kit.services.providers;
      const registerClient = (client: ExchangeClient) => {
        sent.push(client);
        return exchange.registerClient(client);
      };
      Object.assign(kit.services.providers, { exchange: { ...exchange, registerClient } });
    });

    const investorWithBank = async () => {
      const investor = await newInvestor(kit);
      return { ...investor, bankAccountId: await linkBank(kit, investor) };
    };
    type Investor = Awaited<ReturnType<typeof investorWithBank>>;
    const query = ({ ucc }: Investor) => ({ query: { ucc } });
    const listed = (investor: Investor) => investor.client.call(getBankAccounts, query(investor));
    const give = async (investor: Investor, body: ReturnType<typeof change>) => {
      const ticket = await profileTicket(investor, body);
      kit.clock.advance(60_000);
      return investor.client.call(changeBankAccount, { ...query(investor), body: { ...body, ticket } });
    };
    const update = async (investor: Investor, body: { bankAccountId: string; action: 'default' | 'remove' }) => {
      const ticket = await profileTicket(investor, body);
      kit.clock.advance(60_000);
      return investor.client.call(updateBankAccount, { ...query(investor), body: { ...body, ticket } });
    };
    const textsTo = async (to: string) => {
      await kit.app.idle();
      return (await kit.client().call(sandboxMessages, { query: { to } })).map(({ text }) => text).join('\n');
    };
    const numbersSent = () => {
      const { bank, otherBanks } = sent.at(-1)!;
      return [bank, ...otherBanks].map((one) => one?.account.slice(-4));
    };
    /** Does, ten days later, what waits for that day; not what other nights bring. */
    const afterCooling = async ({ bankAccountId }: Pick<BankAccount, 'bankAccountId'>, { profileId }: Investor) => {
      kit.clock.advance(10 * 86_400_000);
      await runNow(kit.services, [{ kind: REDEMPTIONS_MOVE, ref: `${bankAccountId}:2026-11-26` }]);
      const [profile] = await given.db.select().from(profiles).where(eq(profiles.id, profileId));
      await runNow(kit.services, [{ kind: REGISTER_CLIENT, ref: profile?.registrationRef ?? '' }]);
    };

    it('an investor replaces their account: payments use the new one at once, redemptions after ten days', async () => {
      const investor = await investorWithBank();
      const { accounts, isInReview } = await give(investor, change('replace'));
      expect(isInReview).toBe(false);
      expect(accounts).toMatchObject([
        { account: '501••••009', state: 'active', isDefault: true, isForRedemptions: false },
        { account: OLD, state: 'replaced', isDefault: false, isForRedemptions: true },
      ]);
      expect(accounts[0]?.redemptionsFrom).toBe('2026-11-26');
      await kit.app.idle();
      expect(numbersSent()).toEqual(['6543', '0009']);
      await afterCooling(accounts[0]!, investor);
      expect(numbersSent()).toEqual(['0009']);
      const client = await signedInAgain(kit, investor);
      expect(await listed({ ...investor, client })).toMatchObject([{ isForRedemptions: true, redemptionsFrom: null }]);
      expect((await client.call(getProfileView, query(investor))).bankAccountNumber).toBe('501••••009');
    });

    it('an investor adds an account: the default one stays, and the exchange knows both', async () => {
      const investor = await investorWithBank();
      const { accounts } = await give(investor, change('add'));
      expect(
        accounts.map(({ account, isDefault, isForRedemptions }) => [account, isDefault, isForRedemptions]),
      ).toEqual([
        [OLD, true, true],
        ['501••••009', false, false],
      ]);
      await kit.app.idle();
      expect(numbersSent()).toEqual(['6543', '0009']);
    });

    it('the first account that an investor adds is the default one, of payments and of redemptions', async () => {
      const investor = { ...(await newInvestor(kit)), bankAccountId: '' };
      await given.db.delete(bankAccounts).where(eq(bankAccounts.profileId, investor.profileId));
      const first = await give(investor, change('add'));
      expect(first.accounts).toMatchObject([{ account: '501••••009', isDefault: true, isForRedemptions: true }]);
      const second = await give(investor, change('add', '501001230015'));
      expect(second.accounts.map(({ account, isDefault }) => [account, isDefault])).toEqual([
        ['501••••009', true],
        ['501••••015', false],
      ]);
    });

    it('an account that was replaced stays as long as a mandate debits it', async () => {
      const investor = await investorWithBank();
      const mandateId = await addMandate(kit.services, investor.profileId, 5_000);
      await give(investor, change('replace'));
      kit.clock.advance(15 * 86_400_000);
      const again = { ...investor, client: await signedInAgain(kit, investor) };
      expect(await listed(again)).toMatchObject([{ mandates: 0 }, { account: OLD, state: 'replaced', mandates: 1 }]);
      await given.db.update(mandates).set({ state: 'cancelled' }).where(eq(mandates.id, mandateId));
      expect(await listed(again)).toHaveLength(1);
    });

    it('an account is changed by the code of just that change, which names it, and the owner is told without the number', async () => {
      const investor = await investorWithBank();
      const ticket = await profileTicket(investor, change('replace'));
      expect(await textsTo(investor.mobile)).toMatch(/OTP to change your bank account to the one ending 0009 with/);
      const fail = async (body: ReturnType<typeof change>) =>
        (await investor.client.fail(changeBankAccount, { ...query(investor), body: { ...body, ticket } })).code;
      expect(await fail(change('replace', '501001230010'))).toBe('otp_required');
      expect(await fail(change('add'))).toBe('otp_required');
      const body = { ...change('replace'), ticket };
      const done = await investor.client.call(changeBankAccount, { ...query(investor), body });
      expect(await investor.client.call(changeBankAccount, { ...query(investor), body })).toEqual(done);
      const email = `test-${Number(investor.ucc.slice(4))}@example.com`;
      for (const to of [investor.mobile, email])
        expect(await textsTo(to)).toMatch(/default bank account .*was changed/);
      expect(await textsTo(email)).not.toContain('0009');
      expect(kit.log.lines.join('\n')).not.toContain(NEW);
    });

    it('an account is not changed by an advisor, and no code is sent for them: its owner approves it by a link', async () => {
      const investor = await investorWithBank();
      const client = await advisorFor(kit, investor);
      const body = { ...change('replace'), ticket: '' };
      expect((await client.fail(changeBankAccount, { ...query(investor), body })).code).toBe('customer_approves');
      const otp = { query: { encryptedId: investor.ucc }, body: { change: change('replace') } };
      expect((await client.fail(sendProfileOtp, otp)).code).toBe('customer_approves');
    });

    it.each([
      ['500000000001', 'bank_account_wrong'],
      ['500000000002', 'ifsc_wrong'],
      ['500000000003', 'bank_account_inactive'],
    ])('an account that the bank refuses (%s) is refused before a code is asked for: %s', async (accNo, code) => {
      const investor = await investorWithBank();
      const body = { accNo, ifsc: 'SBIN0000300' };
      expect((await investor.client.fail(checkNewBankAccount, { ...query(investor), body })).code).toBe(code);
      expect(await listed(investor)).toHaveLength(1);
    });

    it('an account is checked without being linked, and one that is linked is known', async () => {
      const investor = await investorWithBank();
      const check = (accNo: string, ifsc = 'SBIN0000300') => ({ ...query(investor), body: { accNo, ifsc } });
      expect(await investor.client.call(checkNewBankAccount, check(NEW))).toMatchObject({ nameMatches: true });
      const other = await investor.client.call(checkNewBankAccount, check(OF_ANOTHER));
      expect(other).toMatchObject({ nameMatches: false, atBank: 'MR ANOTHER PERSON' });
      expect(await investor.client.call(checkNewBankAccount, check(SILENT))).toMatchObject({ atBank: null });
      expect(await listed(investor)).toHaveLength(1);
      const known = check('501009876543', 'HDFC0000001');
      expect((await investor.client.fail(checkNewBankAccount, known)).code).toBe('bank_account_known');
    });

    const parkedReview = async () => {
      await kit.app.idle();
      const isReview = eq(queue.kind, REVIEW_BANK_ACCOUNT);
      const jobs = await given.db.select().from(queue).where(isReview).orderBy(desc(queue.seq));
      return jobs.find(({ state }) => state === 'parked')!;
    };

    const approve = async () => {
      const job = await parkedReview();
      await operate(kit.services, { act: 'approve', seq: job.seq });
      await runNow(kit.services, [{ kind: LINK_BANK_ACCOUNT, ref: `${job.kind}:${job.ref}` }]);
    };

    it.each([OF_ANOTHER, SILENT])(
      'an account (%s) of which the bank does not say that it is theirs needs a cheque, and a person who approves it',
      async (accNo) => {
        const investor = await investorWithBank();
        const body = { ...change('replace', accNo), ticket: await profileTicket(investor, change('replace', accNo)) };
        const failed = await investor.client.fail(changeBankAccount, { ...query(investor), body });
        expect(failed).toMatchObject({ code: 'invalid_input', fields: { cheque: 'cheque_required' } });
        await investor.client.call(uploadCancelledCheque, { body: { file: bmp(), name: 'cheque.bmp' } });
        const { accounts, isInReview } = await investor.client.call(changeBankAccount, { ...query(investor), body });
        expect(isInReview).toBe(true);
        expect(accounts).toMatchObject([
          { account: OLD, isDefault: true },
          { state: 'review', isDefault: false },
        ]);
        expect(sent).toEqual([]);
        const job = await parkedReview();
        expect(job.lastError).toMatch(/picture fil_/);
        await operate(kit.services, { act: 'retry', seq: job.seq });
        await runNow(kit.services, [job]);
        expect((await parkedReview()).seq).toBe(job.seq);
        await approve();
        await kit.settle();
        expect(await listed(investor)).toMatchObject([{ state: 'active', isDefault: true }, { account: OLD }]);
        expect(await textsTo(investor.mobile)).toContain('default bank account was changed');
        expect(sent).not.toEqual([]);
      },
    );

    it.each(['replace', 'add'] as const)('ten days begin with the approval, and its owner knows (%s)', async (kind) => {
      const investor = await investorWithBank();
      await investor.client.call(uploadCancelledCheque, { body: { file: bmp() } });
      await give(investor, change(kind, OF_ANOTHER));
      for (const to of [investor.mobile, `test-${Number(investor.ucc.slice(4))}@example.com`])
        expect(await textsTo(to)).toMatch(/bank account (that was )?entered in your .*is being verified/);
      kit.clock.advance(10 * 86_400_000);
      await approve();
      const again = { ...investor, client: await signedInAgain(kit, investor) };
      const { bankAccountId } = (await listed(again)).find(({ account }) => account !== OLD)!;
      if (kind === 'add') await update(again, { bankAccountId, action: 'default' });
      expect(await listed(again)).toMatchObject([
        { bankAccountId, isDefault: true, isForRedemptions: false, redemptionsFrom: '2026-12-06' },
        { account: OLD, isForRedemptions: true },
      ]);
    });

    it('each account under review is shown with the cheque that was given for it, whatever was uploaded later', async () => {
      const investor = await investorWithBank();
      const pictures = [png(), gif(), bmp()];
      for (const [at, accNo] of [OF_ANOTHER, SILENT].entries()) {
        await investor.client.call(uploadCancelledCheque, { body: { file: pictures[at]! } });
        await give(investor, change('add', accNo));
      }
      await investor.client.call(uploadCancelledCheque, { body: { file: pictures[2]! } });
      await parkedReview();
      const operator = await operatorClient(kit);
      const reviews = await operator.call(getBankReviews);
      const own = reviews.filter(({ profileId }) => profileId === investor.profileId);
      expect(own.map(({ account }) => account.slice(-3))).toEqual(['005', '004']);
      const shown = own.map(({ fileId }) => operator.call(getOperatorPicture, { body: { fileId: fileId ?? '' } }));
      expect((await Promise.all(shown)).map(({ mediaType }) => mediaType)).toEqual(['image/png', 'image/gif']);
    });

    it('a cheque is good for the one account for which it was given', async () => {
      const investor = await investorWithBank();
      await investor.client.call(uploadCancelledCheque, { body: { file: png() } });
      await give(investor, change('add', OF_ANOTHER));
      const body = { ...change('add', SILENT), ticket: await profileTicket(investor, change('add', SILENT)) };
      expect(await investor.client.fail(changeBankAccount, { ...query(investor), body })).toMatchObject({
        fields: { cheque: 'cheque_required' },
      });
    });

    it('an account that a person refuses is not linked, and the owner is told', async () => {
      const investor = await investorWithBank();
      await investor.client.call(uploadCancelledCheque, { body: { file: bmp(), name: 'cheque.bmp' } });
      await give(investor, change('add', OF_ANOTHER));
      await operate(kit.services, { act: 'drop', seq: (await parkedReview()).seq });
      await kit.settle();
      expect(await textsTo(investor.mobile)).toContain('could not be verified');
      expect(await listed(investor)).toMatchObject([{ account: OLD }]);
      expect(sent).toEqual([]);
    });

    it('the same number with another IFSC is another account: redemptions and payments stay with the one that was verified', async () => {
      const investor = await investorWithBank();
      const { bankVerification } = kit.services.providers;
      const verify = () => Promise.resolve({ kind: 'serverDown' as const });
      Object.assign(kit.services.providers, { bankVerification: { ...bankVerification, verify } });
      await investor.client.call(uploadCancelledCheque, { body: { file: png() } });
      const { accounts } = await give(investor, change('replace', '501009876543'));
      expect(accounts).toMatchObject([
        { account: OLD, ifsc: 'HDFC0000001', state: 'active', isDefault: true, isForRedemptions: true },
        { account: OLD, ifsc: 'SBIN0000300', state: 'review', isDefault: false, isForRedemptions: false },
      ]);
      await operate(kit.services, { act: 'drop', seq: (await parkedReview()).seq });
      await kit.settle();
      expect(await listed(investor)).toMatchObject([{ ifsc: 'HDFC0000001', state: 'active', isForRedemptions: true }]);
    });

    it('an account among several becomes the default one, and another one is removed', async () => {
      const investor = await investorWithBank();
      const { accounts } = await give(investor, change('add'));
      const added = accounts[1]!.bankAccountId;
      const first = investor.bankAccountId;
      const twice = await update(investor, { bankAccountId: added, action: 'default' });
      expect(twice).toMatchObject([
        { bankAccountId: added, isDefault: true, redemptionsFrom: '2026-11-26' },
        { bankAccountId: first, state: 'active', isForRedemptions: true },
      ]);
      const back = await update(investor, { bankAccountId: first, action: 'default' });
      expect(back[0]).toMatchObject({ bankAccountId: first, isForRedemptions: true, redemptionsFrom: null });
      expect(await update(investor, { bankAccountId: added, action: 'remove' })).toHaveLength(1);
      expect(await textsTo(investor.mobile)).toContain('a bank account was removed');
      const body = { bankAccountId: first, action: 'remove' as const };
      const ticket = await profileTicket(investor, body);
      const refused = { ...query(investor), body: { ...body, ticket } };
      expect((await investor.client.fail(updateBankAccount, refused)).code).toBe('bank_account_unknown');
    });

    it('an account is added up to five times', async () => {
      const investor = await investorWithBank();
      const [row] = await given.db.select().from(bankAccounts).where(eq(bankAccounts.id, investor.bankAccountId));
      const others = [1, 2, 3, 4].map((number) => ({
        ...row!,
        id: `${row!.id}_${number}`,
        isDefault: false,
        accountHash: kit.services.crypto.lookup('account', String(number)),
      }));
      // whose sealed numbers are bound to the first: they are counted, not read
      await given.db.insert(bankAccounts).values(others);
      const body = change('add', '501001230015');
      const ticket = await profileTicket(investor, body);
      const fail = await investor.client.fail(changeBankAccount, { ...query(investor), body: { ...body, ticket } });
      expect(fail.code).toBe('bank_accounts_full');
      expect(await given.db.$count(bankAccounts, eq(bankAccounts.profileId, investor.profileId))).toBe(5);
    });

    it('an account is given in onboarding by a person who is not registered', async () => {
      const { client, ucc } = await newInvestor(kit, false);
      const body = { ...change('replace'), ticket: '' };
      expect((await client.fail(changeBankAccount, { query: { ucc }, body })).code).toBe('not_onboarded');
    });
  },
  'seeded',
);
