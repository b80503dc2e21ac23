import { afterEach, expect, it, vi } from 'vitest';
import { canUsePasskeys } from './can-use-passkeys.js';

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
afterEach(() => vi.unstubAllGlobals());

it('passkeys are asked for on our own pages alone, by a browser that knows them, and not at an IP address', () => {
  happyDOM.setURL('https://invest.example/v1/login');
  expect(canUsePasskeys('https://invest.example')).toBe(false);
  vi.stubGlobal('PublicKeyCredential', { parseCreationOptionsFromJSON: () => ({}) });
  expect(canUsePasskeys('https://invest.example')).toBe(true);
  expect(canUsePasskeys('https://another.example')).toBe(false);
  happyDOM.setURL('http://127.0.0.1:8080/v1/login');
  expect(canUsePasskeys('http://127.0.0.1:8080')).toBe(false);
});
