// @vitest-environment happy-dom
import { getCurrentUser } from '@prosperx/core/session';
import type { Guest, Services } from '@prosperx/sdk/site/widgets';
import { SERVICES, sharedProvider } from '@prosperx/sdk/site/widgets';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { joinSession } from './connect-session.js';
import type { EmbedConfig } from './embed.js';

afterEach(() => vi.unstubAllGlobals());

const config = (partner: string | null): EmbedConfig => ({
  apiBase: location.origin,
  partner,
  agentCode: null,
  origins: [],
  theme: {},
  maxRate: undefined,
  refusal: null,
});

/** A page that names nobody. */
const guest = { call: () => Promise.resolve(null) } as unknown as Guest;

describe('a frame', () => {
  // in this browser it keeps cookies, as at a neighbouring host of the page
  it.each([
    ['bluebank', 'omit', true],
    [null, 'include', false],
  ] as const)('of the partner %s asks with credentials: %s', async (partner, credentials, isNamed) => {
    const sent: Request[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push(new Request(url, init));
      return Response.json({ error: { code: 'signed_out' } }, { status: 401 });
    });
    joinSession(config(partner), guest);
    const { api } = sharedProvider(config(partner)).get(SERVICES, () => ({}) as Services);
    await expect(api(getCurrentUser)).rejects.toMatchObject({ code: 'signed_out' });
    expect(sent.map((request) => request.credentials)).toEqual([credentials]);
    expect(sent.map(({ headers }) => headers.has('X-PX-Visitor'))).toEqual([isNamed]);
  });
});
