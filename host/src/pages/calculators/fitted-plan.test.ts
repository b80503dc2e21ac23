import { describe, expect, it } from 'vitest';
import { cappedFields, fittedPlan } from './fitted-plan.js';

const number = { type: 'number', describe: '' } as const;
const fields = {
  monthlyAmount: { ...number, min: 100, max: 1_00_000, step: 1, default: 5_000 },
  annualRate: { ...number, min: 1, max: 30, step: 0.1, default: 8 },
  years: { ...number, min: 1, max: 30, step: 1, default: 10 },
  taxYear: { ...number, options: [2025, 2026], default: 2026 },
};

describe('the plan of an address', () => {
  it('has the nearest figures that its calculator takes, so that form and result are of one plan', () => {
    const plan = { monthlyAmount: 2_00_000, annualRate: 12.34, years: 10.5 };
    expect(fittedPlan(plan, fields)).toEqual({ monthlyAmount: 1_00_000, annualRate: 12.3, years: 11 });
    expect(fittedPlan({ monthlyAmount: 5, years: 35 }, fields)).toEqual({ monthlyAmount: 100, years: 30 });
  });

  it('keeps what fits, what is not given, and what is no number of the calculator', () => {
    const plan = { monthlyAmount: 7_000, annualRate: 12.5, years: undefined, taxYear: 2025, flows: '2024-01-01 5' };
    expect(fittedPlan(plan, fields)).toEqual(plan);
  });

  it('keeps to the highest return of the site', () => {
    expect(fittedPlan({ annualRate: 20, years: 20 }, cappedFields(fields, 13))).toEqual({ annualRate: 13, years: 20 });
  });
});
