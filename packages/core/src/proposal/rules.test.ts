import { describe, expect, it } from 'vitest';
import { rupees } from '#money/index.js';
import { costAYear, isRevisable, PROPOSAL_STATES, proposalStateAt, riskFitOf, sumsByKind } from './rules.js';

describe('proposalStateAt', () => {
  it('ends what nobody answered at its time, and neither a draft nor what was answered', () => {
    expect(proposalStateAt('pending', 1_000, 999)).toBe('pending');
    expect(proposalStateAt('pending', 1_000, 1_000)).toBe('expired');
    expect(proposalStateAt('approved', 1_000, 2_000)).toBe('approved');
    expect(proposalStateAt('draft', null, 2_000)).toBe('draft');
  });
});

describe('isRevisable', () => {
  it('lets anything be sent anew that was sent and not approved', () => {
    expect(PROPOSAL_STATES.filter(isRevisable)).toEqual(['pending', 'declined', 'withdrawn', 'expired']);
  });
});

describe('costAYear', () => {
  it('is the ratio of the sum in rupees, to the nearest paisa', () => {
    expect(costAYear(rupees(1_00_000), 1.62)).toBe(rupees(1_620));
    expect(costAYear(rupees(500), 0.333)).toBe(167);
  });
});

describe('sumsByKind', () => {
  it('adds what is in rupees, and says where something is in units', () => {
    const of = (kind: 'sip' | 'redemption', value: number | null) => ({
      kind,
      amount: value === null ? null : rupees(value),
    });
    expect(sumsByKind([of('redemption', 500), of('sip', 2_000), of('redemption', null), of('sip', 3_000)])).toEqual([
      { kind: 'sip', count: 2, amount: rupees(5_000), inUnits: false },
      { kind: 'redemption', count: 2, amount: rupees(500), inUnits: true },
    ]);
  });
});

describe('riskFitOf', () => {
  it('says of a scheme whether its buyer can bear it, and nothing where either is not known', () => {
    expect(riskFitOf('Moderate', 3)).toBe('within');
    expect(riskFitOf('Moderately High', 3)).toBe('above');
    expect([riskFitOf(null, 3), riskFitOf('Low', null)]).toEqual(['unknown', 'unknown']);
  });
});
