import { toNomineePayload, updateNominees } from '@prosperx/core/nominee';
import { requestDeletion, saveProfile, updateProfile } from '@prosperx/core/profile';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { OTP_LIMITS } from '@prosperx/core/session';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { queue } from '#db/schema/index.js';
import { emailLinkText } from '#modules/profile/verify-email.text.js';
import { newApplicant, profileTicket } from '#testing/applicant.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { aNominee } from '#testing/exchange-client.js';
import { newInvestor, type TestInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

type Investor = TestInvestor & { readonly client: TestClient };

describeWithDb(
  'notifyOwner',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    /** All that was sent there but codes and links to verify an address, newest first. */
    async function noticesTo(to: string) {
      await kit.settle();
      const messages = await kit.client().call(sandboxMessages, { query: { to } });
      return messages.filter(({ otp, subject }) => otp === null && subject !== emailLinkText.subject);
    }
    const emailOf = ({ ucc }: Investor) => `test-${Number(ucc.slice(4))}@example.com`;
    const update = async (investor: Investor, body: object) =>
      investor.client.call(updateProfile, {
        query: { ucc: investor.ucc },
        body: { ...body, ticket: await profileTicket(investor, body) },
      });

    it('the message comes by SMS, to the new email address and to the old one, when that is changed', async () => {
      const investor = await newInvestor(kit);
      const address = `new.${investor.ucc}@example.com`;
      await update(investor, { primaryEmail: address });
      const subject = 'Your ProsperX email address was changed';
      for (const to of [emailOf(investor), address]) {
        const [notification, ...others] = await noticesTo(to);
        expect([notification?.subject, others]).toEqual([subject, []]);
        expect(notification?.text).toContain('On 16 Nov 2026, 10:00 IST');
        expect(notification?.text).toContain('1800 123 4567');
        expect(notification?.text).not.toContain('@example.com');
      }
      const [short] = await noticesTo(investor.mobile);
      expect(short?.text).toContain(`email address of your account was changed to ${address} on 16 Nov 2026, 10:00`);
      expect(short?.text).toContain('Not you? Call 1800 123 4567');
    });

    it('the message is nothing where all stayed as it was', async () => {
      const investor = await newInvestor(kit);
      await update(investor, { primaryEmail: emailOf(investor) });
      expect([await noticesTo(emailOf(investor)), await noticesTo(investor.mobile)]).toEqual([[], []]);
    });

    it('the message says that the address was changed, without the address', async () => {
      const investor = await newInvestor(kit);
      const home = { address: '2 New Road', pincode: '110001' };
      await update(investor, home);
      const [notification] = await noticesTo(emailOf(investor));
      expect(notification?.subject).toBe('Your ProsperX address was changed');
      expect(notification?.text).not.toContain('New Road');
      kit.clock.advance(60_000);
      await update(investor, home);
      expect(await noticesTo(emailOf(investor))).toHaveLength(1);
    });

    it('the message says that the nominees were changed, and that deletion was requested', async () => {
      const investor = await newInvestor(kit);
      const { client, ucc, profileId, mobile } = investor;
      const change = toNomineePayload({ optIn: true, nominees: [aNominee] });
      const body = { ...change, ticket: await profileTicket(investor, change) };
      await client.call(updateNominees, { query: { encryptedId: profileId }, body });
      kit.clock.advance(OTP_LIMITS.gap.within);
      const ticket = await profileTicket(investor, 'deletion');
      await client.call(requestDeletion, { query: { ucc }, body: { ticket } });
      expect((await noticesTo(emailOf(investor))).map(({ subject }) => subject).sort()).toEqual([
        'You asked us to delete your ProsperX account',
        'Your ProsperX nominees were changed',
      ]);
      const texts = [...(await noticesTo(emailOf(investor))), ...(await noticesTo(mobile))].map(({ text }) => text);
      expect(texts).toHaveLength(4);
      expect(texts.join()).not.toContain(aNominee.nomineeName);
    });

    it('the message comes during onboarding too, when a step names another email address', async () => {
      const applicant = await newApplicant(kit);
      const body = { primaryEmail: `other.${applicant.ucc}@example.com` };
      await applicant.client.call(saveProfile, { query: { ucc: applicant.ucc }, body });
      expect(await noticesTo(emailOf(applicant))).toHaveLength(1);
    });

    it('the message goes with the change or not at all, and waits without personal data', async () => {
      const investor = await newInvestor(kit);
      const { client, ucc } = investor;
      const body = { primaryEmail: `kept.${ucc}@example.com`, ticket: 'invented' };
      await client.fail(updateProfile, { query: { ucc }, body });
      expect(await noticesTo(emailOf(investor))).toEqual([]);
      await update(investor, { primaryEmail: body.primaryEmail });
      await kit.settle();
      const waiting = JSON.stringify([await given.db.select().from(queue), kit.log.lines]);
      for (const personal of ['@example.com', investor.mobile]) expect(waiting).not.toContain(personal);
    });
  },
  'seeded',
);
