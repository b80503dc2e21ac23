import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearLegacyStorage, readPartnerApp, saveMajorStatus, savePartnerApp, saveUserInfo } from './legacy-storage.js';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('location', { search: '', hostname: 'invest.example', protocol: 'https:' });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what other systems read of the session', () => {
  it('is the major status of a minor who has turned 18, for as long as they have one', () => {
    saveMajorStatus('MAJOR');
    expect(Object.fromEntries(kept)).toEqual({ majorStatus: 'MAJOR' });
    saveMajorStatus(null);
    expect(kept.size).toBe(0);
  });

  it('is the way back to the app of the advisor, until they log out or somebody else is here', () => {
    const app = { name: 'Blue Bank', returnUrl: 'https://www.bluebank.example/app' };
    savePartnerApp(app);
    expect(readPartnerApp()).toEqual(app);
    savePartnerApp(null);
    expect(readPartnerApp()).toBeNull();
    savePartnerApp(app);
    clearLegacyStorage();
    expect(readPartnerApp()).toBeNull();
  });

  it('is nothing after a logout', () => {
    saveUserInfo('Tara Nair');
    saveMajorStatus('MAJOR');
    expect(kept.get('userInfo')).toBe('{"name":"Tara Nair"}');
    clearLegacyStorage();
    expect(kept.size).toBe(0);
  });
});
