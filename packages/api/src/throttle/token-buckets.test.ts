import type { PxError } from '@prosperx/core/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestClock, testClock } from '#testing/test-services.js';
import { tokenBuckets } from './token-buckets.js';

const SECOND = 1_000;

describe('tokenBuckets', () => {
  let clock: TestClock;
  let buckets: ReturnType<typeof tokenBuckets>;
  beforeEach(() => {
    clock = testClock();
    buckets = tokenBuckets(clock, { holds: 10, aSecond: 2 }, 3);
  });

  /** The number of requests that are taken of so many. */
  const taken = (address: string, requests: number) => {
    let count = 0;
    for (let left = requests; left > 0; left--) {
      try {
        buckets.take(address);
        count += 1;
      } catch (error) {
        expect(error).toMatchObject({ code: 'too_many_requests', details: { retryAfter: 1 } });
      }
    }
    return count;
  };

  it('an address is answered as often as its bucket holds, then as often as it is filled', () => {
    expect(taken('a', 100)).toBe(10);
    clock.advance(3 * SECOND);
    expect(taken('a', 100)).toBe(6);
    clock.advance(0.5 * SECOND);
    expect(taken('a', 100)).toBe(1);
  });

  it('an address that asks all the time loses no part of a token', () => {
    taken('a', 10);
    let count = 0;
    for (let at = 0; at < 100; at++) {
      clock.advance(0.1 * SECOND);
      count += taken('a', 3);
    }
    expect(count).toBeGreaterThanOrEqual(19);
    expect(count).toBeLessThanOrEqual(20);
  });

  it('an address takes nothing from another, nor more than the bucket holds after a pause', () => {
    taken('a', 100);
    expect(taken('b', 100)).toBe(10);
    clock.advance(3_600 * SECOND);
    expect(taken('a', 100)).toBe(10);
  });

  it('an address says how long to wait', () => {
    const slow = tokenBuckets(clock, { holds: 1, aSecond: 0.1 });
    slow.take('a');
    clock.advance(2 * SECOND);
    try {
      slow.take('a');
      expect.unreachable();
    } catch (error) {
      expect((error as PxError).details.retryAfter).toBe(8);
    }
  });

  it('addresses are forgotten when they are many, those with a full bucket first', () => {
    taken('a', 10);
    taken('b', 1);
    taken('c', 10);
    clock.advance(SECOND);
    taken('d', 1);
    expect(buckets.size).toBe(3);
    expect(taken('a', 10)).toBe(2);
    for (let number = 0; number < 100; number++) taken(`stranger ${number}`, 5);
    expect(buckets.size).toBe(3);
  });
});
