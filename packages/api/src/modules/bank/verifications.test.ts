import { checkNewBankAccount } from '@prosperx/core/bank';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { bankAccounts, throttles } from '#db/schema/index.js';
import { linkBank } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, advisorOfCode, newCustomer, newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { throttleKey } from '#throttle/throttle.js';

describeWithDb(
  'verifications of bank accounts',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    it('of one advisor are fifty a day, in the accounts of all customers together', async () => {
      const customer = await newInvestor(kit);
      const advisor = await advisorFor(kit, customer);
      const check = (last: number) => ({
        query: { ucc: customer.ucc },
        body: { accNo: `50100987${last}`, ifsc: 'SBIN0000300' },
      });
      const key = throttleKey(kit.services, 'bank-verification-by', 'AG1001');
      await given.db.insert(throttles).values({ key, count: 48, since: kit.clock.now(), keptUntil: kit.clock.now() });
      for (const last of [1001, 1002]) await advisor.call(checkNewBankAccount, check(last));
      expect((await advisor.fail(checkNewBankAccount, check(1003))).code).toBe('too_many_requests');
      // the customer goes on by themselves
      await customer.client.call(checkNewBankAccount, check(1003));
    });

    it('do not tell an advisor which numbers a customer has: each is answered alike, and counts', async () => {
      const customer = await newCustomer(kit, 'AG1002');
      const advisor = await advisorOfCode(kit, 'AG1002', customer.profileId);
      const [own, replaced, other] = ['501009876543', '501009876544', '501009876545'];
      await linkBank(kit, customer, own);
      await linkBank(kit, customer, replaced, { isDefault: false, state: 'replaced' });
      const checks = [own, replaced, other].map((accNo) => ({
        query: { ucc: customer.ucc },
        body: { accNo, ifsc: 'HDFC0000001' },
      }));
      const expectAnswers = async () => {
        for (const check of checks)
          expect(await advisor.call(checkNewBankAccount, check)).toMatchObject({ nameMatches: true });
      };
      const expectCode = async (code: string) => {
        for (const check of checks) expect((await advisor.fail(checkNewBankAccount, check)).code).toBe(code);
      };
      await expectAnswers();
      for (const last of [1, 2, 3]) await linkBank(kit, customer, `50100987660${last}`, { isDefault: false });
      await expectAnswers();
      const fifth = await linkBank(kit, customer, '501009876604', { isDefault: false });
      await expectCode('bank_accounts_full');
      await given.db.delete(bankAccounts).where(eq(bankAccounts.id, fifth));
      await expectAnswers();
      await advisor.call(checkNewBankAccount, checks[0]!);
      await expectCode('too_many_requests');
    });
  },
  'seeded',
);
