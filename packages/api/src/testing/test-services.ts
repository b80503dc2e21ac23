import { businessDate, type Clock, type Instant, instantAt } from '@prosperx/core/time';
import { createCrypto } from '#crypto/crypto.js';
import { jsonLogger, type Logger } from '#log/logger.js';
import type { RestartableClock } from '#sandbox/sandbox-clock.js';

const [encryption, lookup] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

/** Keys known to all: for tests only. */
export const testCrypto = createCrypto({ current: 'test', encryption: new Map([['test', encryption]]), lookup });

/** The same, as a server's environment has them. */
export const TEST_KEYS = { encryption: `test:${encryption.toString('base64')}`, lookup: lookup.toString('base64') };

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

/** A logger whose lines a test can read. */
export interface CollectingLogger extends Logger {
  readonly lines: readonly string[];
}

export function collectingLogger(clock: Clock): CollectingLogger {
  const lines: string[] = [];
  return { ...jsonLogger(clock, (line) => lines.push(line)), lines };
}
