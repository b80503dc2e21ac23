import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Checked } from './contract.js';
import { fits, readText, resolveFields, warnOnce } from './fields.js';

const years: Checked = { type: 'number', min: 1, max: 30, default: 10 };
const open: Checked = { type: 'boolean' };
const tone: Checked = { type: 'text', options: ['calm', 'loud'], default: 'calm' };

describe('the text of an attribute', () => {
  it.each([
    ['12', 12],
    [' 7.5 ', 7.5],
    ['-1e3', -1000],
    ['0', 0],
  ])('reads %j as the number %j', (text, value) => expect(readText(years, text)).toBe(value));

  it.each(['', ' ', '5,000', '₹500', 'ten', 'NaN', 'Infinity'])('takes %j for no number', (text) =>
    expect(fits(years, readText(years, text))).toBe(false),
  );

  it.each([
    ['', true],
    ['true', true],
    ['false', false],
  ])('reads %j as %j', (text, value) => expect(readText(open, text)).toBe(value));

  it.each(['no', 'TRUE', '0', 'open'])('takes %j for neither on nor off', (text) =>
    expect(fits(open, readText(open, text))).toBe(false),
  );

  it('leaves text as it is', () => expect(readText({ type: 'text' }, ' 12 ')).toBe(' 12 '));
});

describe('a value fits', () => {
  it.each([1, 30, 12.5])('within its bounds: %j', (value) => expect(fits(years, value)).toBe(true));
  it.each([0.99, 31, NaN, Infinity, '12', true, {}])('not beyond them: %j', (value) =>
    expect(fits(years, value)).toBe(false),
  );
  it('among its options alone', () => {
    expect(fits(tone, 'loud')).toBe(true);
    expect(fits(tone, 'Loud')).toBe(false);
  });
  it('when the whole of it matches the pattern', () => {
    const agent: Checked = { type: 'text', pattern: 'AG\\d{4}' };
    expect(fits(agent, 'AG1001')).toBe(true);
    expect(fits(agent, 'xAG1001')).toBe(false);
    expect(fits(agent, 'AG1001\nx')).toBe(false);
  });
  it('up to its length', () => {
    expect(fits({ type: 'text', maxLength: 3 }, 'abc')).toBe(true);
    expect(fits({ type: 'text', maxLength: 3 }, 'abcd')).toBe(false);
  });
});

describe('all fields of a table', () => {
  const fields = { years, open, tone, note: { type: 'text' }, chart: { type: 'boolean', default: true } } as const;

  it('have their default when nothing, null or undefined is given', () => {
    const given = { years: null, tone: undefined };
    const resolved = { years: 10, open: false, tone: 'calm', note: undefined, chart: true };
    expect(resolveFields(fields, given, () => expect.unreachable())).toEqual(resolved);
  });

  it('keep false and the empty text, which are values', () => {
    const given = { chart: false, note: '' };
    expect(resolveFields(fields, given, () => expect.unreachable())).toMatchObject({ chart: false, note: '' });
  });

  it('take the empty text for none of several options', () => {
    const refused = vi.fn();
    const state = { type: 'text', options: ['open', 'closed'] } as const;
    expect(resolveFields({ state, tone }, { state: '', tone: '' }, refused)).toEqual({
      state: undefined,
      tone: 'calm',
    });
    expect(refused).not.toHaveBeenCalled();
  });

  it('report what does not fit by its name and fall back', () => {
    const refused: string[] = [];
    expect(resolveFields(fields, { years: 99, tone: 'shrill' }, (name) => refused.push(name))).toMatchObject({
      years: 10,
      tone: 'calm',
    });
    expect(refused).toEqual(['years', 'tone']);
  });
});

describe('a warning', () => {
  afterEach(() => vi.restoreAllMocks());

  it('comes once for a bad value, again for another bad one, and repeats neither', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const report = warnOnce('px-test', { monthlyAmount: years });
    for (const value of ['ABCDE1234F', 'ABCDE1234F', NaN, NaN]) report('monthlyAmount', value);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2), { timeout: 20_000 });
    expect(warn.mock.calls.flat().join()).toContain('<px-test>: "monthly-amount" does not fit');
    expect(warn.mock.calls.flat().join()).not.toContain('ABCDE1234F');
  });

  it('of a deprecated property says once what replaces it, and takes its value', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fields = { tenure: { ...years, deprecated: 'Give "years".' }, years };
    const report = warnOnce('px-test', fields);
    expect(resolveFields(fields, { tenure: 12 }, report)['tenure']).toBe(12);
    resolveFields(fields, { tenure: 13 }, report);
    resolveFields(fields, { years: 13 }, report);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), { timeout: 20_000 });
    expect(warn.mock.calls.flat()).toEqual([
      '<px-test>: "tenure" is deprecated and goes with the next major version. Give "years".',
    ]);
  });
});
