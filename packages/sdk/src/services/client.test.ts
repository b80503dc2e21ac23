import { PxError } from '@prosperx/core/errors';
import { createOrders } from '@prosperx/core/order';
import { checkMobileNumber, getCurrentUser, verifyPassword } from '@prosperx/core/session';
import { describe, expect, it, vi } from 'vitest';
import { type ApiClientOptions, createApiClient } from './client.js';
import { createProvider } from './provider-registry.js';
import { createServices } from './services.js';

const user = {
  encryptedId: 'prf_1',
  name: 'Asha Rao',
  taxStatus: '01',
  majorStatus: null,
  mintAgentCode: null,
  registeredWithBse: 3,
};
const known = () =>
  Response.json({ operationMessage: 'success', responseData: { token: null, user, idleSeconds: 1800 } });
const refused = (status: number, code?: string) => () => Response.json(code ? { error: { code } } : {}, { status });
const lost = (): Response => {
  throw new TypeError('fetch failed');
};

/** A network that answers so, one after the other. */
function network(answers: (() => Response)[], options: Partial<ApiClientOptions> = {}) {
  const sent: Request[] = [];
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(new Request(new URL(String(input), 'http://localhost'), init));
    return answers[Math.min(sent.length, answers.length) - 1]!();
  });
  const own = { apiBase: 'http://localhost', fetch: fetch as typeof globalThis.fetch };
  return { sent, fetch: own.fetch, api: createApiClient({ ...own, ...options }) };
}

describe('a call whose answer is lost', () => {
  it('is made once more when it reads', async () => {
    const { api, sent } = network([lost, known]);
    expect((await api(getCurrentUser)).responseData.user?.name).toBe('Asha Rao');
    expect(sent).toHaveLength(2);
    const silent = network([lost]);
    await expect(silent.api(getCurrentUser)).rejects.toMatchObject({ code: 'unreachable' });
    expect(silent.sent).toHaveLength(2);
  });

  it('is made again under the same key when it orders', async () => {
    const { api, sent } = network([lost, refused(409, 'idempotency_in_flight'), lost]);
    const body = { cartId: 'crt_1', version: 1 };
    await expect(api(createOrders, { body, idempotencyKey: 'one' } as never)).rejects.toMatchObject({
      code: 'unreachable',
    });
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['one', 'one', 'one']);
  });

  it('is not made again for a conflict that stays', async () => {
    const { api, sent } = network([refused(409, 'orders_pending')]);
    const body = { cartId: 'crt_1', version: 1 };
    await expect(api(createOrders, { body, idempotencyKey: 'three' } as never)).rejects.toThrow();
    expect(sent).toHaveLength(1);
  });

  it('is made once for two clicks at the same time', async () => {
    const { api, sent } = network([refused(422)]);
    const order = () => api(createOrders, { body: { cartId: 'crt_1', version: 1 }, idempotencyKey: 'two' } as never);
    await Promise.allSettled([order(), order()]);
    expect(sent).toHaveLength(1);
    await Promise.allSettled([order()]);
    expect(sent).toHaveLength(2);
  });

  it('is not made again when it writes without a key', async () => {
    const { api, sent } = network([lost]);
    const body = { username: '9876500001', password: 'x' };
    await expect(api(verifyPassword, { body })).rejects.toMatchObject({ code: 'unreachable' });
    expect(sent).toHaveLength(1);
  });

  it('is made once more as a visitor when a session was over before anybody asked for one', async () => {
    const nobody = () => Response.json({ operationMessage: 'success', responseData: [] });
    const query = { mobile: '9876500001' };
    const state = { status: 'unknown0' };
    const options = { sessionInForce: () => state.status, onSignedOut: () => void (state.status = 'visitor0') };
    const { api, sent } = network([refused(401), nobody], options);
    expect((await api(checkMobileNumber, { query })).responseData).toEqual([]);
    expect(sent).toHaveLength(2);
    state.status = 'signed_in1';
    const signedIn = network([refused(401), nobody], options);
    await expect(signedIn.api(checkMobileNumber, { query })).rejects.toMatchObject({ code: 'signed_out' });
    expect([signedIn.sent.length, state.status]).toEqual([1, 'visitor0']);
  });

  it('is not made again when the browser knows that there is no network', async () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (const options of [{}, { idempotencyKey: 'three' }]) {
      const { api, sent } = network([lost]);
      const body = { cartId: 'crt_1', version: 1 };
      await expect(api(createOrders, { body, ...options } as never)).rejects.toMatchObject({ code: 'offline' });
      expect(sent).toHaveLength(1);
    }
    offline.mockRestore();
  });

  it('is not made again when it was answered', async () => {
    const { api, sent } = network([refused(401)]);
    await expect(api(getCurrentUser)).rejects.toMatchObject({ code: 'signed_out' });
    expect(sent).toHaveLength(1);
  });
});

describe("a call whose token the page's function does not give", () => {
  it('is not made, and the console says why', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const cause = new Error('no session here');
    const { api, sent } = network([known], { getToken: () => Promise.reject(cause) });
    await expect(api(getCurrentUser)).rejects.toMatchObject({ code: 'unreachable' });
    expect(sent).toHaveLength(0);
    expect(said.mock.calls).toEqual([['prosperx: getToken failed:', cause]]);
    said.mockRestore();
  });

  it.each(['foreign_origin', 'too_many_requests'] as const)(
    'since the server answered its ticket with %s, fails with that code',
    async (code) => {
      const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { api, sent } = network([known], { getToken: () => Promise.reject(new PxError(code)) });
      await expect(api(getCurrentUser)).rejects.toMatchObject({ code });
      expect(sent).toHaveLength(0);
      expect(said.mock.calls).toEqual([['prosperx: getToken failed:', code]]);
      said.mockRestore();
    },
  );
});

describe('a secret of a question', () => {
  it.each([
    [undefined, 'POST', ''],
    ['query', 'GET', '?mobile=9876500001'],
  ] as const)('where `secretsIn` is %s goes by %s with the query "%s"', async (secretsIn, method, search) => {
    const { sent, fetch } = network([() => Response.json({ operationMessage: 'success', responseData: [] })]);
    const { api } = createServices(createProvider({ apiBase: 'http://localhost', secretsIn }), fetch);
    await api(checkMobileNumber, { query: { mobile: '9876500001' } });
    expect(sent.map((request) => [request.method, new URL(request.url).search])).toEqual([[method, search]]);
    if (method === 'POST') expect(await sent[0]?.json()).toEqual({ mobile: '9876500001' });
  });
});
