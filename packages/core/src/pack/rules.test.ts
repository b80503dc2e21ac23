import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptsInvestment, type FundLimits } from '#cart/investment.js';
import { addPaise, paise, rupees } from '#money/index.js';
import { PACK_STEP, packLimits, packMinimum, splitPack } from './rules.js';

const fund = (changes: Partial<FundLimits> = {}): FundLimits => ({
  minimumSipAmount: rupees(100),
  minimumLumpsumAmount: rupees(1_000),
  sipMultiple: rupees(1),
  lumpsumMultiple: rupees(1),
  maximumAmount: rupees(10_00_000),
  sipDates: [],
  ...changes,
});

describe('packLimits', () => {
  it('accept at least what is enough for each scheme, and at most what is too much for none', () => {
    const limits = packLimits([
      { weight: 70, limits: fund() },
      {
        weight: 30,
        limits: fund({ minimumSipAmount: rupees(500), sipDates: [1, 5, 31], maximumAmount: rupees(9_000) }),
      },
    ]);
    expect(limits).toMatchObject({
      allowPurchase: true,
      minimumLumpsumAmount: rupees(3_400),
      minimumSipAmount: rupees(1_700),
      maximumAmount: rupees(30_000),
      sipDates: [1, 5],
    });
  });

  it('begin with the lesser minimum, of a SIP or once', () => {
    const limits = packLimits([{ weight: 50, limits: fund() }]);
    expect(packMinimum(limits)).toBe(rupees(200));
    expect(packMinimum({ ...limits, minimumSipAmount: null })).toBe(rupees(2_000));
    expect(packMinimum({ ...limits, minimumSipAmount: rupees(3_000) })).toBe(rupees(2_000));
    expect(packMinimum({ ...limits, minimumLumpsumAmount: null })).toBe(rupees(200));
    expect(packMinimum({ ...limits, minimumLumpsumAmount: null, minimumSipAmount: null })).toBeNull();
    expect(packMinimum({ ...limits, allowPurchase: false })).toBeNull();
  });

  it('accept no SIP where the schemes share no day for it', () => {
    const limits = packLimits([
      { weight: 50, limits: fund({ sipDates: [1, 10] }) },
      { weight: 50, limits: fund({ sipDates: [5, 15] }) },
    ]);
    expect([acceptsInvestment(limits, 'SIP'), acceptsInvestment(limits, 'LUMPSUM')]).toEqual([false, true]);
  });

  it('accept no SIP where one scheme accepts none, and nothing where one accepts no money', () => {
    const shut = { weight: 50, limits: fund({ minimumSipAmount: null, allowPurchase: false }) };
    const limits = packLimits([shut, { weight: 50, limits: fund() }]);
    expect([limits.minimumSipAmount, limits.allowPurchase]).toEqual([null, false]);
  });
});

const weights = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }).map((parts) => {
  const rest = 100 - parts.slice(1).reduce((sum, part) => sum + part, 0);
  return rest > 0 ? [rest, ...parts.slice(1)] : [100];
});

describe('splitPack', () => {
  it('returns whole rupees that make exactly the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_00_000 }), weights, (steps, shares) => {
        const amount = paise(steps * PACK_STEP);
        const parts = splitPack(amount, shares);
        expect(addPaise(...parts)).toBe(amount);
        expect(parts.every((part) => part % 100 === 0)).toBe(true);
      }),
    );
  });

  it('gives each scheme its minimum at its own minimum', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 50_000 }), (shares, minimum) => {
        const limits = fund({ minimumLumpsumAmount: rupees(minimum), maximumAmount: rupees(1_00_00_00_000) });
        const least = packLimits(shares.map((weight) => ({ weight, limits }))).minimumLumpsumAmount;
        for (const part of splitPack(least!, shares)) expect(part).toBeGreaterThanOrEqual(rupees(minimum));
      }),
    );
  });
});

describe('the step of a pack', () => {
  it('is the smallest with which every share is a multiple that its scheme accepts', () => {
    const multiples = fc.array(fc.constantFrom(1, 10, 50, 100, 500, 1_000), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(weights, multiples, fc.integer({ min: 0, max: 1_000 }), (shares, each, more) => {
        const parts = shares.map((weight, index) => ({
          weight,
          limits: fund({ lumpsumMultiple: rupees(each[index] ?? 1), maximumAmount: rupees(1_00_00_00_00_000) }),
        }));
        const { lumpsumMultiple: step, minimumLumpsumAmount: least } = packLimits(parts);
        const fits = (whole: number) =>
          splitPack(paise(whole), shares).every((part, index) => part % parts[index]!.limits.lumpsumMultiple === 0);
        expect(fits(least! + more * step)).toBe(true);
        for (let smaller: number = PACK_STEP; smaller < Math.min(step, 100 * PACK_STEP); smaller += PACK_STEP)
          expect(fits(smaller)).toBe(false);
      }),
    );
  });

  it('follows a scheme with multiples of 500 rupees', () => {
    const limits = packLimits([
      { weight: 40, limits: fund({ lumpsumMultiple: rupees(500) }) },
      { weight: 60, limits: fund() },
    ]);
    expect([limits.lumpsumMultiple, limits.sipMultiple]).toEqual([rupees(2_500), PACK_STEP]);
  });

  it('is never split by halves', () => {
    expect(() => splitPack(rupees(150), [50, 50])).toThrow(RangeError);
    expect(() => splitPack(rupees(100), [50, 49])).toThrow(RangeError);
  });
});
