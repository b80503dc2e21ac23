import { describe, expect, it } from 'vitest';
import type { Message } from '#providers/providers.js';
import { testClock } from '#testing/test-services.js';
import { templateOf } from './dlt-templates.js';
import { gupshupNotifier } from './gupshup-notifier.js';

const LOGIN = { id: '1007000000000000001', text: '{#var#} is the OTP to log in. Valid for 5 minutes.' };
const message: Message = {
  channel: 'sms',
  to: '9876500001',
  subject: 'Log in',
  text: '123456 is the OTP to log in. Valid for 5 minutes.',
  otp: '123456',
};

function given(answer: unknown) {
  const heard: { url: string; form: URLSearchParams }[] = [];
  const fetch = (async (url: URL, init: RequestInit) => {
    heard.push({ url: url.href, form: init.body as URLSearchParams });
    return Response.json(answer);
  }) as typeof globalThis.fetch;
  const account = { userId: '2000', password: 'p&w', header: 'PROSPX', entityId: '1101' };
  return { heard, notifier: gupshupNotifier({ ...account, templates: [LOGIN], clock: testClock(), fetch }) };
}

describe('an SMS by Gupshup', () => {
  it('goes under header, entity and the template that it is made by, with the login in the body', async () => {
    const { heard, notifier } = given({ response: { id: '1', status: 'success' } });
    await notifier.send(message);
    expect(heard[0]?.url).toBe('https://enterprise.smsgupshup.com/GatewayAPI/rest');
    expect(Object.fromEntries(heard[0]!.form)).toMatchObject({
      send_to: '919876500001',
      msg: message.text,
      userid: '2000',
      password: 'p&w',
      mask: 'PROSPX',
      principalEntityId: '1101',
      dltTemplateId: LOGIN.id,
    });
  });

  it('that no template fits is not sent, and says for what none is registered', async () => {
    const { heard, notifier } = given({ response: { id: '1', status: 'success' } });
    await expect(notifier.send({ ...message, text: 'Hello' })).rejects.toMatchObject({
      name: 'NoSmsTemplate',
      code: 'Log in',
    });
    expect(heard).toEqual([]);
  });

  it('that is not taken is an error with the code of Gupshup, and nothing of the message', async () => {
    const { notifier } = given({ response: { id: '105', status: 'error', details: 'for 9876500001' } });
    const error = await notifier.send(message).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'SmsError', code: '105', message: 'Gupshup did not take the message' });
  });
});

describe('templateOf', () => {
  it('finds a text by its variables, which may be empty and have thirty letters at most', () => {
    const template = { id: '1', text: 'Dear {#var#}, (Rs {#var#}) paid.' };
    expect(templateOf([LOGIN, template], 'Dear Asha, (Rs 5,000) paid.')).toBe(template);
    expect(templateOf([template], 'Dear , (Rs ) paid.')).toBe(template);
    expect(templateOf([template], `Dear ${'a'.repeat(31)}, (Rs 1) paid.`)).toBeUndefined();
    expect(templateOf([template], 'Dear Asha, (Rs 5,000) paid. More')).toBeUndefined();
  });
});
