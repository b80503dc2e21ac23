import { afterEach, describe, expect, it, vi } from 'vitest';
import { configure, createProvider, CONFIGURED, sharedProvider } from './provider-registry.js';

const symbols = () => Object.getOwnPropertySymbols(document).filter((key) => key.description?.startsWith('prosperx.'));
afterEach(() => {
  for (const key of symbols()) delete (document as unknown as Record<symbol, unknown>)[key];
});

const bluebank = { apiBase: 'https://a.example', partner: 'bluebank' };

describe('the registry of a page', () => {
  it('gives one provider to all of the same server and partner', () => {
    expect(sharedProvider(bluebank)).toBe(sharedProvider({ ...bluebank, apiBase: 'https://a.example/' }));
  });

  it.each([
    { ...bluebank, partner: 'greenapp' },
    { ...bluebank, apiBase: 'https://b.example' },
    { ...bluebank, apiBase: '' },
    {},
  ])('gives another one to %j', (other) => expect(sharedProvider(other)).not.toBe(sharedProvider(bluebank)));

  it('is no singleton of the module: what it holds goes with the document', () => {
    const first = sharedProvider(bluebank);
    for (const key of symbols()) delete (document as unknown as Record<symbol, unknown>)[key];
    expect(sharedProvider(bluebank)).not.toBe(first);
  });
});

describe('configure', () => {
  it('fills the provider of its server and partner, and no other', () => {
    const getToken = () => 'token';
    configure({ ...bluebank, getToken });
    expect(sharedProvider(bluebank).getToken).toBe(getToken);
    expect(sharedProvider({ ...bluebank, partner: 'greenapp' }).getToken).toBeNull();
  });

  it('names the provider of elements without attributes', () => {
    configure(bluebank);
    expect(sharedProvider({})).toBe(sharedProvider(bluebank));
    expect(sharedProvider({ partner: 'greenapp' })).toMatchObject({
      apiBase: 'https://a.example',
      partner: 'greenapp',
    });
  });

  it('keeps what it does not name', () => {
    const getToken = () => 'token';
    configure({ ...bluebank, getToken });
    configure(bluebank);
    expect(sharedProvider(bluebank).getToken).toBe(getToken);
    configure({ ...bluebank, getToken: null });
    expect(sharedProvider(bluebank).getToken).toBeNull();
  });

  it('tells the elements that stand on the page', () => {
    const hear = vi.fn();
    document.addEventListener(CONFIGURED, hear, { once: true });
    configure(bluebank);
    expect(hear).toHaveBeenCalledOnce();
  });
});

describe('a provider', () => {
  it('makes each thing once, for the first who asks', () => {
    const provider = createProvider(bluebank);
    const create = vi.fn(() => ({ items: [] }));
    expect(provider.get('cart', create)).toBe(provider.get('cart', create));
    expect(create).toHaveBeenCalledExactlyOnceWith(provider);
  });
});
