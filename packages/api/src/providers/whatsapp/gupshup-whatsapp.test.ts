import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Message, ProviderUnknown } from '#providers/providers.js';
import { testClock } from '#testing/test-services.js';
import { gupshupWhatsApp, readWhatsAppTemplates } from './gupshup-whatsapp.js';

const TEMPLATE = { id: 'c6aecef6-bcb0-4fb1-8100-28c094e3bc6b', text: 'ProsperX: {#var#}. {#var#}' };
const message: Message = {
  channel: 'whatsapp',
  to: '9876500001',
  subject: 'Your units are allotted',
  text: 'ProsperX: Your units are allotted. https://invest.example/v1/orders',
  otp: null,
};

function given(answer: () => Response | Promise<Response>) {
  const heard: { url: string; headers: Headers; body: Record<string, string> }[] = [];
  const notifier = gupshupWhatsApp({
    apiKey: 'key-w',
    appName: 'ProsperX',
    appId: '3cb92fbd',
    source: '917834811114',
    templates: [TEMPLATE],
    clock: testClock(),
    fetch: ((url: URL, init: RequestInit) => {
      const body = Object.fromEntries(init.body instanceof URLSearchParams ? init.body : []) as Record<string, string>;
      heard.push({ url: url.href, headers: new Headers(init.headers), body });
      return Promise.resolve(answer());
    }) as typeof globalThis.fetch,
  });
  return { heard, notifier };
}
const taken = () => Response.json({ status: 'submitted', messageId: 'ee4a68a0-1203-4c85-8dc3-49d0b3226a35' });

it('a message by WhatsApp goes under an approved template, with the key in a header alone', async () => {
  const { heard, notifier } = given(taken);
  await notifier.send(message);
  const [call] = heard;
  expect(call).toMatchObject({
    url: 'https://api.gupshup.io/wa/api/v1/template/msg',
    body: { channel: 'whatsapp', source: '917834811114', destination: '919876500001', 'src.name': 'ProsperX' },
  });
  expect(JSON.parse(call!.body['template']!)).toEqual({
    id: TEMPLATE.id,
    params: ['Your units are allotted', 'https://invest.example/v1/orders'],
  });
  expect(call!.headers.get('apikey')).toBe('key-w');
  expect(JSON.stringify([call!.url, call!.body])).not.toContain('key-w');
});

it('a message that no template fits is not sent', async () => {
  const { heard, notifier } = given(taken);
  await expect(notifier.send({ ...message, text: 'Hello' })).rejects.toMatchObject({ code: message.subject });
  expect(heard).toEqual([]);
});

it('asks for a template to see whether it is known there', async () => {
  const { heard, notifier } = given(() => Response.json({ status: 'success', template: {} }));
  await notifier.probe();
  expect(heard[0]?.url).toBe(`https://api.gupshup.io/wa/app/3cb92fbd/template/${TEMPLATE.id}`);
  await expect(given(() => Response.json({}, { status: 401 })).notifier.probe()).rejects.toThrow('status 401');
});

it.each([
  [
    'of a number that is not opted in',
    () => Response.json({ status: 'error', message: 'for 919876500001' }, { status: 400 }),
  ],
  ['with a wrong key', () => Response.json({ status: 'error', message: 'Authentication Failed' }, { status: 401 })],
  ['that says nothing of it', () => Response.json({ message: 'ok' })],
])('an answer %s is a refusal, and repeats nothing of the message', async (_, answer) => {
  const error = (await given(answer)
    .notifier.send(message)
    .catch((thrown: unknown) => thrown)) as Error;
  expect(error.name).toBe('WhatsAppError');
  expect(error.message).not.toMatch(/9876500001|allotted/);
});

it('a message of which no answer came may have been sent', async () => {
  for (const answer of [() => new Response('', { status: 502 }), () => Promise.reject(new TypeError('reset'))])
    await expect(given(answer).notifier.send(message)).rejects.toThrow(ProviderUnknown);
});

it('the list of templates to register is one that the server reads', async () => {
  const file = join(import.meta.dirname, '../../../../../docs/providers/whatsapp-templates.json');
  expect((await readWhatsAppTemplates(file)).length).toBeGreaterThan(0);
});
