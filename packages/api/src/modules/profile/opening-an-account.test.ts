import { activateMandate, getRegisteredMandate } from '@prosperx/core/mandate';
import { checkBseStatus, saveUser, sendOnboardingOtp, verifyOnboardingOtp } from '@prosperx/core/profile';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { bankAccounts, files, profiles, riskAttempts } from '#db/schema/index.js';
import { type Applicant, completeApplicant } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { isOk, namedOrders, playedIn, type Step } from '#testing/every-order.js';
import { lastOtp } from '#testing/investing.js';
import { investorWithBank } from '#testing/mandate-setup.js';
import { pressAtBank } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'an account is opened, and a mandate set up, in every order',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    /** The code, its confirmation, and the account at the exchange. */
    function opening({ client, ucc, mobile }: Applicant): Step[] {
      let ticket = newToken();
      return [
        () => isOk(client.send(sendOnboardingOtp, { query: { ucc }, body: {} })),
        async () => {
          const otp = (await lastOtp(client, mobile)) || '000000';
          const answer = await client.send(verifyOnboardingOtp, { query: { ucc }, body: { otp } });
          if (answer.ok) ({ ticket } = ((await answer.json()) as { data: { ticket: string } }).data);
          return answer.ok;
        },
        () => isOk(client.send(saveUser, { body: { ticket } })),
      ];
    }

    /** The steps of onboarding, each as it is taken away. */
    const PARTS = {
      'the PAN': ({ profileId }) => change(profileId, { pan: null, panHash: null }),
      'the KYC': ({ profileId }) => change(profileId, { kycStatus: null }),
      'the personal details': ({ profileId }) => change(profileId, { gender: null }),
      'the address': ({ profileId }) => change(profileId, { address: null }),
      'the occupation': ({ profileId }) => change(profileId, { occupationType: null }),
      'the FATCA declaration': ({ profileId }) => change(profileId, { fatca: null, fatcaDeclaredAt: null }),
      'the word on nominees': ({ profileId }) => change(profileId, { nomineesWanted: null }),
      'the bank account': ({ profileId }) => given.db.delete(bankAccounts).where(eq(bankAccounts.profileId, profileId)),
      'the signature': ({ profileId }) => given.db.delete(files).where(eq(files.profileId, profileId)),
      'the risk profile': ({ profileId }) => given.db.delete(riskAttempts).where(eq(riskAttempts.profileId, profileId)),
    } satisfies Record<string, (applicant: Applicant) => PromiseLike<unknown>>;
    const change = (profileId: string, columns: Partial<typeof profiles.$inferInsert>) =>
      given.db.update(profiles).set(columns).where(eq(profiles.id, profileId));

    // Trust A11: all six orders of the code, its confirmation and the opening of an account
    it.each(namedOrders(3))('to open an account: %s', async (_, order) => {
      const { wanted, accepted } = await playedIn(order, opening(await completeApplicant(kit)));
      expect(accepted).toEqual(wanted);
    });

    // Trust A11: no step of onboarding can be left out: without any one of them neither code nor account comes, with all of them they do
    it.each(Object.keys(PARTS) as (keyof typeof PARTS)[])('no account is opened without %s', async (part) => {
      const applicant = await completeApplicant(kit);
      await PARTS[part](applicant);
      const { accepted } = await playedIn([0, 1, 2], opening(applicant));
      expect(accepted).toEqual([]);
      const { registeredWithBse } = await applicant.client.call(checkBseStatus);
      expect(registeredWithBse).toBe(0);
    });

    /** A mandate, the page of its bank, and the approval there. */
    async function mandating(): Promise<Step[]> {
      const { client } = await investorWithBank(kit);
      const query = { type: 'N' as const, mandateAmount: '25000', method: 'netBanking' as const };
      let [mandateId, page] = ['mandate_of_nobody', '/prosperx-api/sandbox/mandates/of_nobody'];
      return [
        async () => {
          ({ mandateId } = await client.call(getRegisteredMandate, { query }));
          return true;
        },
        async () => {
          const answer = await client.send(activateMandate, { query: { type: 'N', mandateId }, body: {} });
          if (answer.ok) page = ((await answer.json()) as { data: { responseString: string } }).data.responseString;
          return answer.ok;
        },
        async () => (await pressAtBank(kit.app, page, 'approve')).status === 303,
      ];
    }

    // Trust A11: all six orders of a mandate, its bank's page and the approval there
    it.each(namedOrders(3))('to set up a mandate: %s', async (_, order) => {
      const { wanted, accepted } = await playedIn(order, await mandating());
      expect(accepted).toEqual(wanted);
    });
  },
  'seeded',
);
