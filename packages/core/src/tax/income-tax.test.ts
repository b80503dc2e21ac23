import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Paise, rupees, toRupees } from '#money/index.js';
import { runs } from '#testing/runs.js';
import { incomeTaxLaw } from './income-tax-law.js';
import { INCOME_TAX_YEARS, REGIMES } from './income-tax-rules.js';
import { incomeTaxOn, incomeTaxYear, taxSaved } from './income-tax.js';

describe('income tax of a resident below 60', () => {
  it.each([
    // the old regime: nothing up to 5 lakh by the rebate, then by slabs, 4 % cess
    ['old', 5_00_000, 0],
    ['old', 5_00_100, 13_021],
    ['old', 10_00_000, 1_17_000],
    ['old', 15_00_000, 2_73_000],
    // the new one: nothing up to 12 lakh, and just above it no more than what is above
    ['new', 12_00_000, 0],
    ['new', 12_10_000, 10_400],
    ['new', 16_00_000, 1_24_800],
    ['new', 24_00_000, 3_12_000],
    // surcharge of 10 % above 50 lakh, whose relief keeps 50,10,000 at the tax of 50 lakh and 10,000 more, and cess
    ['old', 50_00_000, 13_65_000],
    ['old', 50_10_000, 13_75_400],
    // (1,12,500 + 50 lakh × 30 %) × 1.1 × 1.04
    ['old', 60_00_000, 18_44_700],
  ] as const)('in the %s regime on ₹%i is ₹%i', (regime, income, tax) => {
    expect(toRupees(incomeTaxOn(rupees(income), regime, 2026))).toBe(tax);
  });

  it('has 37 % as the highest surcharge in the old regime, and 25 % in the new one', () => {
    const crores = (count: number) => rupees(count * 1_00_00_000);
    // (10 crore − 10 lakh) × 30 % + 1,12,500, then 37 % and 4 %
    expect(toRupees(incomeTaxOn(crores(10), 'old', 2026))).toBe(
      Math.round((99_000_000 * 0.3 + 1_12_500) * 1.37 * 1.04),
    );
    expect(toRupees(incomeTaxOn(crores(10), 'new', 2026))).toBe(
      Math.round((97_600_000 * 0.3 + 3_00_000) * 1.25 * 1.04),
    );
  });

  it('never leaves less of a larger income, to the rupee, whatever the year and regime', () => {
    const income = fc.integer({ min: 0, max: 7_00_00_000 });
    const most = 1.04;
    fc.assert(
      fc.property(income, fc.integer({ min: 0, max: 50_000 }), fc.constantFrom(...REGIMES), (less, more, regime) => {
        // cess comes on top of what the reliefs leave, and the old rebate has no relief
        if (regime === 'old' && less <= 5_00_000 && less + more > 5_00_000) return;
        for (const { year } of INCOME_TAX_YEARS) {
          const [one, other] = [less, less + more].map((each) => incomeTaxOn(rupees(each), regime, year)) as [
            Paise,
            Paise,
          ];
          expect(other).toBeGreaterThanOrEqual(one);
          expect(toRupees(other) - toRupees(one)).toBeLessThanOrEqual(more * most + 1);
        }
      }),
      runs(2_000),
    );
  });

  it('names the law of its year; of a year that is not known yet it is that of the latest', () => {
    expect(incomeTaxLaw(2025)).toMatchObject({ law: 'Income-tax Act, 1961', sections: { savings: '80C' } });
    expect(incomeTaxLaw(2026)).toMatchObject({ law: 'Income-tax Act, 2025', sections: { savings: '123' } });
    expect(incomeTaxYear(2030).year).toBe(2026);
    expect(incomeTaxYear(2001).year).toBe(2025);
  });
});

describe('what ELSS saves', () => {
  const saving = {
    income: rupees(12_00_000),
    investment: rupees(1_50_000),
    alreadyUsed: rupees(0),
    regime: 'old',
    year: 2026,
  } as const;

  it('is the tax on what is taken off, up to the limit, in the old regime alone', () => {
    // the whole 1.5 lakh lies in the slab of 30 %, with cess
    expect(taxSaved(saving)).toMatchObject({ deduction: rupees(1_50_000), saved: rupees(46_800) });
    expect(taxSaved({ ...saving, investment: rupees(5_00_000) }).saved).toBe(rupees(46_800));
    expect(taxSaved({ ...saving, regime: 'new', income: rupees(20_00_000) })).toMatchObject({ deduction: 0, saved: 0 });
  });

  it('is less where the limit was used already', () => {
    expect(taxSaved({ ...saving, alreadyUsed: rupees(1_00_000) })).toMatchObject({
      deduction: rupees(50_000),
      saved: rupees(15_600),
    });
    expect(taxSaved({ ...saving, alreadyUsed: rupees(9_00_000) })).toMatchObject({ deduction: 0, saved: 0 });
  });

  it('is all of the tax where it brings the income to the rebate', () => {
    const { before, after, saved } = taxSaved({ ...saving, income: rupees(6_00_000) });
    expect([toRupees(before), toRupees(after)]).toEqual([33_800, 0]);
    expect(saved).toBe(before);
  });
});
