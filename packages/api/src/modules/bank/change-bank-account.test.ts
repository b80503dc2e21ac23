import { changeBankAccount } from '@prosperx/core/bank';
import { getProfileView } from '@prosperx/core/profile';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { bankAccounts, profiles } from '#db/schema/index.js';
import { profileTicket } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { addMandate } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const change = (accNo: string) => ({ accNo, ifsc: 'SBIN0000300', bankAccountType: 'SB' });

describeWithDb(
  'changeBankAccount',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    const messagesTo = (to: string) => kit.client().call(sandboxMessages, { query: { to } });
    type Investor = Awaited<ReturnType<typeof newInvestor>>;
    const call = ({ ucc }: Investor, accNo: string, ticket: string) => ({
      query: { ucc },
      body: { ...change(accNo), ticket },
    });

    it('a registered investor gives another account by the code of just that change; it goes to the exchange, and the owner is told', async () => {
      const investor = await newInvestor(kit);
      const { client, ucc, profileId, mobile } = investor;
      await addMandate(kit.services, profileId, 5_000);
      const ticket = await profileTicket(investor, change('501001230009'));
      const [code] = await messagesTo(mobile);
      expect(code?.text).toMatch(/OTP to change your bank account with ProsperX/);
      expect((await client.fail(changeBankAccount, call(investor, '501001230010', ticket))).code).toBe('otp_required');
      const refOf = async () => (await given.db.select().from(profiles).where(eq(profiles.id, profileId)))[0];
      const before = await refOf();
      const done = await client.call(changeBankAccount, call(investor, '501001230009', ticket));
      expect(done.profile).toMatchObject({
        bankAccountNumber: '501••••009',
        bankAccountType: 'SB',
        isBankLinked: true,
      });
      expect(done.mandatesElsewhere).toBe(1);
      expect((await refOf())?.registrationRef).not.toBe(before?.registrationRef);
      await kit.settle();
      const notices = await messagesTo(mobile);
      expect(notices.some(({ text }) => text.includes('your bank account for redemptions was changed'))).toBe(true);
      expect((await client.call(getProfileView, { query: { ucc } })).bankAccountNumber).toBe('501••••009');
      expect(await client.call(changeBankAccount, call(investor, '501001230009', ticket))).toEqual(done);
    });

    it.each([
      ['500000000001', 'bank_account_wrong'],
      ['500000000004', 'unavailable'],
      ['500000000005', 'bank_account_of_another'],
    ])(
      'an account that the bank does not name as theirs (%s) is refused with %s, and the one before stays',
      async (accNo, code) => {
        const investor = await newInvestor(kit);
        const rows = () => given.db.select().from(bankAccounts).where(eq(bankAccounts.profileId, investor.profileId));
        const before = await rows();
        const ticket = await profileTicket(investor, change(accNo));
        expect((await investor.client.fail(changeBankAccount, call(investor, accNo, ticket))).code).toBe(code);
        expect(await rows()).toEqual(before);
      },
    );

    it('a person who is not registered has onboarding for it', async () => {
      const investor = await newInvestor(kit, false);
      expect((await investor.client.fail(changeBankAccount, call(investor, '501001230009', ''))).code).toBe(
        'not_onboarded',
      );
    });
  },
  'seeded',
);
