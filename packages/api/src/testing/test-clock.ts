import { businessDate, type Instant, instantAt } from '@prosperx/core/time';
import type { RestartableClock } from '#sandbox/sandbox-clock.js';

/** A clock that stands still until it is moved. */
export interface TestClock extends RestartableClock {
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
    restart: () => {
      at = start;
      return Promise.resolve();
    },
    follow: () => Promise.resolve(),
  };
}
