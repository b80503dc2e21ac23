import { describe, expect, it } from 'vitest';
import { addDays, businessDate } from '#time/index.js';
import { redemptionAccount, redemptionsStart, redemptionsUntil } from './accounts.js';

const today = businessDate('2026-11-16');
const account = (name: string, from: string | null) => ({
  name,
  redemptionsFrom: from === null ? null : businessDate(from),
});

describe('redemptionsStart', () => {
  it('is ten days after an account was added, and at once for one that is known for longer', () => {
    expect(redemptionsStart(today, today)).toBe('2026-11-26');
    expect(redemptionsStart(addDays(today, -4), today)).toBe('2026-11-22');
    expect(redemptionsStart(addDays(today, -10), today)).toBe(today);
    expect(redemptionsStart(businessDate('2024-01-01'), today)).toBe(today);
  });
});

describe('redemptionAccount', () => {
  it.each([
    ['former', '2026-11-25'],
    ['new', '2026-11-26'],
  ])('is the %s one on %s', (name, day) => {
    const accounts = [account('new', '2026-11-26'), account('added', null), account('former', '2024-03-18')];
    expect(redemptionAccount(accounts, businessDate(day))?.name).toBe(name);
  });

  it('is none where no account has begun', () => {
    expect(redemptionAccount([account('added', null)], today)).toBeUndefined();
  });
});

describe('redemptionsUntil', () => {
  it('is the day of the account that comes next, for the one that has them now', () => {
    const [next, added, former] = [account('next', '2026-11-26'), account('added', null), account('a', '2024-03-18')];
    const untilOf = (one: typeof next, others = [next, added]) => redemptionsUntil(one, [former, ...others], today);
    expect([untilOf(former), untilOf(next), untilOf(added)]).toEqual(['2026-11-26', null, null]);
    expect(untilOf(former, [added])).toBeNull();
  });
});
