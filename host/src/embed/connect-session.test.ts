// @vitest-environment happy-dom
import { getCurrentUser } from '@prosperx/core/session';
import type { Services } from '@prosperx/sdk/site';
import { type Guest, SERVICES, sharedProvider } from '@prosperx/sdk/site/widgets';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { joinSession } from './connect-session.js';

let sent: Request[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push(new Request(url, init));
    return Response.json({ error: { code: 'signed_out' } }, { status: 401 });
  });
  return () => vi.unstubAllGlobals();
});

/** A frame of its own in a page that names nobody. `visit`: the load of that page. */
function openFrame(partner: string | null, visit: string | null): Services {
  Reflect.deleteProperty(document, Symbol.for('prosperx.registry.2'));
  history.replaceState(null, '', visit === null ? '?' : `?visit=${visit}`);
  const apiBase = location.origin;
  const rest = { agentCode: null, origins: [], theme: {}, maxRate: undefined, refusal: null };
  joinSession({ apiBase, partner, ...rest }, { call: () => Promise.resolve(null) } as unknown as Guest);
  return sharedProvider({ apiBase, partner }).get(SERVICES, () => ({}) as Services);
}

describe('a frame', () => {
  // in this browser it keeps cookies, as at a neighbouring host of the page
  it.each([
    ['bluebank', 'omit', true],
    [null, 'include', false],
  ] as const)('of the partner %s asks with credentials: %s', async (partner, credentials, isNamed) => {
    const { api } = openFrame(partner, '1');
    await expect(api(getCurrentUser)).rejects.toMatchObject({ code: 'signed_out' });
    expect(sent.map((request) => request.credentials)).toEqual([credentials]);
    expect(sent.map(({ headers }) => headers.has('X-PX-Visitor'))).toEqual([isNamed]);
  });

  it('knows who signed in to another of its page, and not who did in another tab', async () => {
    const login = openFrame('bluebank', '1');
    const user = { encryptedId: 'prf_1', name: 'Asha Rao' };
    login.session.getState().signedIn({ user: user as never, token: 'of-asha', idleSeconds: 1_800 });
    const tokensIn = (visit: string | null) => {
      const held: (string | null)[] = [];
      openFrame('bluebank', visit).session.subscribe(({ token }) => held.push(token));
      return held;
    };
    const [elsewhere, beside] = [tokensIn('2'), tokensIn('1')];
    await vi.waitFor(() => expect(beside).toContain('of-asha'), { timeout: 20_000 });
    expect(elsewhere).not.toContain('of-asha');
  });

  it('of a loader that does not name the load knows who signed in to another such', async () => {
    const login = openFrame('redbank', null);
    const user = { encryptedId: 'prf_1', name: 'Asha Rao' };
    const held: (string | null)[] = [];
    openFrame('redbank', null).session.subscribe(({ token }) => held.push(token));
    login.session.getState().signedIn({ user: user as never, token: 'of-asha', idleSeconds: 1_800 });
    await vi.waitFor(() => expect(held).toContain('of-asha'), { timeout: 20_000 });
  });
});
