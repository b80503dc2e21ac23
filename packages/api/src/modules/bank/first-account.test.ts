import { changeBankAccount, getBankAccounts, uploadCancelledCheque, verifyBankAccount } from '@prosperx/core/bank';
import { type BankReview, decideJob, getBankReviews } from '@prosperx/core/operator';
import { saveProfile, saveUser } from '@prosperx/core/profile';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { businessDateAt } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { AccountQuestion } from '#providers/bank/port.js';
import type { ExchangeClient } from '#providers/exchange/port/clients.js';
import { operate } from '#queue/operate.js';
import { payingAccount } from '#records/bank/repository.js';
import { enqueueRegistration } from '#records/profile/registration-jobs.js';
import { payoutAccountOf } from '#records/redemption/place-redemption.js';
import { type Applicant, completeApplicant, linkBank, onboardingTicket, profileTicket } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { operatorClient } from '#testing/operators.js';
import { png } from '#testing/pictures.js';
import { addMandate } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { reviewKnownAccounts } from './review-known-accounts.js';

const OWN = '501001230009';
const [OF_ANOTHER, SILENT] = ['500000000005', '500000000004'] as const;
const IFSC = 'SBIN0000300';

describeWithDb(
  'the account of a new investor whose bank names somebody else, or did not answer',
  (given) => {
    let kit: TestKit;
    let sent: ExchangeClient | undefined;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
      const { exchange } = kit.services.providers;
      const registerClient = (client: ExchangeClient) => exchange.registerClient((sent = client));
      Object.assign(kit.services.providers, { exchange: { ...exchange, registerClient } });
    });

    async function register(applicant: Applicant): Promise<void> {
      await applicant.client.call(saveUser, { body: { ticket: await onboardingTicket(applicant) } });
      await kit.settle();
    }
    /** A new investor with a cheque for this account. */
    async function newInvestorWith(accNo: string) {
      const applicant = await completeApplicant(kit);
      const { client, ucc, profileId } = applicant;
      await client.send(verifyBankAccount, { body: { accNo, ifsc: IFSC } });
      await client.call(saveProfile, { query: { ucc }, body: { bankAccountType: 'SB' } });
      await client.call(uploadCancelledCheque, { body: { file: png() } });
      return { ...applicant, review: () => reviewOf(profileId) };
    }
    const isOf =
      ({ profileId }: Pick<Applicant, 'profileId'>) =>
      (review: BankReview) =>
        review.profileId === profileId;
    async function reviewOf(profileId: string) {
      return (await (await operatorClient(kit)).call(getBankReviews)).find(isOf({ profileId }));
    }
    const paidFrom = async ({ profileId }: Applicant) => (await payingAccount(given.db, profileId, null))?.isDefault;
    const paidTo = async ({ profileId }: Applicant) =>
      (await payoutAccountOf(given.db, profileId, kit.clock.now())).isDefault;
    const listed = ({ client, ucc }: Applicant) => client.call(getBankAccounts, { query: { ucc } });
    const textsTo = async ({ mobile }: Applicant) =>
      (await kit.client().call(sandboxMessages, { query: { to: mobile } })).map(({ text }) => text).join('\n');

    it.each([OF_ANOTHER, SILENT])('%s is paid from, and paid to once a person has approved it', async (accNo) => {
      const investor = await newInvestorWith(accNo);
      expect(await investor.review()).toBeUndefined();
      await register(investor);
      const review = await investor.review();
      expect(review).toMatchObject({ isDefault: true, account: expect.stringMatching(accNo.slice(-3)) });
      expect(review?.fileId).toBeTruthy();
      expect(await paidFrom(investor)).toBe(true);
      await expect(paidTo(investor)).rejects.toMatchObject({ code: 'payout_account_missing' });
      const waiting = { state: 'review', isDefault: true, isForRedemptions: false, redemptionsFrom: null };
      expect(await listed(investor)).toMatchObject([waiting]);
      expect(sent?.bank?.account).toBe(accNo);
      await operate(kit.services, { act: 'approve', seq: review?.seq ?? 0 });
      await kit.settle();
      expect(await listed(investor)).toMatchObject([{ state: 'active', isDefault: true, isForRedemptions: true }]);
      expect(await paidTo(investor)).toBe(true);
      expect(await textsTo(investor)).toMatch(/we began to verify.*|your bank account was verified/u);
    });

    it('is no longer used once a person has refused it, and its owner gives another one', async () => {
      const investor = await newInvestorWith(OF_ANOTHER);
      await register(investor);
      const { seq } = (await investor.review())!;
      const meena = await operatorClient(kit);
      await meena.call(decideJob, { body: { seq, act: 'drop', reason: 'The cheque names another person.' } });
      await kit.settle();
      expect(await listed(investor)).toEqual([]);
      await expect(paidFrom(investor)).rejects.toMatchObject({ code: 'bank_account_missing' });
      await expect(paidTo(investor)).rejects.toMatchObject({ code: 'payout_account_missing' });
      expect(await textsTo(investor)).toContain('please add an account in your own name');
      sent = undefined;
      await given.db.transaction((tx) => enqueueRegistration(tx, kit.services, investor.profileId));
      await kit.settle();
      expect(sent).toBeUndefined();
      await give(investor, 'add', OWN);
      expect(await paidTo(investor)).toBe(true);
      expect(sent).toMatchObject({ bank: { account: OWN } });
    });

    it('is not sent to the exchange again, once a person has refused it, where AutoPay still debits it', async () => {
      const investor = await newInvestorWith(OF_ANOTHER);
      await register(investor);
      await addMandate(kit.services, investor.profileId, 5_000);
      sent = undefined;
      await operate(kit.services, { act: 'drop', seq: (await investor.review())?.seq ?? 0 });
      await kit.settle();
      expect(await listed(investor)).toMatchObject([{ state: 'replaced', isDefault: false, mandates: 1 }]);
      expect(sent).toBeUndefined();
    });

    it('gives its place to a verified one that is added, and AutoPay stays on it, also at the exchange', async () => {
      const investor = await newInvestorWith(OF_ANOTHER);
      await register(investor);
      await addMandate(kit.services, investor.profileId, 5_000);
      await give(investor, 'add', OWN);
      const added = { state: 'active', isDefault: true, isForRedemptions: true, mandates: 0 };
      const former = { state: 'review', isDefault: false, isForRedemptions: false, mandates: 1 };
      expect(await listed(investor)).toMatchObject([added, former]);
      expect(await paidTo(investor)).toBe(true);
      expect([sent?.bank, ...(sent?.otherBanks ?? [])].map((bank) => bank?.account)).toEqual([OWN, OF_ANOTHER]);
      expect(await textsTo(investor)).toContain('was changed, and redemptions are credited to it');
      expect(await investor.review()).toMatchObject({ isDefault: true, isReplacement: false });
    });

    it.each([
      ['approve', 'was verified', 'active'],
      ['drop', 'could not be verified; your other bank accounts stay in use', undefined],
    ] as const)('is one more by then, of which its owner reads once a person does %s', async (act, said, state) => {
      const investor = await newInvestorWith(OF_ANOTHER);
      await register(investor);
      await give(investor, 'add', OWN);
      await operate(kit.services, { act, seq: (await investor.review())?.seq ?? 0 });
      await kit.settle();
      const [added, former] = await listed(investor);
      expect(added).toMatchObject({ isDefault: true, isForRedemptions: true });
      expect(former?.state).toBe(state);
      expect(await textsTo(investor)).toContain(`the bank account with which you opened your account ${said}`);
      expect(sent?.otherBanks.map(({ account }) => account)).toEqual(act === 'approve' ? [OF_ANOTHER] : []);
    });

    it('hands its place, once a person has refused it, to a verified one that there was already', async () => {
      const investor = await newInvestorWith(OF_ANOTHER);
      await register(investor);
      await linkBank(kit, investor, OWN, { isDefault: false, redemptionsFrom: null });
      await operate(kit.services, { act: 'drop', seq: (await investor.review())?.seq ?? 0 });
      await kit.settle();
      expect(await listed(investor)).toMatchObject([{ state: 'active', isDefault: true, isForRedemptions: true }]);
      expect(sent).toMatchObject({ bank: { account: OWN }, otherBanks: [] });
    });

    it('is verified without a person where the bank names its owner by then', async () => {
      const investor = await newInvestorWith(SILENT);
      bankAnswers();
      await register(investor);
      expect(await investor.review()).toBeUndefined();
      expect(await listed(investor)).toMatchObject([{ state: 'active', isForRedemptions: true }]);
    });

    it('waits no more once its owner has replaced it, or given it again to a bank that answers', async () => {
      const investor = await newInvestorWith(OF_ANOTHER);
      await register(investor);
      await give(investor, 'replace', OWN);
      expect(await investor.review()).toBeUndefined();
      expect(await listed(investor)).toMatchObject([{ state: 'active', isForRedemptions: true }]);
      const other = await newInvestorWith(SILENT);
      await register(other);
      bankAnswers();
      await give(other, 'add', SILENT);
      expect(await other.review()).toBeUndefined();
      expect(await listed(other)).toMatchObject([{ state: 'active', isDefault: true, isForRedemptions: true }]);
    });

    it('is reviewed once, the night after, where its owner had registered before such accounts were reviewed', async () => {
      const investor = await newInvestorWith(OF_ANOTHER);
      await register(investor);
      await asBeforeReviews(investor);
      expect(await paidTo(investor)).toBe(true);
      for (const _night of [1, 2]) await reviewKnownAccounts(kit.services);
      await kit.settle();
      const reviews = (await (await operatorClient(kit)).call(getBankReviews)).filter(isOf(investor));
      expect(reviews).toMatchObject([{ isDefault: true, isReplacement: true, fileId: expect.any(String) }]);
      await expect(paidTo(investor)).rejects.toMatchObject({ code: 'payout_account_missing' });
      await operate(kit.services, { act: 'approve', seq: reviews[0]?.seq ?? 0 });
      await kit.settle();
      await reviewKnownAccounts(kit.services);
      expect(await listed(investor)).toMatchObject([{ state: 'active', isForRedemptions: true }]);
    });

    it('hands its place that night to a verified one, which the exchange is told', async () => {
      const investor = await newInvestorWith(OF_ANOTHER);
      await register(investor);
      await asBeforeReviews(investor);
      await linkBank(kit, investor, OWN, { isDefault: false, redemptionsFrom: null });
      await reviewKnownAccounts(kit.services);
      await kit.settle();
      const verified = { state: 'active', isDefault: true, isForRedemptions: true };
      expect(await listed(investor)).toMatchObject([verified, { state: 'review', isDefault: false }]);
      expect(sent?.bank?.account).toBe(OWN);
      const said = await textsTo(investor);
      expect(said).toContain('the bank account with which you opened your account; your other bank accounts stay');
      expect(said).not.toContain('a new bank account');
    });

    it('is reviewed that night too where another one is the default by then', async () => {
      const investor = await newInvestorWith(OF_ANOTHER);
      await register(investor);
      await asBeforeReviews(investor);
      await give(investor, 'replace', OWN);
      await given.db.execute(
        sql`update bank_accounts set state = 'active' where ifsc = ${IFSC} and profile_id = ${investor.profileId}`,
      );
      // the days of cooling are over
      await given.db.execute(
        sql`update bank_accounts set redemptions_from = '2026-01-01' where is_default and profile_id = ${investor.profileId}`,
      );
      await reviewKnownAccounts(kit.services);
      await kit.settle();
      const present = { state: 'active', isDefault: true, isForRedemptions: true };
      expect(await listed(investor)).toMatchObject([present, { state: 'review', isDefault: false }]);
      expect(await investor.review()).toMatchObject({ isReplacement: false });
      expect(sent).toMatchObject({ bank: { account: OWN }, otherBanks: [] });
    });

    it.each(['at registration', 'added later'])(
      'is not reviewed where it matched %s and the registry changed the name since',
      async (when) => {
        const investor = when === 'added later' ? await newInvestorWith(OF_ANOTHER) : await newInvestorWith(OWN);
        const isFirst = sql`profile_id = ${investor.profileId} and kind = 'cheque'`;
        if (when === 'at registration') await given.db.execute(sql`delete from files where ${isFirst}`);
        await register(investor);
        if (when === 'added later') await give(investor, 'replace', OWN);
        const named = sql`update profiles set kyc_name = 'Somebody Else' where id = ${investor.profileId}`;
        await given.db.execute(named);
        await reviewKnownAccounts(kit.services);
        expect(await listed(investor)).toMatchObject([{ state: 'active', isForRedemptions: true }]);
      },
    );

    /** Has an account in use that no person has seen. */
    async function asBeforeReviews({ profileId }: Applicant): Promise<void> {
      const from = businessDateAt(kit.clock.now());
      const inUse = sql`update bank_accounts set state = 'active', redemptions_from = ${from}`;
      await given.db.execute(sql`${inUse} where state = 'review' and profile_id = ${profileId}`);
      await given.db.execute(sql`delete from queue where payload ->> 'profileId' = ${profileId}`);
    }

    it('is not reviewed where the bank named its owner', async () => {
      const investor = await newInvestorWith(OWN);
      await register(investor);
      expect(await investor.review()).toBeUndefined();
      expect(await paidTo(investor)).toBe(true);
    });

    /** The bank names from now on whoever is asked about. */
    function bankAnswers(): void {
      const verify = ({ name }: AccountQuestion) => Promise.resolve({ kind: 'verified', holderName: name } as const);
      Object.assign(kit.services.providers, { bankVerification: { verify } });
    }
    async function give(investor: Applicant, kind: 'add' | 'replace', accNo: string): Promise<void> {
      const body = { kind, accNo, ifsc: IFSC, bankAccountType: 'SB' };
      kit.clock.advance(60_000);
      const ticket = await profileTicket(investor, body);
      await investor.client.call(changeBankAccount, { query: { ucc: investor.ucc }, body: { ...body, ticket } });
      await kit.settle();
    }
  },
  'seeded',
);
