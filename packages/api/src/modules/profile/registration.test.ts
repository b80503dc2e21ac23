import {
  checkBseStatus,
  createAofUrl,
  getProfileView,
  saveProfile,
  saveUser,
  sendOnboardingOtp,
  verifyOnboardingOtp,
} from '@prosperx/core/profile';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { profiles, queue, sandboxExchangeClients } from '#db/schema/index.js';
import type { ExchangeClient } from '#providers/exchange/port/clients.js';
import { type Applicant, completeApplicant, newApplicant, onboardingTicket } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { aNominee } from '#testing/exchange-client.js';
import { lastOtp } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { open } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'saveUser',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    const registrationsOf = ({ ucc }: Applicant) =>
      given.db.select().from(sandboxExchangeClients).where(eq(sandboxExchangeClients.ucc, ucc));
    const confirm = async (applicant: Applicant) =>
      applicant.client.call(saveUser, { body: { ticket: await onboardingTicket(applicant) } });
    const statusOf = ({ client }: Applicant) => client.call(checkBseStatus);

    it('the registration goes from not begun over sent to registered, and locks what was entered', async () => {
      const applicant = await completeApplicant(kit);
      const { client, ucc } = applicant;
      expect(await statusOf(applicant)).toEqual({ registeredWithBse: 0, exchangeRefusal: null });
      expect((await client.call(getProfileView, { query: { ucc } })).onboardingStep).toBe('confirm');
      expect(await confirm(applicant)).toEqual({ registeredWithBse: 1, exchangeRefusal: null });
      await kit.settle();
      expect(await statusOf(applicant)).toEqual({ registeredWithBse: 3, exchangeRefusal: null });
      expect((await client.call(getProfileView, { query: { ucc } })).onboardingStep).toBe('done');
      expect((await client.fail(saveProfile, { query: { ucc }, body: { gender: 'M' } })).code).toBe('profile_locked');
      expect(await registrationsOf(applicant)).toHaveLength(1);
    });

    it('the registration names a nominee who has come of age since without a guardian', async () => {
      const { exchange } = kit.services.providers;
      const sent: ExchangeClient[] = [];
      const registerClient = (client: ExchangeClient) => exchange.registerClient(sent[sent.push(client) - 1]!);
      Object.assign(kit.services.providers, { exchange: { ...exchange, registerClient } });
      const applicant = await completeApplicant(kit);
      const child = { ...aNominee, nomineePercentage: 100, isNomineeMinor: 'true' as const };
      const nomineeList = [{ ...child, nomineeDOB: '2008-11-17', guardianName: 'Kiran Rao' }];
      await applicant.client.call(saveProfile, { query: { ucc: applicant.ucc }, body: { optIn: true, nomineeList } });
      kit.clock.advance(86_400_000);
      await confirm({ ...applicant, client: await signedInAgain(kit, applicant) });
      await kit.settle();
      expect(sent).toMatchObject([{ nominees: [{ isNomineeMinor: false }] }]);
    });

    it('the registration is refused with a reason, after which it can be corrected and sent again', async () => {
      const applicant = await completeApplicant(kit);
      const { client, ucc } = applicant;
      await client.call(saveProfile, { query: { ucc }, body: { address: '1 Refused Road' } });
      await confirm(applicant);
      await kit.settle();
      const { registeredWithBse, exchangeRefusal } = await statusOf(applicant);
      expect(registeredWithBse).toBe(2);
      expect(exchangeRefusal).toContain('address');
      const view = () => client.call(getProfileView, { query: { ucc } });
      const refused = { onboardingStep: 'confirm', exchangeRefusal, refusedPart: 'address' };
      expect(await view()).toMatchObject({ ...refused, isRefusalCorrected: false });
      kit.clock.advance(60_000);
      await client.call(saveProfile, {
        query: { ucc },
        body: { address: '1 Refused Road', incomeSlab: '36', fatcaCompliant: true },
      });
      expect(await view()).toMatchObject({ ...refused, isRefusalCorrected: false });
      await client.call(saveProfile, { query: { ucc }, body: { address: '1 Lake View Road' } });
      expect(await view()).toMatchObject({ ...refused, isRefusalCorrected: true });
      await confirm(applicant);
      await kit.settle();
      expect(await statusOf(applicant)).toEqual({ registeredWithBse: 3, exchangeRefusal: null });
    });

    it('the registration reaches the exchange once, however often the answer is lost', async () => {
      let losses = 0;
      kit = testKit(given.db, { faults: { loseAnswer: () => losses-- > 0 } });
      const applicant = await completeApplicant(kit);
      losses = 3;
      await confirm(applicant);
      for (let round = 0; round < 6; round++) {
        await kit.settle();
        kit.clock.advance(60_000);
      }
      expect(await statusOf(applicant)).toMatchObject({ registeredWithBse: 3 });
      expect(await registrationsOf(applicant)).toHaveLength(1);
    });

    it('the registration is sent once, however often it is pressed', async () => {
      const applicant = await completeApplicant(kit);
      const ticket = await onboardingTicket(applicant);
      const presses = Array.from({ length: 5 }, () => applicant.client.send(saveUser, { body: { ticket } }));
      expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      await kit.settle();
      expect(await registrationsOf(applicant)).toHaveLength(1);
      expect(await applicant.client.call(saveUser, { body: {} })).toMatchObject({ registeredWithBse: 3 });
    });

    it('the registration has no personal data in what waits to be sent', async () => {
      const applicant = await completeApplicant(kit);
      await confirm(applicant);
      const [{ ref }] = (await given.db
        .select({ ref: profiles.registrationRef })
        .from(profiles)
        .where(eq(profiles.id, applicant.profileId))) as [{ ref: string }];
      const [message] = await given.db.select().from(queue).where(eq(queue.ref, ref));
      expect(message?.payload).toEqual({ profileId: applicant.profileId });
    });

    it('the registration asks for the OTP of this profile as it is', async () => {
      const applicant = await completeApplicant(kit);
      const { client, ucc, mobile } = applicant;
      expect((await client.fail(saveUser, { body: {} })).code).toBe('otp_required');
      const other = await completeApplicant(kit);
      const foreign = await onboardingTicket(other);
      expect((await client.fail(saveUser, { body: { ticket: foreign } })).code).toBe('otp_required');
      const ticket = await onboardingTicket(applicant);
      await client.call(saveProfile, { query: { ucc }, body: { incomeSlab: '36', fatcaCompliant: true } });
      expect((await client.fail(saveUser, { body: { ticket } })).code).toBe('otp_required');
      kit.clock.advance(60_000);
      await client.call(sendOnboardingOtp, { query: { ucc }, body: {} });
      const otp = await lastOtp(client, mobile);
      const wrong = otp === '000000' ? '111111' : '000000';
      const guess = (code: string) => client.fail(verifyOnboardingOtp, { query: { ucc }, body: { otp: code } });
      expect((await guess(wrong)).code).toBe('otp_wrong');
      expect((await guess('12')).fields).toEqual({ otp: 'otp_incomplete' });
      kit.clock.advance(6 * 60_000);
      expect((await guess(otp)).code).toBe('otp_expired');
      expect(await statusOf(applicant)).toMatchObject({ registeredWithBse: 0 });
    });

    it('the registration begins with a complete profile only, and says which step is missing', async () => {
      const { client, ucc } = await newApplicant(kit);
      const failures = [
        await client.fail(sendOnboardingOtp, { query: { ucc }, body: {} }),
        await client.fail(saveUser, { body: {} }),
        await client.fail(createAofUrl, { body: {} }),
      ];
      for (const { code, data } of failures) {
        expect(code).toBe('not_onboarded');
        expect(data).toEqual({ onboardingStep: 'personal' });
      }
    });

    it('the registration gives the account-opening form, to be saved, by a link that ends', async () => {
      const { client } = await completeApplicant(kit);
      const { aofUrl } = await client.call(createAofUrl, { body: {} });
      const read = () => open(kit.app, aofUrl, client);
      const answer = await read();
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(answer.headers.get('content-disposition')).toBe(
        'attachment; filename="prosperx-account-opening-form.pdf"',
      );
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      kit.clock.advance(11 * 60_000);
      expect((await read()).status).toBe(404);
    });
  },
  'seeded',
);
