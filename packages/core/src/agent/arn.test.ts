import { describe, expect, it } from 'vitest';
import { businessDate } from '#time/index.js';
import { arnEndOf, arnStateOf } from './arn.js';

const today = businessDate('2026-11-16');
const arn = (validTo: string | null, change: { verified?: boolean; verifiedTo?: string } = {}) => ({
  arn: 'ARN-1',
  validTo: validTo === null ? null : businessDate(validTo),
  verified: change.verified ?? true,
  verifiedTo: change.verifiedTo === undefined ? null : businessDate(change.verifiedTo),
});

describe('arnStateOf', () => {
  it.each([
    ['verified', arn('2026-11-16')],
    ['verified', arn(null)],
    ['missing', arn('2026-11-15')],
    ['missing', { ...arn(null), arn: null }],
    ['waiting', arn('2028-01-01', { verified: false })],
    ['verified', arn('2028-01-01', { verifiedTo: '2026-11-16' })],
    ['waiting', arn('2028-01-01', { verifiedTo: '2026-11-15' })],
  ] as const)('is %s of %j', (state, registered) => {
    expect(arnStateOf(registered, today)).toBe(state);
  });
});

describe('arnEndOf', () => {
  it('is told a month before the last day, and from the day after it on', () => {
    expect(arnEndOf(arn('2026-12-17'), today)).toBeNull();
    expect(arnEndOf(arn('2026-12-16'), today)).toEqual({ arn: 'ARN-1', on: '2026-12-16', isOver: false });
    expect(arnEndOf(arn('2026-11-16'), today)?.isOver).toBe(false);
    expect(arnEndOf(arn('2026-11-15'), today)).toEqual({ arn: 'ARN-1', on: '2026-11-15', isOver: true });
  });

  it('is not told where other days wait, nor of an ARN whose end nobody knows', () => {
    expect(arnEndOf(arn('2028-01-01', { verifiedTo: '2026-11-20' }), today)).toBeNull();
    expect(arnEndOf(arn('2026-11-20', { verified: false }), today)).toBeNull();
    expect(arnEndOf(arn(null), today)).toBeNull();
    expect(arnEndOf({ ...arn('2026-11-20'), arn: null }, today)).toBeNull();
  });
});
