import { businessDate, instantAt } from '@prosperx/core/time';
import { describe, expect, it } from 'vitest';
import { createCalendar } from '#kernel/calendar.js';
import { instantAfter } from './sandbox.js';

const at = (date: string, time: string) => instantAt(businessDate(date), time);
const monday = at('2026-11-16', '10:00');

describe('instantAfter', () => {
  it.each([
    ['P2D', at('2026-11-18', '10:00')],
    ['P1W', at('2026-11-23', '10:00')],
    ['P1M', at('2026-12-16', '10:00')],
    ['P1Y2M3DT4H5M', at('2028-01-19', '14:05')],
    ['PT30M', at('2026-11-16', '10:30')],
    ['PT90000S', at('2026-11-17', '11:00')],
    ['2B', at('2026-11-18', '10:00')],
    ['5B', at('2026-11-23', '10:00')],
    // the exchange is closed on Tuesday 24 November
    ['6B', at('2026-11-25', '10:00')],
  ])('%s leads to the same time of a later day', (duration, expected) => {
    expect(instantAfter(monday, duration, createCalendar())).toBe(expected);
  });

  it.each(['', 'P', 'PT', 'P-1D', '2D', 'B', '2b', 'P1.5D', 'P9999D', 'tomorrow', 'P1D '])('%j is none', (text) => {
    expect(instantAfter(monday, text, createCalendar())).toBeNull();
  });
});
