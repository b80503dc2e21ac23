import { describe, expect, it } from 'vitest';
import { agentStatusOf, cartStandingOf } from './approval.js';

describe('agentStatusOf', () => {
  it.each([
    [null, null, null],
    ['PENDNEW', null, 'PENDNEW'],
    ['PENDING', 101, 'PENDING'],
    ['PENDING', 100, 'AUTOCXL'],
    ['APPROVED', 101, 'APPROVED'],
    ['APPROVED', 100, 'AUTOCXL'],
    ['DECLINED', 101, 'PENDNEW'],
    ['DECLINED', 100, 'PENDNEW'],
  ] as const)('answers an approval that is stored as %s until %s with %s', (kept, until, status) => {
    expect(agentStatusOf(kept, until, 100)).toBe(status);
  });
});

describe('cartStandingOf', () => {
  it.each([
    [null, null, null],
    ['PENDNEW', null, 'unasked'],
    ['PENDING', 101, 'asked'],
    ['PENDING', 100, 'link_over'],
    ['APPROVED', 101, null],
    ['APPROVED', 100, 'approval_over'],
    ['DECLINED', 101, 'declined'],
    ['DECLINED', 100, 'declined'],
  ] as const)('answers an approval that is stored as %s until %s with %s', (kept, until, standing) => {
    expect(cartStandingOf(kept, until, 100)).toBe(standing);
  });
});
