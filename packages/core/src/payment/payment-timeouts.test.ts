import { describe, expect, it } from 'vitest';
import { businessDate, EXCHANGE_HOLIDAYS, exchangeCalendar, type Instant, instantAt } from '#time/index.js';
import { lateStatusCheckAt, statusCheckAt, paymentTimeout } from './payment-timeouts.js';

const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);
const at = (day: string, time: string) => instantAt(businessDate(day), time);
const MINUTE = 60_000;

describe('paymentTimeout and statusCheckAt', () => {
  it.each([
    ['neft', '2026-11-16', '10:00', '2026-11-18'],
    ['neft', '2026-11-20', '23:59', '2026-11-25'],
    ['cheque', '2026-11-16', '10:00', '2026-11-23'],
    ['cheque', '2026-11-16', '15:00', '2026-11-25'],
    ['netBanking', '2026-11-16', '10:00', '2026-11-23'],
  ] as const)('wait for a payment by %s of %s %s until six in the evening of %s', (mode, day, time, end) => {
    expect(paymentTimeout(mode, at(day, time), calendar)).toBe(at(end, '18:00'));
  });

  it('ask four times an hour at first, then hourly', () => {
    const start = at('2026-11-16', '10:00');
    expect(statusCheckAt(start, start)).toBe(start + 15 * MINUTE);
    expect(statusCheckAt(start, start + 120 * MINUTE - 1)).toBe(start + 135 * MINUTE - 1);
    expect(statusCheckAt(start, start + 120 * MINUTE)).toBe(start + 180 * MINUTE);
  });
});

describe('lateStatusCheckAt', () => {
  it('asks for money of a payment that ended after an hour, then on five mornings, and no more', () => {
    const end = at('2026-11-20', '17:00');
    const looks: Instant[] = [];
    for (
      let look = lateStatusCheckAt(end, end, calendar);
      look !== null;
      look = lateStatusCheckAt(end, look, calendar)
    ) {
      looks.push(look);
    }
    const mornings = ['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'];
    expect(looks).toEqual([at('2026-11-20', '18:00'), ...mornings.map((day) => at(day, '10:00'))]);
  });
});
