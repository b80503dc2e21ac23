import { describe, expect, it } from 'vitest';
import { type Message, type Notifier, ProviderUnknown } from '#providers/providers.js';
import { testClock } from '#testing/test-services.js';
import { gupshupNotifier } from './gupshup-notifier.js';
import { type MessageTemplate, templateOf } from './message-templates.js';
import { msg91Notifier } from './msg91-notifier.js';

const LOGIN: MessageTemplate = {
  id: '1007000000000000001',
  text: '{#var#} is the OTP to log in. Valid for {#var#} minutes.',
  flow: '65e06f45d6fc05278c7d47e2',
};
const message: Message = {
  channel: 'sms',
  to: '9876500001',
  subject: 'Log in',
  text: '123456 is the OTP to log in. Valid for 5 minutes.',
  otp: '123456',
};

interface Sender {
  readonly make: (fetch: typeof globalThis.fetch) => Notifier;
  readonly taken: unknown;
  readonly refused: unknown;
  readonly address: string;
  /** What it is sent of the message, in its own words. */
  readonly sent: object;
  /** A word of the login, which stands in no address. */
  readonly secret: string;
}

const common = { templates: [LOGIN], clock: testClock() };
const SENDERS: Readonly<Record<string, Sender>> = {
  Gupshup: {
    make: (fetch) =>
      gupshupNotifier({ ...common, userId: '2000', password: 'p&w', header: 'PROSPX', entityId: '1101', fetch }),
    taken: { response: { id: '1', status: 'success' } },
    refused: { response: { id: '105', status: 'error', details: 'for 9876500001' } },
    address: 'https://enterprise.smsgupshup.com/GatewayAPI/rest',
    sent: {
      send_to: '919876500001',
      msg: message.text,
      userid: '2000',
      password: 'p&w',
      mask: 'PROSPX',
      principalEntityId: '1101',
      dltTemplateId: LOGIN.id,
    },
    secret: 'p&w',
  },
  MSG91: {
    make: (fetch) => msg91Notifier({ ...common, authKey: 'key91', fetch }),
    taken: { message: '3661676b6364', type: 'success' },
    refused: { message: 'Invalid mobile 9876500001', type: 'error', code: '105' },
    address: 'https://control.msg91.com/api/v5/flow',
    sent: {
      template_id: LOGIN.flow,
      short_url: '0',
      recipients: [{ mobiles: '919876500001', VAR1: '123456', VAR2: '5' }],
    },
    secret: 'key91',
  },
};

const sentIn = (body: unknown): unknown =>
  body instanceof URLSearchParams ? Object.fromEntries(body) : JSON.parse(body as string);

describe.each(Object.entries(SENDERS))('an SMS by %s', (_, { make, taken, refused, address, sent, secret }) => {
  function given(answer: () => Response | Promise<Response>) {
    const heard: { url: string; body: unknown }[] = [];
    const notifier = make(((url: URL, init: RequestInit) => {
      heard.push({ url: url.href, body: sentIn(init.body) });
      return Promise.resolve(answer());
    }) as typeof globalThis.fetch);
    return { heard, notifier };
  }

  it('goes under the template that it is made by, with no secret in the address', async () => {
    const { heard, notifier } = given(() => Response.json(taken));
    await notifier.send(message);
    expect(heard).toMatchObject([{ url: address, body: sent }]);
    expect(heard[0]?.url).not.toContain(secret);
  });

  it('that no template fits is not sent, and says for what none is registered', async () => {
    const { heard, notifier } = given(() => Response.json(taken));
    const sending = notifier.send({ ...message, text: 'Hello' });
    await expect(sending).rejects.toMatchObject({ name: 'NoSmsTemplate', code: 'Log in' });
    expect(heard).toEqual([]);
  });

  it('that is not taken is an error with the code of the sender, and nothing of the message', async () => {
    const { notifier } = given(() => Response.json(refused));
    const error = (await notifier.send(message).catch((thrown: unknown) => thrown)) as Error;
    expect(error).toMatchObject({ name: 'SmsError', code: '105' });
    expect(error.message).not.toMatch(/9876500001|123456/);
  });

  it('of which no answer came may have been sent', async () => {
    for (const answer of [() => new Response('', { status: 503 }), () => Promise.reject(new TypeError('reset'))])
      await expect(given(answer).notifier.send(message)).rejects.toThrow(ProviderUnknown);
  });
});

describe('templateOf', () => {
  it('finds a text by its variables, which may be empty and have thirty letters at most', () => {
    const template = { id: '1', text: 'Dear {#var#}, (Rs {#var#}) paid.' };
    const of = (text: string) => templateOf([LOGIN, template], { text, subject: 'S' });
    expect(of('Dear Asha, (Rs 5,000) paid.')).toMatchObject({ template, variables: ['Asha', '5,000'] });
    expect(of('Dear , (Rs ) paid.').variables).toEqual(['', '']);
    expect(() => of(`Dear ${'a'.repeat(31)}, (Rs 1) paid.`)).toThrow('no SMS template');
    expect(() => of('Dear Asha, (Rs 5,000) paid. More')).toThrow('no SMS template');
  });

  it('takes the message in English where none is registered in its language', () => {
    const [english, text] = ['Dear Asha, paid.', 'प्रिय आशा, भुगतान हुआ।'];
    const [inEnglish, inHindi] = [
      { id: '1', text: 'Dear {#var#}, paid.' },
      { id: '2', text: 'प्रिय {#var#}, भुगतान हुआ।' },
    ];
    const message = { text, english, subject: 'S' };
    expect(templateOf([inEnglish], message)).toMatchObject({ template: inEnglish, text: english });
    expect(templateOf([inEnglish, inHindi], message)).toMatchObject({ template: inHindi, text });
    expect(() => templateOf([LOGIN], message)).toThrow('no SMS template');
  });
});
