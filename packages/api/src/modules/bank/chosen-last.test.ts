import { changeBankAccount, getBankAccounts, updateBankAccount } from '@prosperx/core/bank';
import { formatDate } from '@prosperx/core/format';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { addDays, businessDateAt } from '@prosperx/core/time';
import { beforeAll, expect, it } from 'vitest';
import { findPayoutAccount } from '#records/redemption/place-redemption.js';
import { linkBank, profileTicket } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'redemptions',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    it('go to the account that was chosen last, also where several were on one day', async () => {
      const investor = await newInvestor(kit);
      await linkBank(kit, investor);
      const query = { query: { ucc: investor.ucc } };
      let { client } = investor;
      const give = async (kind: 'add' | 'replace', accNo: string) => {
        const body = { kind, accNo, ifsc: 'SBIN0000300', bankAccountType: 'SB' };
        const ticket = await profileTicket({ ...investor, client }, body);
        kit.clock.advance(60_000);
        await client.call(changeBankAccount, { ...query, body: { ...body, ticket } });
      };
      await give('add', '501001230009');
      await give('add', '501001230015');
      // both have cooled
      kit.clock.advance(20 * 86_400_000);
      client = await signedInAgain(kit, investor);
      const others = (await client.call(getBankAccounts, query)).filter(({ isDefault }) => !isDefault);
      const [one, other] = others.map(({ bankAccountId }) => bankAccountId) as [string, string];
      const paidTo = async () => (await findPayoutAccount(given.db, investor.profileId, kit.clock.now()))?.id;
      for (const bankAccountId of [one, other, one]) {
        const body = { bankAccountId, action: 'default' as const };
        const ticket = await profileTicket({ ...investor, client }, body);
        kit.clock.advance(60_000);
        const shown = await client.call(updateBankAccount, { ...query, body: { ...body, ticket } });
        expect(shown.find(({ isForRedemptions }) => isForRedemptions)?.bankAccountId).toBe(bankAccountId);
        expect(await paidTo()).toBe(bankAccountId);
      }
      // one that has to cool first takes none from it, and is the default one meanwhile
      await give('replace', '501001230016');
      expect(await paidTo()).toBe(one);
    });

    it('go to an account that is removed until the next one has cooled, and its owner is told so', async () => {
      const investor = await newInvestor(kit);
      const until = addDays(businessDateAt(kit.clock.now()), 9);
      const former = await linkBank(kit, investor, '501009876543', { isDefault: false });
      const next = await linkBank(kit, investor, '501001230009', { redemptionsFrom: until });
      const query = { query: { ucc: investor.ucc } };
      const change = { bankAccountId: former, action: 'remove' as const };
      const ticket = await profileTicket(investor, change);
      const left = await investor.client.call(updateBankAccount, { ...query, body: { ...change, ticket } });
      expect(left.map(({ bankAccountId, state }) => [bankAccountId, state])).toEqual([
        [next, 'active'],
        [former, 'replaced'],
      ]);
      expect((await findPayoutAccount(given.db, investor.profileId, kit.clock.now()))?.id).toBe(former);
      await kit.settle();
      const day = formatDate(until);
      for (const to of [investor.mobile, `test-${Number(investor.ucc.slice(4))}@example.com`]) {
        const [notice] = await kit.client().call(sandboxMessages, { query: { to } });
        expect(notice?.text).toMatch(new RegExp(`bank account was removed.* credited to it until ${day}`));
      }
    });
  },
  'seeded',
);
