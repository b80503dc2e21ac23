import { afterEach, describe, expect, it, vi } from 'vitest';
import { customerWatch } from './customer-watch.js';
import { configure, createProvider, CONFIGURED, type ProviderOptions, sharedProvider } from './provider-registry.js';

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

  it('leaves what a call before has said', () => {
    configure({ ...bluebank, locale: 'hi' });
    configure({ maxRate: 13 });
    configure({ partner: 'greenapp' });
    expect(sharedProvider({})).toMatchObject({ apiBase: 'https://a.example', partner: 'greenapp', maxRate: 13 });
    expect(sharedProvider(bluebank)).toMatchObject({ locale: 'hi', maxRate: 13 });
    const getToken = () => 'token';
    configure({ getToken });
    expect([sharedProvider({}).getToken, sharedProvider(bluebank).getToken]).toEqual([getToken, null]);
  });

  it('reaches all of a page, those there and those to come, where it names neither server nor partner', () => {
    const there = sharedProvider(bluebank);
    const said = { agentCode: 'AG1001', locale: 'hi', quiet: true, maxRate: 13 };
    configure(said);
    expect([there, sharedProvider({ ...bluebank, partner: 'greenapp' })]).toMatchObject([said, said]);
    configure({ ...bluebank, locale: 'ta', agentCode: 'AG1002' });
    expect([there.locale, there.agentCode, sharedProvider({ apiBase: '' }).locale]).toEqual(['ta', 'AG1002', 'hi']);
    configure({ locale: null });
    expect([there.locale, there.agentCode, there.maxRate]).toEqual([null, 'AG1002', 13]);
  });

  it('tells who listens of another customer: by name, else by the function', () => {
    const heard = vi.fn();
    const stop = customerWatch(sharedProvider(bluebank)).subscribe(heard);
    const told = (options: ProviderOptions) => {
      heard.mockClear();
      configure({ ...bluebank, ...options });
      return heard.mock.calls.length;
    };
    const getToken = () => 'token';
    expect([told({ getToken }), told({ getToken }), told({}), told({ locale: 'hi' })]).toEqual([1, 0, 0, 0]);
    expect([told({ getToken: () => 'token' }), told({ getToken: null })]).toEqual([1, 1]);
    expect([told({ customer: 'one', getToken }), told({ getToken: () => 'token' })]).toEqual([1, 0]);
    expect([told({ customer: 'two' }), told({ customer: null }), told({ customer: null, getToken })]).toEqual([
      1, 1, 0,
    ]);
    stop();
    expect(told({ customer: 'three' })).toBe(0);
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
