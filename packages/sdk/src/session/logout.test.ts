import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProvider } from '#services/provider-registry.js';
import { createServices } from '#services/services.js';
import { signOut } from './logout.js';
import { logoutText } from './logout.text.js';

const person = { encryptedId: 'prf_1', name: 'Asha', taxStatus: '01', majorStatus: null, mintAgentCode: null } as const;
const rememberLogout = vi.fn();

/** Leaves a server that does not answer for the first times. */
async function leave(lost: number) {
  const fetch = vi.fn(async () => {
    if (fetch.mock.calls.length <= lost) throw new TypeError('Failed to fetch');
    return Response.json({ operationMessage: 'success', responseData: null });
  });
  const services = createServices(createProvider({ apiBase: '', rememberLogout }), fetch);
  services.session.getState().signedIn({ user: { ...person, registeredWithBse: 3 }, idleSeconds: 900 });
  const hasEnded = await signOut(services);
  return { hasEnded, said: services.flash.getState().flash?.message, session: services.session.getState() };
}

describe('signOut', () => {
  afterEach(() => rememberLogout.mockReset());

  it('asks a server a second time that did not answer', async () => {
    expect(await leave(1)).toMatchObject({ hasEnded: true, said: undefined, session: { user: null } });
    expect(rememberLogout).not.toHaveBeenCalled();
  });

  it('signs out here although the server does not hear it, leaves word for it, and says so', async () => {
    const left = await leave(2);
    expect(left).toMatchObject({ hasEnded: false, said: logoutText.unheard, session: { user: null, expired: null } });
    expect(rememberLogout).toHaveBeenCalledOnce();
  });
});
