import type { IdleState } from '@prosperx/core/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchIdle } from './idle-watch.js';

const LIMIT = 1_800;
const SECOND = 1_000;

describe('the watch over idleness', () => {
  let states: IdleState[];
  let keptAlive: number;
  const now = () => states.at(-1)?.kind;
  const start = () =>
    watchIdle({ limit: LIMIT, onState: (state) => states.push(state), keepAlive: () => (keptAlive += 1) });

  beforeEach(() => {
    vi.useFakeTimers();
    [states, keptAlive] = [[], 0];
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('warns a minute before the end, counts down, and ends after half an hour', () => {
    start();
    vi.advanceTimersByTime(1_739 * SECOND);
    expect(now()).toBe('active');
    vi.advanceTimersByTime(SECOND);
    expect(states.at(-1)).toEqual({ kind: 'warning', secondsLeft: 60 });
    vi.advanceTimersByTime(60 * SECOND);
    expect(states.at(-1)).toEqual({ kind: 'warning', secondsLeft: 0 });
    vi.advanceTimersByTime(SECOND);
    expect(now()).toBe('over');
  });

  it('begins anew with every sign that somebody is there, but not while it is asked', () => {
    const watch = start();
    vi.advanceTimersByTime(1_700 * SECOND);
    expect(watch.active()).toBe(true);
    vi.advanceTimersByTime(1_739 * SECOND);
    expect(now()).toBe('active');
    vi.advanceTimersByTime(SECOND);
    expect(watch.active()).toBe(false);
    expect(now()).toBe('warning');
    watch.stay();
    expect(now()).toBe('active');
  });

  // Trust A9: over where a sleeping machine wakes too late
  it('is over when a sleeping machine wakes up too late', () => {
    start();
    vi.setSystemTime(vi.getMockedSystemTime()!.valueOf() + 3_600 * SECOND);
    vi.advanceTimersByTime(SECOND);
    expect(now()).toBe('over');
  });

  it('tells the server once a minute at most, and not when nobody is there', () => {
    const watch = start();
    for (let seconds = 0; seconds < 300; seconds += 5) {
      vi.advanceTimersByTime(5 * SECOND);
      watch.active();
    }
    expect(keptAlive).toBeLessThanOrEqual(5);
    expect(keptAlive).toBeGreaterThanOrEqual(4);
    vi.advanceTimersByTime(60 * SECOND);
    const last = keptAlive;
    vi.advanceTimersByTime(1_000 * SECOND);
    expect(keptAlive).toBe(last);
  });

  it('says nothing any more once it is stopped', () => {
    start().stop();
    vi.advanceTimersByTime(2_000 * SECOND);
    expect(states).toEqual([]);
  });
});
