import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loginContract } from '#features/login/login.contract.js';
import { Login } from '#features/login/login.js';
import { sipCalculatorContract } from '#features/sip-calculator/sip-calculator.contract.js';
import { SipCalculator } from '#features/sip-calculator/sip-calculator.js';
import { configure } from '#services/provider-registry.js';
import { registerElement } from './element.js';
import { placedView } from './placed-view.lazy.js';

registerElement(sipCalculatorContract, SipCalculator);

/** An element as a page's markup or its framework makes it. */
async function container(attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement('px-sip-calculator');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const root = element.shadowRoot as ShadowRoot;
  await waitFor(() => expect(root.querySelector('.px-calc__out')).not.toBeNull());
  const inside = <E extends Element>(selector: string) => root.querySelector(selector) as E | null;
  const amount = () => inside<HTMLInputElement>('.px-numbox input')?.value;
  return { element, inside, amount };
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an element', () => {
  it('understands the names of JSX, which HTML makes lower case', async () => {
    const { amount, element } = await container({ monthlyAmount: '9000' });
    expect(amount()).toBe('9,000');
    element.removeAttribute('monthlyamount');
    await waitFor(() => expect(amount()).toBe('5,000'));
  });

  it('takes what the page sets after the investor has chosen, the same value as before too', async () => {
    const { element, inside, amount } = await container({ 'monthly-amount': '9000' });
    const press = () => inside<HTMLButtonElement>('[data-roomy]')?.click();
    press();
    await waitFor(() => expect(amount()).toBe('10,000'));
    expect(element.monthlyAmount).toBe(10_000);
    element.monthlyAmount = 9_000;
    await waitFor(() => expect(amount()).toBe('9,000'));
    // what the page sets elsewhere leaves it alone
    press();
    element.years = 3;
    await waitFor(() => expect(inside('[role=status]')?.textContent).toContain('In 3 years'));
    expect(amount()).toBe('10,000');
  });

  it('shows the button to start only where somebody hears it', async () => {
    const { element, inside } = await container();
    expect(inside('.px-calc__start')).toBeNull();
    const chosen = vi.fn();
    element.addEventListener('chosen', chosen);
    await waitFor(() => expect(inside('.px-calc__start')).not.toBeNull());
    inside<HTMLButtonElement>('.px-calc__start')?.click();
    expect(chosen).toHaveBeenCalledOnce();
    expect((await container({ start: '' })).inside('.px-calc__start')).not.toBeNull();
    expect((await container({ 'api-base': '' })).inside('.px-calc__start')).not.toBeNull();
  });

  it('speaks the language of its page, from within shadow roots of the page’s own too', async () => {
    const [around, within] = [document.createElement('div'), document.createElement('div')];
    around.lang = 'hi';
    around.attachShadow({ mode: 'open' }).append(within);
    const inner = within.attachShadow({ mode: 'open' });
    document.body.append(around);
    const { element, inside } = await container();
    expect(inside('[lang]')?.getAttribute('lang')).toBe('en');
    inner.append(element);
    await waitFor(() => expect(inside('[lang]')?.getAttribute('lang')).toBe('hi'));
    within.lang = 'en';
    inner.append(element);
    await waitFor(() => expect(inside('[lang]')?.getAttribute('lang')).toBe('en'));
  });

  it('moves the focus to its first control', async () => {
    const { element, inside } = await container();
    element.focus();
    expect(element.shadowRoot?.activeElement).toBe(inside('input'));
  });

  it('takes the colour and the corners of the brand as attributes, and gives them back', async () => {
    const { element, inside } = await container({ accent: '#0b6e4f', radius: '4px' });
    const knob = (name: string) => inside<HTMLElement>('.px')?.style.getPropertyValue(name);
    expect([knob('--px-accent'), knob('--px-radius')]).toEqual(['#0b6e4f', '4px']);
    element.removeAttribute('accent');
    await waitFor(() => expect(knob('--px-accent')).toBe(''));
  });

  it('leaves out what is no colour and no length, and says so on the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('CSS', { supports: (_property: string, value: string) => !['0b6e4f', '4'].includes(value) });
    const { element, inside } = await container({ accent: '0b6e4f', radius: '4' });
    const knob = (name: string) => inside<HTMLElement>('.px')?.style.getPropertyValue(name);
    expect([knob('--px-accent'), knob('--px-radius')]).toEqual(['', '']);
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    expect(warn.mock.calls.flat().join()).toContain('"accent" is "0b6e4f": give a colour such as #0b6e4f');
    element.accent = '#0b6e4f';
    await waitFor(() => expect(knob('--px-accent')).toBe('#0b6e4f'));
  });

  it('says on the console, once, what an attribute that means nothing may have meant', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const attributes = { 'monthly-amont': '9000', wallet: '77', title: 'a', 'data-x': 'b', 'aria-label': 'c' };
    const { element } = await container(attributes);
    document.body.append(element);
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    const said = warn.mock.calls.flat().join('\n');
    expect(said).toContain('"monthly-amont"; did you mean "monthly-amount"?');
    expect(said).toContain('no attribute "wallet"');
    expect(said).not.toMatch(/9000|77/);
  });

  it('says on the console which value of an attribute does not fit, and which name beside it nobody knows', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await container({ 'monthly-amount': 'abc', wallet: '77' });
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    const said = warn.mock.calls.flat().join('\n');
    expect(said).toContain('"monthly-amount" does not fit: give a whole number from 100 up to 100000.');
    expect(said).toContain('no attribute "wallet"');
  });

  it('whose server has an address that cannot be used asks none, not even the one of the page', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fetch = vi.spyOn(globalThis, 'fetch');
    registerElement(loginContract, placedView(loginContract, Login) as typeof Login);
    configure({ apiBase: 'https://invest.example' });
    const login = document.createElement('px-login');
    const failed = vi.fn();
    login.addEventListener('px-error', (event) => failed((event as CustomEvent<{ code: string }>).detail.code));
    login.setAttribute('api-base', 'invest.example');
    document.body.append(login);
    await waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith('not_connected'));
    expect(login.shadowRoot?.querySelector('input, iframe')).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    expect(warn.mock.calls.flat().join()).toContain('"api-base" is "invest.example": give an origin');
    configure({ apiBase: null });
  });

  it('with a server of its own heeds what was said to all of the page, unless it says otherwise itself', async () => {
    const { element, inside } = await container({ 'api-base': 'https://a.example', partner: 'bluebank', quiet: '' });
    const rate = () => inside<HTMLInputElement>('[aria-label="Expected return, type a value"]')?.value;
    const language = () => inside('[lang]')?.getAttribute('lang');
    element.annualRate = 20;
    await waitFor(() => expect(rate()).toBe('20'));
    configure({ maxRate: 13, locale: 'hi' });
    await waitFor(() => expect([rate(), language()]).toEqual(['13', 'hi']));
    element.locale = 'ta';
    await waitFor(() => expect(language()).toBe('ta'));
    configure({ maxRate: 30, locale: null });
  });
});
