import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { runs } from '#testing/runs.js';
import { amountCodec, amountTextCodec, navCodec, unitsCodec } from './codecs.js';
import { MAX_COUNT } from './count.js';
import { paise, rupees } from './money.js';
import { navFromScaled } from './nav.js';
import { unitsFromScaled } from './units.js';

describe('wire codecs', () => {
  it('read rupees, units and NAV from JSON numbers', () => {
    expect(z.decode(amountCodec, 1_234.5)).toBe(rupees(1_234.5));
    expect(z.decode(unitsCodec, 33.412)).toBe(334_120);
    expect(z.decode(unitsCodec, 33.4125)).toBe(334_125);
    expect(z.decode(navCodec, 149.64)).toBe(14_964_000_000);
  });

  it('read rupees from the text of an address, and nothing else', () => {
    expect(z.decode(amountTextCodec, '25000')).toBe(rupees(25_000));
    expect(z.encode(amountTextCodec, z.decode(amountTextCodec, '1234.5'))).toBe('1234.5');
    expect(z.decode(amountTextCodec, '1234.56')).toBe(rupees(1_234.56));
    for (const wrong of ['', ' ', '-1', '1e3', '1.234', '0x10', 'NaN'])
      expect(z.safeDecode(amountTextCodec, wrong).error?.issues[0]?.message).toBe('number_not_exact');
  });

  it('write what they have read, byte for byte', () => {
    const count = fc.integer({ min: -MAX_COUNT, max: MAX_COUNT });
    const trip = (text: string) => JSON.parse(text) as number;
    fc.assert(
      fc.property(count, (some) => {
        expect(z.decode(amountCodec, trip(JSON.stringify(z.encode(amountCodec, paise(some)))))).toBe(some);
        expect(z.decode(unitsCodec, trip(JSON.stringify(z.encode(unitsCodec, unitsFromScaled(some)))))).toBe(some);
        if (some > 0) expect(z.decode(navCodec, z.encode(navCodec, navFromScaled(some)))).toBe(some);
      }),
      runs(20_000),
    );
  });

  it.each([
    ['a third decimal of a rupee', amountCodec, 1.005],
    ['a fifth decimal of a unit', unitsCodec, 0.00001],
    ['a ninth decimal of a NAV', navCodec, 1.000000001],
    ['a NAV of zero', navCodec, 0],
    ['an amount too large', amountCodec, 1e18],
  ])('refuse %s with a code', (_, codec, wire) => {
    const result = z.safeDecode(codec, wire);
    expect(result.error?.issues[0]?.message).toBe('number_not_exact');
  });

  it.each([
    ['text', '100'],
    ['null', null],
    ['not a number', Number.NaN],
    ['infinity', Infinity],
  ])('refuse %s', (_, wire) => {
    expect(z.safeParse(amountCodec, wire).success).toBe(false);
  });
});
