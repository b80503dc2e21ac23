import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relationshipCode, relationshipOf, RELATIONSHIPS } from './relationships.js';
import { equalShares, parseShare, shareOfPercent, toPercent, WHOLE_SHARE } from './nominee.js';

describe('a share', () => {
  it('survives the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: WHOLE_SHARE }), (share) => shareOfPercent(toPercent(share)) === share),
    );
  });

  it.each([
    [1, [10_000]],
    [2, [5_000, 5_000]],
    [3, [3_334, 3_333, 3_333]],
    [7, [1_432, 1_428, 1_428, 1_428, 1_428, 1_428, 1_428]],
  ])('divides the whole among %i as %j', (count, shares) => {
    expect(equalShares(count)).toEqual(shares);
  });

  it.each(['', '.5', '5.', '-5', '5,0', ' 5', '1000', '٥'])('cannot be read from %j', (typed) => {
    expect(parseShare(typed)).toBeNull();
  });
});

describe('a relationship', () => {
  it('has a code, and is found by name and by code', () => {
    expect(relationshipCode('Aunt')).toBe('01');
    expect(relationshipCode('Spouse')).toBe('20');
    expect(relationshipCode('Others')).toBe('22');
    for (const relationship of RELATIONSHIPS) {
      expect(relationshipOf(relationship)).toBe(relationship);
      expect(relationshipOf(relationshipCode(relationship))).toBe(relationship);
    }
    expect(relationshipOf('23')).toBeNull();
    expect(relationshipOf('00')).toBeNull();
  });
});
