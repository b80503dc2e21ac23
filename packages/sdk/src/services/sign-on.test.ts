import { describe, expect, it, vi } from 'vitest';
import type { ApiClient } from './client.js';
import { createSignOn } from './sign-on.js';

/** A server that exchanges each ticket once. */
function server() {
  const used = new Set<string>();
  const client = (async (_call: unknown, { body }: { body: { ticket: string } }) => {
    if (used.has(body.ticket)) throw new Error('used');
    used.add(body.ticket);
    return { responseData: [{ token: `session of ${body.ticket}` }] };
  }) as unknown as ApiClient;
  return { client, used };
}

describe('createSignOn', () => {
  it('asks the page before each call where it gives the token of a session', async () => {
    const { client, used } = server();
    const getToken = vi.fn(() => 'token-1\n');
    const { token } = createSignOn(client);
    expect([await token(getToken), await token(getToken)]).toEqual(['token-1', 'token-1']);
    expect(getToken).toHaveBeenCalledTimes(2);
    expect(used.size).toBe(0);
  });

  it.each(['<!doctype html>\n<title>Log in</title>', 'not found', 'token-1\ntoken-2', 'töken'])(
    'takes no %j for a token',
    async (text) => {
      const { token } = createSignOn(server().client);
      await expect(token(() => text)).rejects.toThrow('no token');
    },
  );

  it('exchanges a ticket once, however many calls wait for it, and holds its session', async () => {
    const { client, used } = server();
    let made = 0;
    const getToken = () => `pxt_${++made}`;
    const { token } = createSignOn(client);
    const first = await Promise.all([token(getToken), token(getToken), token(getToken)]);
    expect(new Set(first).size).toBe(1);
    expect(await token(getToken)).toBe(first[0]);
    expect(used.size).toBe(1);
  });

  it('holds the session of a ticket for a call that asked at the same time and was given none', async () => {
    const tickets = ['pxt_a'];
    const getToken = () => tickets.shift() ?? null;
    const { token } = createSignOn(server().client);
    expect(await Promise.all([token(getToken), token(getToken)])).toEqual(['session of pxt_a', 'session of pxt_a']);
  });

  it('fetches another ticket once the session is over, for another customer, and after one that failed', async () => {
    const { client } = server();
    const tickets = ['pxt_a', 'pxt_b', 'pxt_b', 'pxt_c', 'pxt_d'];
    const getToken = () => tickets.shift() ?? null;
    const { token, forget } = createSignOn(client);
    expect(await token(getToken)).toBe('session of pxt_a');
    forget('session of pxt_a');
    expect(await token(getToken)).toBe('session of pxt_b');
    // a call of before is refused late
    forget('session of pxt_a');
    expect(await token(getToken)).toBe('session of pxt_b');
    forget();
    await expect(token(getToken)).rejects.toThrow('used');
    expect(await token(getToken)).toBe('session of pxt_c');
  });

  it('holds no ticket for which the customer of before was asked', async () => {
    const { token, forget } = createSignOn(server().client);
    let answer: (ticket: string) => void = () => undefined;
    const late = token(() => new Promise((resolve) => (answer = resolve)));
    forget();
    answer('pxt_first');
    expect(await late).toBe('session of pxt_first');
    expect(await token(() => 'pxt_second')).toBe('session of pxt_second');
  });

  it('says that nobody is signed in where the page gives nothing', async () => {
    expect(await createSignOn(server().client).token(() => null)).toBeNull();
  });
});
