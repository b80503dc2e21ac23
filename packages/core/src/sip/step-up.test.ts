import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees } from '#money/money.js';
import { checkStepUp, STEP_UP_KINDS, steppedUp } from './step-up.js';

describe('steppedUp', () => {
  it.each([
    ['a sum', 5_000, 'sum', rupees(500), 1, 5_500],
    ['per cent', 5_000, 'percent', 10, 1, 5_500],
    ['per cent that leave paise, rounded down to a rupee', 1_005, 'percent', 10, 1, 1_105],
    ['per cent, rounded down to what the scheme accepts', 5_500, 'percent', 10, 100, 6_000],
    ['per cent too small for a step, which changes nothing', 1_000, 'percent', 1, 500, 1_000],
    ['no more than the greatest investment', 99_99_000, 'sum', rupees(1_00_000), 1, 1_00_00_000],
  ] as const)('adds %s', (_, amount, kind, by, multiple, result) => {
    expect(steppedUp(rupees(amount), { kind, by }, rupees(multiple))).toBe(rupees(result));
  });

  it('compounds per cent year by year', () => {
    const years = [1, 2, 3].reduce(
      (amounts) => [...amounts, steppedUp(amounts.at(-1)!, { kind: 'percent', by: 10 })],
      [rupees(5_000)],
    );
    expect(years).toEqual([5_000, 5_500, 6_050, 6_655].map(rupees));
  });

  it('never lowers an amount and always gives whole rupees', () => {
    const amounts = fc.integer({ min: 1, max: 1_00_00_000 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(...STEP_UP_KINDS), fc.integer({ min: 1, max: 50 }), (amount, kind, by) => {
        const after = steppedUp(rupees(amount), { kind, by: kind === 'sum' ? by * 100_00 : by });
        expect(after).toBeGreaterThanOrEqual(rupees(amount));
        expect(after % 100).toBe(0);
      }),
    );
  });
});

describe('checkStepUp', () => {
  it.each([
    ['sum', null, 'step_up_required'],
    ['sum', rupees(99), 'step_up_too_small'],
    ['sum', rupees(100), null],
    ['sum', paise(10_050), 'step_up_not_whole'],
    ['sum', rupees(1_00_000), null],
    ['sum', rupees(1_00_001), 'step_up_too_large'],
    ['percent', 0, 'step_up_too_small'],
    ['percent', 1, null],
    ['percent', 2.5, 'step_up_not_whole'],
    ['percent', 50, null],
    ['percent', 51, 'step_up_too_large'],
  ] as const)('of a %s of %s is %s', (kind, by, code) => expect(checkStepUp(kind, by)).toBe(code));
});
