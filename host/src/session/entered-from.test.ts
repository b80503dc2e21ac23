import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEntry, takeEntry } from './entered-from.js';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { search: '', hostname: 'invest.example', protocol: 'https:' });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('leads an advisor back once to where they entered an account, with filter and page, else to the list of all', () => {
  expect(takeEntry()).toEqual({ pathname: '/my-customers', search: {} });
  const place = { pathname: '/my-customers', search: { need: 'payment', page: 2 } };
  keepEntry(place);
  expect(takeEntry()).toEqual(place);
  expect(kept.size).toBe(0);
  expect(takeEntry()).toEqual({ pathname: '/my-customers', search: {} });
});

it('leads nowhere that nobody enters accounts from', () => {
  keepEntry({ pathname: '/operator', search: {} });
  expect(takeEntry().pathname).toBe('/my-customers');
});
