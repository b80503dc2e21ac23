import { describe, expect, it } from 'vitest';
import { ProviderBusy } from '#providers/providers.js';
import { testClock } from '#testing/test-services.js';
import { providerApi } from './provider-api.js';

describe('providerApi', () => {
  function played() {
    const clock = testClock();
    let answer = () => new Response('{}');
    let sent = 0;
    const fetch = (() => {
      sent += 1;
      return Promise.resolve(answer());
    }) as typeof globalThis.fetch;
    const api = providerApi({ name: 'test', url: 'https://provider.example', headers: {}, clock, fetch });
    const ask = () => api.call({ method: 'GET', path: '/questions' }).catch((error: unknown) => error);
    const answers = (status: number, headers = {}) => {
      answer = () => new Response('{}', { status, headers });
    };
    return { clock, api, ask, answers, sent: () => sent };
  }
  const start = { method: 'POST', path: '/payments', body: {} } as const;

  it('leaves a provider in peace for half a minute that has not answered five times in a row', async () => {
    const { api, ask, answers, clock, sent } = played();
    answers(503);
    for (let left = 5; left > 0; left--) await ask();
    answers(200);
    await expect(api.call(start)).rejects.toThrow('it has not answered');
    expect(sent()).toBe(5);
    clock.advance(30_000);
    expect(await api.call(start)).toMatchObject({ status: 200 });
  });

  it('sends what moves money to a provider that was asked too often by others', async () => {
    const { api, ask, answers } = played();
    answers(429);
    for (let left = 20; left > 0; left--) await ask();
    answers(200);
    expect(await api.call(start)).toMatchObject({ status: 200 });
  });

  it('says until when a provider asks for time: as it names it, for a minute at most', async () => {
    const { ask, answers, clock } = played();
    const secondsAfter = async (retryAfter?: string) => {
      answers(429, retryAfter === undefined ? {} : { 'Retry-After': retryAfter });
      const busy = await ask();
      return busy instanceof ProviderBusy ? (busy.until - clock.now()) / 1_000 : null;
    };
    const date = new Date(clock.now() + 20_000).toUTCString();
    const named = [undefined, '7', date, '86400', '0', 'soon'];
    const seconds = [];
    for (const each of named) seconds.push(await secondsAfter(each));
    expect(seconds).toEqual([5, 7, 20, 60, 1, 5]);
  });
});
