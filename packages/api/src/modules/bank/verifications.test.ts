import { checkNewBankAccount } from '@prosperx/core/bank';
import { beforeAll, expect, it } from 'vitest';
import { throttles } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, newInvestor } from '#testing/new-investor.js';
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
  },
  'seeded',
);
