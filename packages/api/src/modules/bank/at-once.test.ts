import { verifyBankAccount } from '@prosperx/core/bank';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { bankAccounts, profiles } from '#db/schema/index.js';
import type { AccountQuestion } from '#providers/bank/port.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const IFSC = 'SBIN0000300';
const account = (accNo: string, ifsc = IFSC) => ({ body: { accNo, ifsc } });

describeWithDb(
  'verifyBankAccount, several at once',
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

    it('an account is verified ten times a day at most, however many are sent at once', async () => {
      const { client } = await newInvestor(kit, false);
      const sent = Array.from({ length: 14 }, (_, index) =>
        client.send(verifyBankAccount, account(`50100123${4000 + index}`)),
      );
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(4);
      expect(asked).toHaveLength(10);
    });

    it('an account that is sent twice at once is one deposit: both ask by the same reference', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      await Promise.all([1, 2].map(() => client.call(verifyBankAccount, account('501001230009'))));
      expect(new Set(asked.map(({ ref }) => ref)).size).toBe(1);
      expect(await accountsOf(profileId)).toHaveLength(1);
    });

    it('an account is one of several that are verified at once: the last is the one', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      const numbers = Array.from({ length: 6 }, (_, index) => `50100123${5000 + index}`);
      await Promise.all(numbers.map((accNo) => client.call(verifyBankAccount, account(accNo))));
      expect(await linked(profileId)).toHaveLength(1);
      expect(await accountsOf(profileId)).toHaveLength(6);
    });

    it('an account fails for one of two at once without the lock (naive twin)', async () => {
      const { profileId } = await newInvestor(kit, false);
      const { crypto, clock } = kit.services;
      let [arrived, go] = [0, () => {}];
      const bothCleared = new Promise<void>((resolve) => (go = resolve));
      const naive = async (number: string) => {
        await given.db.update(bankAccounts).set({ isDefault: false }).where(eq(bankAccounts.profileId, profileId));
        if ((arrived += 1) === 2) go();
        await bothCleared;
        const id = `bnk_${profileId}_${number}`;
        await given.db.insert(bankAccounts).values({
          id,
          profileId,
          account: crypto.seal(bankAccounts.account, id, number),
          bankName: '',
          ifsc: IFSC,
          accountHash: crypto.lookup('account', number),
          isDefault: true,
          createdAt: clock.now(),
        });
      };
      const outcomes = await Promise.allSettled([naive('111111111'), naive('222222222')]);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    });

    it('an account is not linked when the registration began while the bank was asked', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      const verify = async () => {
        await given.db.update(profiles).set({ registeredWithBse: 1 }).where(eq(profiles.id, profileId));
        return { kind: 'verified', holderName: 'Somebody' } as const;
      };
      Object.assign(kit.services.providers, { bankVerification: { verify } });
      expect((await client.fail(verifyBankAccount, account('501001230009'))).code).toBe('profile_locked');
      expect(await accountsOf(profileId)).toEqual([]);
    });
  },
  'seeded',
);
