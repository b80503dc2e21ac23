import { type AddressInfo, createServer } from 'node:net';
import { sendLoginOtp, updatePassword, verifyLoginOtp } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '#db/db.js';
import { users } from '#db/schema/index.js';
import { queueLoginMail } from '#modules/session/login-mail.js';
import { type Notifier, ProviderUnknown } from '#providers/providers.js';
import { notifierIn } from '#start/configured-providers.js';
import { realClock } from '#start/real-clock.js';
import { itInTrust } from '#testing/count-of.js';
import { openTestDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';
import { testCrypto } from '#testing/test-services.js';

const MOBILE = '9876500002';
const HOUR = 3_600_000;
const NOBODY_LISTENS = 'smtp://127.0.0.1:1';
const notification = {
  channel: 'email',
  to: 'a@example.com',
  subject: 'S',
  text: 'T',
  otp: null,
  ref: 'mail_x',
} as const;

interface Mail {
  readonly to: string;
  readonly from: string;
  readonly raw: string;
}

let opened: OpenedDb;
let mails: Mail[] = [];
let refuses = false;

const server = new SMTPServer({
  authOptional: true,
  // on this machine nothing is encrypted
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      if (refuses) return done(new Error('no'));
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : '';
      mails.push({ from, to: rcptTo[0]?.address ?? '', raw: Buffer.concat(parts).toString() });
      done();
    });
  },
});

beforeAll(async () => {
  opened = await openTestDb('seeded');
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await opened.close();
});
afterEach(() => {
  mails = [];
  refuses = false;
});

function environment(over: Record<string, string> = {}) {
  const { port } = server.server.address() as AddressInfo;
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    SMTP_FROM: 'ProsperX <no-reply@invest.example>',
    SMS_GATEWAY: '{mobile}@sms.example',
    ...over,
  };
}

async function notifierTo(over: Record<string, string> = {}): Promise<Notifier> {
  const notifier = await notifierIn(environment(over), realClock);
  if (!notifier) throw new Error('no notifier');
  return notifier;
}

/** The server with the mail server that its environment names. */
async function kitWithMail() {
  const kit = testKit(opened.db);
  Object.assign(kit.services.providers, { notifier: await notifierTo() });
  return kit;
}

const bodyOf = ({ raw }: Mail) => raw.replace(/=\r\n/g, '').split('\r\n\r\n').slice(1).join('\n');

describe('smtpNotifier', () => {
  it('brings the code of a login to the mobile, and notifies the owner by mail that their password was changed', async () => {
    const kit = await kitWithMail();
    const browser = kit.client();
    await browser.call(sendLoginOtp, { body: { mobile: MOBILE, flag: 1 } });
    expect(mails).toMatchObject([{ to: `${MOBILE}@sms.example`, from: 'no-reply@invest.example' }]);
    const [otp = ''] = /\b\d{6}\b/.exec(bodyOf(mails[0]!)) ?? [];
    const { ticket } = await browser.call(verifyLoginOtp, { body: { mobile: MOBILE, otp } });
    await browser.call(updatePassword, { body: { mobile: MOBILE, ticket, password: 'another one' } });
    await kit.settle();
    const changed = mails.filter(({ raw }) => raw.includes('Subject: Your ProsperX password was changed'));
    expect(changed).toMatchObject([{ to: 'vikram.shah@example.com' }]);
    expect(changed[0]?.raw).toMatch(/Message-ID: <mail_[\w-]{22}@invest\.example>/);
    expect(bodyOf(changed[0]!)).toContain('Dear Vikram Shah,');
  });

  it('says that a code was not sent when the server does not take it', async () => {
    refuses = true;
    const failure = await (
      await kitWithMail()
    )
      .client()
      .fail(sendLoginOtp, { body: { mobile: '9811111111', flag: 0 } });
    expect(failure).toMatchObject({ code: 'otp_not_sent', message: 'Failed to send OTP.' });
  });

  it('sends a notification again, under the same id, until the server takes it', async () => {
    const kit = await kitWithMail();
    const { notifier } = kit.services.providers;
    refuses = true;
    await expect(notifier.send(notification)).rejects.not.toBeInstanceOf(ProviderUnknown);
    refuses = false;
    await notifier.send(notification);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.raw).toContain('Message-ID: <mail_x@invest.example>');
  });

  it('sends nothing in the clear to another machine', async () => {
    const { port } = server.server.address() as AddressInfo;
    // this machine again, by an address that is not one of its usual
    const notifier = await notifierTo({ SMTP_URL: `smtp://127.0.0.2:${port}` });
    await expect(notifier.send(notification)).rejects.toThrow(/STARTTLS/);
    expect(mails).toEqual([]);
  });

  it('has no answer from a server that hangs up, or that is not there', async () => {
    const hangsUp = createServer((socket) => socket.resetAndDestroy());
    await new Promise<void>((resolve) => hangsUp.listen(0, '127.0.0.1', resolve));
    const { port } = hangsUp.address() as AddressInfo;
    for (const url of [`smtp://127.0.0.1:${port}`, NOBODY_LISTENS]) {
      const notifier = await notifierTo({ SMTP_URL: url });
      await expect(notifier.send(notification)).rejects.toBeInstanceOf(ProviderUnknown);
    }
    await new Promise<void>((resolve) => hangsUp.close(() => resolve()));
  });

  itInTrust('brings a notification after an outage of a day', async () => {
    const kit = await kitWithMail();
    const { notifier } = kit.services.providers;
    const end = kit.clock.now() + 24 * HOUR;
    const outage = await notifierTo({ SMTP_URL: NOBODY_LISTENS });
    const send: Notifier['send'] = (message) => (kit.clock.now() < end ? outage : notifier).send(message);
    Object.assign(kit.services.providers, { notifier: { send } });
    const [user] = await opened.db
      .select()
      .from(users)
      .where(eq(users.mobileHash, testCrypto.lookup('mobile', MOBILE)));
    await queueLoginMail(opened.db, { mail: 'welcome', userId: user?.id ?? '' }, kit.clock.now());
    await kit.scheduler.advanceTo(kit.clock, end + HOUR);
    // reminders of SIPs go to others meanwhile
    const addresses = mails.map(({ to }) => to).filter((to) => to.startsWith('vikram'));
    expect(addresses).toEqual(['vikram.shah@example.com']);
  });
});

describe('settings of the SMTP notifier', () => {
  it('are none, or complete', async () => {
    expect(await notifierIn({}, realClock)).toBeNull();
    await expect(notifierIn(environment({ SMTP_URL: 'mail.example' }), realClock)).rejects.toThrow(/^SMTP_URL must be/);
    await expect(notifierIn(environment({ SMTP_FROM: '' }), realClock)).rejects.toThrow(/^SMTP_FROM must be/);
    await expect(notifierIn(environment({ SMS_GATEWAY: 'sms.example' }), realClock)).rejects.toThrow(
      /^SMS_GATEWAY must be/,
    );
  });
});
