import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseNomineeRules, equalShares, nomineeRulesOn, parseShare, toPercent, WHOLE_SHARE } from './nominee.js';
import { relationshipOf, RELATIONSHIPS } from './relationships.js';

describe('a share', () => {
  it('survives the wire', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: WHOLE_SHARE }),
        (share) => parseShare(String(toPercent(share))) === share,
      ),
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
    for (const relationship of RELATIONSHIPS) expect(relationshipOf(relationship)).toBe(relationship);
    expect(['01', '20', '22'].map(relationshipOf)).toEqual(['Aunt', 'Spouse', 'Others']);
    const codes = RELATIONSHIPS.map((_, index) => String(index + 1).padStart(2, '0'));
    expect(codes.map(relationshipOf).sort()).toEqual([...RELATIONSHIPS].sort());
    expect(relationshipOf('23')).toBeNull();
    expect(relationshipOf('00')).toBeNull();
  });
});

describe('the rules of a nomination', () => {
  const on = (today: string, chosen: Parameters<typeof chooseNomineeRules>[0]) =>
    nomineeRulesOn(today, chooseNomineeRules(chosen) ?? []);

  it('are those of the day, in whatever order an operator names them', () => {
    const both = [{ version: 'sebi-2026' }, { version: 'spec-2025' }];
    expect(on('2026-08-31', both).version).toBe('spec-2025');
    expect(on('2026-09-01', both).version).toBe('sebi-2026');
  });

  // Trust G5: date, number, fields and opting out are the operator’s
  it('take the operator’s own date, number, fields and opt-out', () => {
    const own = { version: 'sebi-2026', from: '2027-01-01', most: 2, optOut: false };
    expect(on('2026-12-31', [{ version: 'spec-2025' }, own]).version).toBe('spec-2025');
    expect(on('2027-01-01', [{ version: 'spec-2025' }, own])).toMatchObject({
      most: 2,
      optOut: false,
      equalSplit: true,
    });
  });

  it('hold before their first day where no others are named, and are refused where they are not known', () => {
    expect(on('2026-01-01', [{ version: 'sebi-2026' }]).version).toBe('sebi-2026');
    expect(chooseNomineeRules([{ version: 'sebi-1999' }])).toBeNull();
    expect(chooseNomineeRules([])).toBeNull();
    expect(chooseNomineeRules([{ version: 'sebi-2026', mandatory: ['nomineeShoeSize'] }])).toBeNull();
  });
});
