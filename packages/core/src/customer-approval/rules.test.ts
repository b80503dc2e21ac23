import { describe, expect, it } from 'vitest';
import { approvalStateAt } from './rules.js';

describe('approvalStateAt', () => {
  it('ends what nobody answered, and nothing that was answered', () => {
    expect(approvalStateAt('pending', 1_000, 999)).toBe('pending');
    expect(approvalStateAt('pending', 1_000, 1_000)).toBe('expired');
    expect(approvalStateAt('approved', 1_000, 2_000)).toBe('approved');
    expect(approvalStateAt('declined', 1_000, 2_000)).toBe('declined');
  });
});
