import { describe, expect, it } from 'vitest';
import { rupees } from '#money/index.js';
import { laterInstalments, sipCover } from './rules.js';

describe('sipCover', () => {
  it.each([
    [null, 5_000, 'no_mandate'],
    [1_00_000, 1_00_000, 'covered'],
    [1_00_000, 1_00_001, 'limit_too_small'],
  ] as const)('answers a mandate over %s and SIPs of %s a month with %s', (limit, total, cover) => {
    expect(sipCover(limit === null ? null : rupees(limit), rupees(total))).toBe(cover);
  });
});

describe('laterInstalments', () => {
  it('adds up the instalments after the first', () => {
    const sips = [1, 2, 360, null].map((instalments) => ({ amount: rupees(1_000), instalments }));
    expect(laterInstalments(sips)).toBe(rupees(3_000));
    expect(laterInstalments([])).toBe(0);
  });
});
