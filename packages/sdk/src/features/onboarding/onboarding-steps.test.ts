import { describe, expect, it } from 'vitest';
import { isDone, isReached, nextStepOf, openStepOf, stepBefore } from './onboarding-steps.js';

describe('the steps of onboarding', () => {
  it.each([
    ['kyc', null],
    ['personal', 'personal'],
    ['bank', 'bank'],
    ['risk', 'risk'],
    ['occupation', 'occupation'],
    ['confirm', 'occupation'],
    ['done', 'mandate'],
  ] as const)('of a profile at %s the open step is %s', (onboardingStep, step) => {
    expect(openStepOf({ onboardingStep })).toBe(step);
  });

  it('lets nobody past the open step', () => {
    expect(isReached('bank', 'bank')).toBe(true);
    expect(isReached('personal', 'bank')).toBe(true);
    expect(isReached('risk', 'bank')).toBe(false);
  });

  it('goes on and back, and stays at both ends', () => {
    expect(nextStepOf('bank')).toBe('risk');
    expect(nextStepOf('mandate')).toBe('mandate');
    expect(stepBefore('bank')).toBe('personal');
    expect(stepBefore('personal')).toBeNull();
  });

  it('knows the risk profile done by its result, other steps by their place', () => {
    const view = { onboardingStep: 'bank', hasRiskProfile: true } as const;
    expect([isDone('personal', view), isDone('bank', view), isDone('risk', view)]).toEqual([true, false, true]);
  });
});
