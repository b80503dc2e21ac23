import { kycPermitText } from '@prosperx/core/kyc';
import { saveProfile, saveUser, updateProfile } from '@prosperx/core/profile';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { profiles, users } from '#db/schema/index.js';
import { type Applicant, completeApplicant, onboardingTicket, profileTicket } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'sendRegistrationLetter',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    const save = ({ client, ucc }: Applicant, body: object) => client.call(saveProfile, { query: { ucc }, body });
    const verify = ({ userId }: Pick<Applicant, 'userId'>) =>
      given.db.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, userId));
    const confirm = async (applicant: Applicant) =>
      applicant.client.call(saveUser, { body: { ticket: await onboardingTicket(applicant) } });

    async function notificationsTo({ userId }: Applicant) {
      await kit.settle();
      await kit.settle();
      const [user] = await given.db.select().from(users).where(eq(users.id, userId));
      const to = kit.services.crypto.open(users.email, user!) ?? '';
      const messages = await kit.client().call(sandboxMessages, { query: { to } });
      return messages.filter(({ subject }) => /is open|correction|rejected/.test(subject));
    }

    it('the notification says once that the investor can invest now, with the way', async () => {
      const applicant = await completeApplicant(kit);
      await save(applicant, { primaryEmail: `registered.${applicant.ucc}@example.com` });
      await verify(applicant);
      await confirm(applicant);
      const notifications = await notificationsTo(applicant);
      expect(notifications.map(({ subject }) => subject)).toEqual([
        'Your ProsperX account is open: you can invest now',
      ]);
      expect(notifications[0]?.text).toContain(`${kit.services.config.publicUrl}/v1/home`);
    });

    it('the notification says what the KYC of the account permits, where that is no purchase', async () => {
      const applicant = await completeApplicant(kit);
      await save(applicant, { primaryEmail: `kyc.${applicant.ucc}@example.com` });
      await verify(applicant);
      const kycStatus = 'KYC_REGISTERED_STATUS';
      await given.db.update(profiles).set({ kycStatus }).where(eq(profiles.userId, applicant.userId));
      await confirm(applicant);
      const [notification] = await notificationsTo(applicant);
      expect(notification?.subject).toBe('Your ProsperX account is open');
      expect(notification?.text).toContain(kycPermitText(kycStatus));
      expect(notification?.text).toContain('/v1/profile/kyc-details');
      expect(notification?.text).not.toContain('can invest now');
    });

    it('one who has verified no address reads it in a line by SMS, and no stranger reads it', async () => {
      const applicant = await completeApplicant(kit);
      await save(applicant, { primaryEmail: `mistyped.${applicant.ucc}@example.com`, address: '14 Refused Road' });
      await confirm(applicant);
      expect(await notificationsTo(applicant)).toEqual([]);
      const texts = await kit.client().call(sandboxMessages, { query: { to: applicant.mobile } });
      const link = `${kit.services.config.publicUrl}/v1/profile/personal-details?flowType=checkout`;
      const line = `ProsperX: Your ProsperX account needs a correction. ${link}`;
      expect(texts.map(({ text }) => text)).toContain(line);
    });

    it('the notification says why the investor was refused, with the way to the field, and that they were accepted in the end', async () => {
      const applicant = await completeApplicant(kit);
      await save(applicant, { primaryEmail: `refused.${applicant.ucc}@example.com`, address: '14 Refused Road' });
      await verify(applicant);
      await confirm(applicant);
      const [notification, ...others] = await notificationsTo(applicant);
      expect([notification?.subject, others]).toEqual(['Your ProsperX account needs a correction', []]);
      expect(notification?.text).toContain('The exchange could not read the address.');
      expect(notification?.text).toContain('Correct your address');
      expect(notification?.text).toContain('/v1/profile/personal-details');
      kit.clock.advance(60_000);
      await save(applicant, { address: '14 Lake View Road' });
      await confirm(applicant);
      expect((await notificationsTo(applicant))[0]?.subject).toMatch(/you can invest now/);
    });

    it('the notification says that a change was refused to a registered investor, and is not sent when it was accepted', async () => {
      const investor = await newInvestor(kit);
      const { client, ucc } = investor;
      for (const address of ['2 New Road', '1 Refused Road']) {
        const body = { address, ticket: await profileTicket(investor, { address }) };
        await client.call(updateProfile, { query: { ucc }, body });
        await kit.settle();
        kit.clock.advance(60_000);
      }
      const notifications = await notificationsTo(investor);
      expect(notifications.map(({ subject }) => subject)).toEqual(['The exchange rejected your changes']);
      expect(notifications[0]?.text).toContain('/v1/profile');
    });
  },
  'seeded',
);
