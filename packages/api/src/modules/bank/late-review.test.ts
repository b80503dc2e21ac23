import {
  changeBankAccount,
  checkNewBankAccount,
  getBankAccounts,
  updateBankAccount,
  uploadCancelledCheque,
} from '@prosperx/core/bank';
import { decideJob, getBankReviews, getProposals } from '@prosperx/core/operator';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { bankAccounts, queue } from '#db/schema/index.js';
import { LINK_BANK_ACCOUNT, REFUSE_BANK_ACCOUNT, REVIEW_BANK_ACCOUNT } from '#queue/job-kinds.js';
import { operate } from '#queue/operate.js';
import { runNow } from '#queue/worker.js';
import { linkBank, profileTicket } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { lockIsAwaited } from '#testing/locks.js';
import { newInvestor } from '#testing/new-investor.js';
import { operatorClient } from '#testing/operators.js';
import { png } from '#testing/pictures.js';
import { addMandate } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { bankReviewText } from './bank-review.text.js';

const OWN = '501001230009';
/** Accounts that a person compares with the cheque. */
const [OF_ANOTHER, SILENT] = ['500000000005', '500000000004'] as const;

describeWithDb(
  'a bank account that is approved late',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    async function investorWithBank() {
      const investor = await newInvestor(kit);
      await linkBank(kit, investor);
      const { client, profileId } = investor;
      const query = { query: { ucc: investor.ucc } };
      const give = async (kind: 'add' | 'replace', accNo: string) => {
        if (accNo !== OWN) await client.call(uploadCancelledCheque, { body: { file: png() } });
        const content = { kind, accNo, ifsc: 'SBIN0000300', bankAccountType: 'SB' };
        const ticket = await profileTicket(investor, content);
        kit.clock.advance(60_000);
        return (await client.call(changeBankAccount, { ...query, body: { ...content, ticket } })).accounts;
      };
      const update = async (bankAccountId: string, action: 'default' | 'remove') => {
        const content = { bankAccountId, action };
        const ticket = await profileTicket(investor, content);
        kit.clock.advance(60_000);
        await client.call(updateBankAccount, { ...query, body: { ...content, ticket } });
      };
      const makeDefault = (bankAccountId: string) => update(bankAccountId, 'default');
      const remove = (bankAccountId: string) => update(bankAccountId, 'remove');
      const listed = async () =>
        (await client.call(getBankAccounts, query)).map((one) => [one.account.slice(-3), one.state, one.isDefault]);
      /** Approves what was given for review, from the oldest. */
      const approve = async (which = 0) => {
        await kit.app.idle();
        const isOwn = and(eq(queue.kind, REVIEW_BANK_ACCOUNT), sql`${queue.payload}->>'profileId' = ${profileId}`);
        const job = (await given.db.select().from(queue).where(isOwn).orderBy(queue.seq))[which]!;
        await operate(kit.services, { act: 'approve', seq: job.seq });
        await runNow(kit.services, [{ kind: LINK_BANK_ACCOUNT, ref: `${job.kind}:${job.ref}` }]);
      };
      const codeOfCheck = async (accNo: string) =>
        (await client.fail(checkNewBankAccount, { ...query, body: { accNo, ifsc: 'SBIN0000300' } })).code;
      /** Gives them more accounts in use; returns their ids. */
      const addAccounts = (count: number) =>
        Promise.all(
          Array.from({ length: count }, (_, at) =>
            linkBank(kit, investor, `50100987660${at}`, { isDefault: false, redemptionsFrom: null }),
          ),
        );
      const jobOf = async (kind: string) => {
        const isOwn = and(eq(queue.kind, kind), sql`${queue.payload}->>'profileId' = ${profileId}`);
        return (await given.db.select().from(queue).where(isOwn).orderBy(queue.seq))[0]!;
      };
      return { jobOf, profileId, addAccounts, give, makeDefault, remove, listed, approve, codeOfCheck };
    }

    it('has its place among the five meanwhile, as one that was replaced has while a mandate debits it', async () => {
      const { profileId, addAccounts, give, codeOfCheck } = await investorWithBank();
      await addMandate(kit.services, profileId, 5_000);
      await give('replace', OWN);
      await give('add', OF_ANOTHER);
      await addAccounts(2);
      expect(await codeOfCheck(SILENT)).toBe('bank_accounts_full');
      expect(await codeOfCheck(OWN)).toBe('bank_account_known');
    });

    it('waits where the exchange would lose another one, until that is removed', async () => {
      const { addAccounts, give, approve, jobOf } = await investorWithBank();
      await give('add', OF_ANOTHER);
      const [added] = await addAccounts(4);
      await approve();
      const job = () => jobOf(LINK_BANK_ACCOUNT);
      expect(await job()).toMatchObject({ state: 'parked', lastError: bankReviewText.full });
      await given.db.delete(bankAccounts).where(eq(bankAccounts.id, added!));
      await operate(kit.services, { act: 'retry', seq: (await job()).seq });
      await runNow(kit.services, [await job()]);
      expect((await job()).state).toBe('done');
    });

    it('waits no more once its owner has removed it', async () => {
      const { addAccounts, give, remove, approve, jobOf } = await investorWithBank();
      const accounts = await give('add', OF_ANOTHER);
      await addAccounts(4);
      await approve();
      expect((await jobOf(LINK_BANK_ACCOUNT)).state).toBe('parked');
      await remove(accounts.find(({ isDefault }) => !isDefault)?.bankAccountId ?? '');
      expect((await jobOf(LINK_BANK_ACCOUNT)).state).toBe('done');
    });

    // the embedded database has one connection: nobody waits for anybody
    it.runIf(given.engine === 'postgres')('is reviewed anew where it is given again during the decision', async () => {
      const { give, listed, jobOf } = await investorWithBank();
      await give('add', OF_ANOTHER);
      await kit.app.idle();
      const { seq, kind, ref } = await jobOf(REVIEW_BANK_ACCOUNT);
      let again: ReturnType<typeof give> | undefined;
      await given.db.transaction(async (tx) => {
        await tx.select().from(queue).where(eq(queue.seq, seq)).for('update');
        again = give('add', OF_ANOTHER);
        await lockIsAwaited(given.db);
        await operate({ ...kit.services, db: tx }, { act: 'drop', seq });
      });
      await again;
      await runNow(kit.services, [{ kind: REFUSE_BANK_ACCOUNT, ref: `${kind}:${ref}` }]);
      expect((await jobOf(REFUSE_BANK_ACCOUNT)).state).toBe('done');
      expect((await listed()).at(-1)).toEqual(['005', 'review', false]);
    });

    it('is one more where its owner has replaced the default one since, and operators are shown so', async () => {
      const { profileId, give, listed, approve } = await investorWithBank();
      const isReplacement = async () => {
        const reviews = await (await operatorClient(kit)).call(getBankReviews);
        return reviews.find((review) => review.profileId === profileId)?.isReplacement;
      };
      await give('replace', OF_ANOTHER);
      await kit.app.idle();
      expect(await isReplacement()).toBe(true);
      await give('replace', OWN);
      expect(await isReplacement()).toBe(false);
      await approve();
      expect(await listed()).toEqual([
        ['009', 'active', true],
        ['005', 'active', false],
        ['543', 'replaced', false],
      ]);
    });

    it('is one more where its owner has made another one the default since', async () => {
      const { give, makeDefault, listed, approve } = await investorWithBank();
      const added = (await give('add', OWN)).find(({ isDefault }) => !isDefault);
      await give('replace', OF_ANOTHER);
      await makeDefault(added?.bankAccountId ?? '');
      await approve();
      expect((await listed()).slice(0, 2)).toEqual([
        ['009', 'active', true],
        ['005', 'active', false],
      ]);
    });

    it('has one review though it is given twice, and none once its owner has removed it', async () => {
      const { profileId, give, remove } = await investorWithBank();
      const isOwn = and(eq(queue.kind, REVIEW_BANK_ACCOUNT), sql`${queue.payload}->>'profileId' = ${profileId}`);
      const meena = await operatorClient(kit);
      const reviews = async () => {
        await kit.app.idle();
        return (await meena.call(getBankReviews)).filter((review) => review.profileId === profileId);
      };
      await give('add', OF_ANOTHER);
      const [first] = await reviews();
      const body = { seq: first?.seq ?? 0, act: 'approve', reason: 'The cheque names the holder.' } as const;
      expect(await meena.call(decideJob, { body })).toEqual({ outcome: 'proposed' });
      const given2 = await give('add', OF_ANOTHER);
      const [second, ...others] = await reviews();
      expect([second?.seq === first?.seq, second?.proposal, others]).toEqual([false, null, []]);
      const proposals = await meena.call(getProposals);
      expect(proposals.find(({ jobSeq }) => jobSeq === first?.seq)?.state).toBe('over');
      await remove(given2.find(({ isDefault }) => !isDefault)?.bankAccountId ?? '');
      expect(await reviews()).toEqual([]);
      expect((await given.db.select().from(queue).where(isOwn)).map(({ state }) => state)).toEqual(['done', 'done']);
    });

    it.each([
      [0, 1],
      [1, 0],
    ])('of two is the default one that was given last, whichever is approved first', async (...order) => {
      const { give, listed, approve } = await investorWithBank();
      await give('replace', OF_ANOTHER);
      await give('replace', SILENT);
      for (const which of order) await approve(which);
      expect((await listed())[0]).toEqual(['004', 'active', true]);
    });
  },
  'seeded',
);
