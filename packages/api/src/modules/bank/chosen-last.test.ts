import { changeBankAccount, getBankAccounts, updateBankAccount } from '@prosperx/core/bank';
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
  },
  'seeded',
);
