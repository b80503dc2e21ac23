import { sendLoginOtp } from '@prosperx/core/session';
import { expect, it } from 'vitest';
import { createBackend } from '#backend.js';
import { testClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';

describeWithDb(
  'sendOtp',
  (given) => {
    it('a failure of the notifier is logged with its cause and the request that the person can quote, and without what is personal', async () => {
      const kit = testKit(given.db);
      const mobile = '9355555555';
      const refused = Object.assign(new Error(`535 bad login for sms@provider.example, to ${mobile}`), {
        name: 'SmsError',
        code: 'EAUTH',
      });
      const notifier = { send: () => Promise.reject(refused) };
      const services = { ...kit.services, providers: { ...kit.services.providers, notifier } };
      const { app } = createBackend({ services, sandboxClock: kit.clock });
      const failure = await testClient(app).fail(sendLoginOtp, { body: { mobile, flag: 0 } });
      expect(failure).toMatchObject({ code: 'otp_not_sent', status: 502 });
      const logged = kit.log.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(logged.find(({ event }) => event === 'call_failed')).toMatchObject({
        level: 'error',
        requestId: failure.requestId,
        call: 'sendLoginOtp',
        code: 'otp_not_sent',
        errorClass: 'SmsError',
        errorCode: 'EAUTH',
        reason: '535 bad login for … to …',
      });
      for (const personal of [mobile, 'sms@provider.example']) expect(kit.log.lines.join('\n')).not.toContain(personal);
    });
  },
  'seeded',
);
