import { join } from 'node:path';
import { getMessageSettings, setWhatsApp, whatsAppConsent } from '@prosperx/core/profile';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { sendLoginOtp, setCodeAtLogin } from '@prosperx/core/session';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { consents } from '#db/schema/index.js';
import { notificationBySms } from '#providers/notification.text.js';
import { templateOf } from '#providers/sms/message-templates.js';
import { readWhatsAppTemplates } from '#providers/whatsapp/gupshup-whatsapp.js';
import { seedProfileId } from '#sandbox/seed/seed-person.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { ownerNotices } from './owner-notice.text.js';
import { byAgreement } from './whatsapp.js';

const ASHA = '9876500001';
const { version } = whatsAppConsent;

describeWithDb(
  'WhatsApp',
  (given) => {
    let kit: TestKit;
    let asha: TestClient;
    beforeEach(async () => {
      kit = testKit(given.db);
      for (const table of ['throttles', 'sandbox_messages', 'otps'])
        await given.db.execute(sql.raw(`delete from ${table}`));
      await given.db.delete(consents).where(eq(consents.purpose, 'whatsapp'));
      asha = await kit.signedIn(ASHA);
      // what is said of that login
      await kit.settle();
      await given.db.execute(sql`delete from sandbox_messages`);
    });
    const agree = (consent: string | null) => asha.call(setWhatsApp, { body: { consent } });
    const channels = async () => {
      await kit.settle();
      const messages = await kit.client().call(sandboxMessages, { query: { to: ASHA } });
      return messages.map(({ channel }) => channel).sort();
    };
    const notice = {
      channel: 'sms',
      to: ASHA,
      subject: 'S',
      text: notificationBySms('S', 'https://x'),
      otp: null,
    } as const;

    it('a notification goes by it in place of SMS once its reader agreed, and by SMS again once they withdrew', async () => {
      const { notifier } = kit.services.providers;
      await notifier.send(notice);
      expect(await agree(version)).toMatchObject({ isOffered: true, whatsAppSince: kit.clock.now() });
      await notifier.send(notice);
      await notifier.send({ ...notice, to: '9876500002' });
      expect(await agree(null)).toMatchObject({ isOffered: true, whatsAppSince: null });
      await notifier.send(notice);
      expect(await channels()).toEqual(['sms', 'sms', 'whatsapp']);
      const kept = await given.db
        .select()
        .from(consents)
        .where(and(eq(consents.purpose, 'whatsapp'), eq(consents.profileId, seedProfileId('asha'))));
      expect(kept).toMatchObject([{ textVersion: version, givenAt: kit.clock.now(), withdrawnAt: kit.clock.now() }]);
    });

    it('a code goes by SMS alone, and what is about security by both', async () => {
      await agree(version);
      await kit.client().call(sendLoginOtp, { body: { mobile: ASHA, flag: 0 } });
      expect(await channels()).toEqual(['sms']);
      const login = await asha.send(setCodeAtLogin, {
        body: { codeAtLogin: 'new_device', password: SANDBOX_PASSWORD },
      });
      expect(login.status).toBe(200);
      expect(await channels()).toEqual(['sms', 'sms', 'whatsapp']);
      await asha.call(setCodeAtLogin, { body: { codeAtLogin: 'never', password: SANDBOX_PASSWORD } });
    });

    it('what it does not take goes by SMS after all', async () => {
      await agree(version);
      const sent: string[] = [];
      const notifier = byAgreement(
        {
          hasWhatsApp: true,
          send: ({ channel }) => {
            sent.push(channel);
            return channel === 'whatsapp' ? Promise.reject(new Error('no template')) : Promise.resolve();
          },
        },
        kit.services,
      );
      await notifier.send(notice);
      expect(sent).toEqual(['whatsapp', 'sms']);
    });

    it('is agreed to by the account holder alone, in the words that are shown, where the server sends it', async () => {
      expect((await asha.fail(setWhatsApp, { body: { consent: 'whatsapp-1999' } })).code).toBe('not_found');
      const advisor = await advisorOfCode(kit, 'AG1001', seedProfileId('asha'));
      expect((await advisor.fail(setWhatsApp, { body: { consent: version } })).code).toBe('forbidden');
      const { send } = kit.services.providers.notifier;
      const without = testKit(given.db, { providers: { notifier: { send } } });
      const client = await without.signedIn(ASHA);
      expect(await client.call(getMessageSettings)).toMatchObject({ isOffered: false, whatsAppSince: null });
      expect((await client.fail(setWhatsApp, { body: { consent: version } })).code).toBe('not_found');
    });

    it('has templates for what owners are told of their security, and for every notification in a line', async () => {
      const templates = await readWhatsAppTemplates(
        join(import.meta.dirname, '../../../../../docs/providers/whatsapp-templates.json'),
      );
      const texts = [
        ownerNotices.sms('new_device', kit.clock.now(), { device: 'Samsung Internet on Android' }),
        ownerNotices.sms('email', kit.clock.now(), { newEmail: 'a.very.long.address@partner-bank.example' }),
        ownerNotices.sms('bank_refused', kit.clock.now()),
        ownerNotices.sms('bank_in_review', kit.clock.now()),
        notificationBySms('Your redemption of ₹1,00,000.00 was credited', 'https://invest.example/v1/profile/orders'),
      ];
      for (const text of texts) expect(templateOf(templates, { text, subject: 'S' }, 200).template.id).toMatch(/^c0/);
    });
  },
  'seeded',
);
