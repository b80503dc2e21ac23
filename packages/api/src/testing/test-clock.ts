import { businessDate, type Instant, instantAt } from '@prosperx/core/time';
import type { MovableClock } from '#jobs/scheduler.js';

/** A clock that stands still until it is moved. */
export interface TestClock extends MovableClock {
  /** Milliseconds, back too. */
  advance(milliseconds: number): void;
}

export const TEST_START = instantAt(businessDate('2026-11-16'), '10:00');

export function testClock(start: Instant = TEST_START): TestClock {
  let at = start;
  return {
    now: () => at,
    advance: (milliseconds) => {
      at += milliseconds;
    },
    moveTo: (instant) => {
      at = Math.max(at, instant);
      return Promise.resolve();
    },
  };
}
