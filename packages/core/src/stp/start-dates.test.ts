import { describe, expect, it } from 'vitest';
import { rupees } from '#money/index.js';
import { businessDate } from '#time/index.js';
import { allowedStartDates } from './start-dates.js';

const day = (text: string) => businessDate(text);

describe('allowedStartDates', () => {
  const terms = {
    minimum: rupees(500),
    maximum: rupees(5_000),
    multiple: rupees(1),
    minInstalments: 6,
    maxInstalments: 60,
    minGap: 3,
    maxGap: 10,
    dates: [20, 25],
  };
  const today = day('2026-11-16');

  it.each([
    [1, '2026-11-20 2026-11-25'],
    [3, '2026-11-20 2026-11-25'],
    [52, '2026-11-19 2026-11-20 2026-11-23 2026-11-24 2026-11-25 2026-11-26'],
    [30, '2026-11-19 2026-11-20 2026-11-21 2026-11-22 2026-11-23 2026-11-24 2026-11-25 2026-11-26'],
  ] as const)('of frequency %i within the gap are %s', (frequency, dates) => {
    expect(allowedStartDates(frequency, terms, today).join(' ')).toBe(dates);
  });

  it('begin tomorrow at the earliest', () => {
    expect(allowedStartDates(30, { ...terms, minGap: 0, maxGap: 1 }, today)).toEqual(['2026-11-17']);
  });
});
