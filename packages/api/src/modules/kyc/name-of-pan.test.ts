import { getKycDetails } from '@prosperx/core/kyc';
import { getProfileView, saveProfile, saveUser, updateProfile } from '@prosperx/core/profile';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { OTP_LIMITS } from '@prosperx/core/session';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { profiles } from '#db/schema/index.js';
import type { ExchangeClient } from '#providers/exchange/port/clients.js';
import type { KycAnswer } from '#providers/kyc/port.js';
import {
  type Applicant,
  completeApplicant,
  newApplicant,
  onboardingTicket,
  profileTicket,
  soundAnswers,
} from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { addSibling } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const VALIDATED: KycAnswer = {
  status: 'KYC_VALIDATED_STATUS',
  rawStatus: 'KYC VALIDATED',
  name: 'MR NIKHIL RAO',
  error: null,
};

describeWithDb(
  'The name of a PAN',
  (given) => {
    let kit: TestKit;
    let sent: Omit<ExchangeClient, 'form'>[];
    let onSend: () => Promise<unknown>;
    beforeEach(async () => {
      await given.db.execute(sql`delete from throttles`);
      kit = testKit(given.db);
      sent = [];
      onSend = () => Promise.resolve();
      const { exchange } = kit.services.providers;
      Object.assign(kit.services.providers, {
        exchange: {
          ...exchange,
          registerClient: async (client: ExchangeClient) => {
            sent.push(client);
            await onSend();
            return exchange.registerClient(client);
          },
        },
      });
    });

    const registrySays = (answer: Partial<KycAnswer>) =>
      Object.assign(kit.services.providers, {
        kyc: { ...kit.services.providers.kyc, lookUp: () => Promise.resolve({ ...VALIDATED, ...answer }) },
      });
    const view = ({ client, ucc }: Applicant) => client.call(getProfileView, { query: { ucc } });
    const check = async (applicant: Applicant) =>
      applicant.client.call(getKycDetails, { query: { pan: (await view(applicant)).pan ?? '' } });
    const namesSent = () => sent.map(({ name, registered }) => [name, registered]);
    const noticesTo = async (to: string) =>
      (await kit.client().call(sandboxMessages, { query: { to } })).filter(({ otp }) => otp === null);

    async function register(applicant: Applicant): Promise<void> {
      await applicant.client.call(saveUser, { body: { ticket: await onboardingTicket(applicant) } });
      await kit.settle();
    }

    it('takes the place of a nickname when it becomes known late, goes to the exchange and is told', async () => {
      const applicant = await completeApplicant(kit);
      registrySays({ status: 'KYC_NOT_AVAILABLE', name: '' });
      expect((await check(applicant)).formerName).toBeNull();
      const { name: nickname } = await view(applicant);
      registrySays({});
      expect(await check(applicant)).toMatchObject({ kycName: 'NIKHIL RAO', formerName: nickname });
      expect((await view(applicant)).name).toBe('NIKHIL RAO');
      await register(applicant);
      expect(namesSent()).toEqual([['NIKHIL RAO', false]]);
      const [notice] = (await noticesTo(soundAnswers.personal.primaryEmail)).filter(({ subject }) =>
        subject?.includes('account name'),
      );
      expect(notice?.text).toContain('match your PAN');
    });

    it('reaches the exchange and the owner when it changes after the registration, once', async () => {
      const applicant = await completeApplicant(kit);
      registrySays({});
      await check(applicant);
      await register(applicant);
      registrySays({ name: 'MRS NIKHILA RAO SHAH' });
      await check(applicant);
      await check(applicant);
      await kit.settle();
      expect(namesSent()).toEqual([
        ['NIKHIL RAO', false],
        ['NIKHILA RAO SHAH', true],
      ]);
    });

    it('that becomes known while the exchange is sent another follows the registration', async () => {
      const applicant = await completeApplicant(kit);
      registrySays({});
      onSend = () => (sent.length === 1 ? check(applicant) : Promise.resolve());
      await register(applicant);
      await kit.settle();
      expect(namesSent()).toEqual([
        [expect.stringContaining('Test Investor'), false],
        ['NIKHIL RAO', true],
      ]);
    });

    it('is not alone in that: an email that is changed in another account meanwhile follows too', async () => {
      const applicant = await completeApplicant(kit);
      const registered = { ...applicant, ...(await addSibling(kit, applicant, 3)) };
      const change = { primaryEmail: 'newer@example.com' };
      onSend = async () => {
        if (sent.length > 1) return;
        kit.clock.advance(OTP_LIMITS.gap.within);
        const body = { ...change, ticket: await profileTicket(registered, change) };
        await registered.client.call(updateProfile, { query: { ucc: registered.ucc }, body });
      };
      await register(applicant);
      await kit.settle();
      const own = sent.filter(({ ucc }) => ucc === applicant.ucc);
      expect(own.map(({ email, registered: isKnown }) => [email, isKnown])).toEqual([
        [soundAnswers.personal.primaryEmail, false],
        ['newer@example.com', true],
      ]);
    });

    it('is never that of another person, and stays when the registry names nobody', async () => {
      const applicant = await newApplicant(kit);
      registrySays({});
      await check(applicant);
      registrySays({ status: 'KYC_PAN_DOES_NOT_MATCH_STATUS', name: 'MR ANOTHER PERSON' });
      await check(applicant);
      registrySays({ name: '' });
      await check(applicant);
      const [row] = await given.db.select().from(profiles).where(eq(profiles.id, applicant.profileId));
      expect(row).toMatchObject({ name: 'NIKHIL RAO', kycName: 'NIKHIL RAO' });
    });

    it('voids a code that confirmed the name before', async () => {
      const applicant = await completeApplicant(kit);
      const ticket = await onboardingTicket(applicant);
      registrySays({});
      await check(applicant);
      expect((await applicant.client.fail(saveUser, { body: { ticket } })).code).toBe('otp_required');
      await applicant.client.call(saveProfile, { query: { ucc: applicant.ucc }, body: { gender: 'M' } });
      kit.clock.advance(OTP_LIMITS.gap.within);
      await register(applicant);
      expect(namesSent()).toEqual([['NIKHIL RAO', false]]);
    });
  },
  'seeded',
);
