import { describe, expect, it } from 'vitest';
import { addDays, type BusinessDate, businessDate } from '#time/index.js';
import { redemptionAccount, redemptionsAsDefault, redemptionsUntil } from './accounts.js';

const today = businessDate('2026-11-16');
const account = (name: string, from: string | null) => ({
  name,
  redemptionsFrom: from === null ? null : businessDate(from),
});

describe('redemptionsAsDefault', () => {
  const [former, added] = [account('former', '2024-03-18'), account('added', null)];
  const startOf = (addedOn: BusinessDate, one = added, accounts = [former, added]) =>
    redemptionsAsDefault(one, accounts, { addedOn, today });

  it('is ten days after an account was added, and at once for one that is known for longer', () => {
    expect(startOf(today)).toBe('2026-11-26');
    expect(startOf(addDays(today, -4))).toBe('2026-11-22');
    expect(startOf(addDays(today, -10))).toBe(today);
    expect(startOf(businessDate('2024-01-01'))).toBe(today);
  });

  it('is at once for the first account, and stays for the one that has them', () => {
    expect(startOf(today, added, [added])).toBe(today);
    expect(startOf(today, former)).toBe('2024-03-18');
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
