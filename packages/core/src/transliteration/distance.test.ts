import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistances } from './distance.js';

const editDistance = (one: string, other: string) => editDistances(one, other).at(-1);

describe('editDistances', () => {
  it.each([
    ['hdfc', 'hdfc', 0],
    ['hdcf', 'hdfc', 1],
    ['prag', 'parag', 1],
    ['tecnology', 'technology', 1],
    ['nipon', 'nippon', 1],
    ['axis', 'sbi', 3],
    ['', 'sbi', 3],
  ])('counts the slips from "%s" to "%s"', (one, other, steps) => {
    expect(editDistance(one, other)).toBe(steps);
  });

  it('counts as many steps either way, and no more than the longer word has letters', () => {
    const word = fc.string({ maxLength: 9, unit: fc.constantFrom('a', 'b', 'c') });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const steps = editDistance(one, other);
        expect(steps).toBe(editDistance(other, one));
        expect(steps).toBeLessThanOrEqual(Math.max(one.length, other.length));
        const beginnings = Array.from({ length: other.length + 1 }, (_, at) => editDistance(one, other.slice(0, at)));
        expect(editDistances(one, other)).toEqual(beginnings);
        expect(steps === 0).toBe(one === other);
      }),
    );
  });
});
