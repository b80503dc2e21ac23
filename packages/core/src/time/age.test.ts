import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ageOn } from './age.js';
import { addDays, addMonths, businessDate } from './business-date.js';

it.each([
  ['2008-11-22', '2026-11-21', 17],
  ['2008-11-22', '2026-11-22', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
  ['2026-11-22', '2026-11-22', 0],
  ['2026-11-23', '2026-11-22', -1],
])('born on %s one is on %s %i years old', (born, day, age) => {
  expect(ageOn(businessDate(born), businessDate(day))).toBe(age);
});

it('grows by one on each birthday and on no other day', () => {
  const birth = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays(businessDate('1920-01-01'), days));
  fc.assert(
    fc.property(birth, fc.integer({ min: 1, max: 100 }), (born, years) => {
      const birthday = addMonths(born, years * 12);
      const day = birthday.slice(5) === born.slice(5) ? birthday : addDays(birthday, 1);
      expect(ageOn(born, day)).toBe(years);
      expect(ageOn(born, addDays(day, -1))).toBe(years - 1);
    }),
  );
});
