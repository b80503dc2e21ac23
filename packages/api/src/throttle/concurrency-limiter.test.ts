import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf } from '#testing/test-kit.js';
import { concurrencyLimiter } from './concurrency-limiter.js';

const clock = { now: () => vi.getMockedSystemTime()?.getTime() ?? 0 };

describe('concurrencyLimiter', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('work begins up to the limit, and the rest in the order in which it came', async () => {
    const gate = concurrencyLimiter(clock, { atOnce: 2, waiting: 10, longest: 1_000 });
    const begun: number[] = [];
    const leaves = [1, 2, 3, 4].map((number) => gate.enter().then((leave) => (begun.push(number), leave)));
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([1, 2]);
    (await leaves[0]!)();
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([1, 2, 3]);
    (await leaves[1]!)();
    (await leaves[2]!)();
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('work that finds too many waiting is refused at once, and told when to try again', async () => {
    const gate = concurrencyLimiter(clock, { atOnce: 1, waiting: 1, longest: 1_000 });
    await gate.enter();
    const waits = gate.enter().catch(() => 'refused later');
    await expect(gate.enter()).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waits).toBe('refused later');
  });

  it('work that has waited too long is refused, and gives its place to the next', async () => {
    const gate = concurrencyLimiter(clock, { atOnce: 1, waiting: 2, longest: 1_000 });
    const leave = await gate.enter();
    const late = codeOf(gate.enter());
    await vi.advanceTimersByTimeAsync(600);
    const next = gate.enter();
    await vi.advanceTimersByTimeAsync(600);
    expect(await late).toBe('unavailable');
    leave();
    expect(await next).toBeTypeOf('function');
  });

  it('work that says twice that it is done makes room for one', async () => {
    const gate = concurrencyLimiter(clock, { atOnce: 1, waiting: 5, longest: 1_000 });
    const leave = await gate.enter();
    const begun: number[] = [];
    for (const number of [1, 2])
      void gate.enter().then(
        () => begun.push(number),
        () => {},
      );
    leave();
    leave();
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([1]);
  });

  it('work that gives way begins in a turn of its own: what has arrived is heard first, and waits in line', async () => {
    vi.useRealTimers();
    const gate = concurrencyLimiter(clock, { atOnce: 1, waiting: 10, longest: 1_000, givesWay: true });
    const order: string[] = [];
    const work = async (name: string) => {
      order.push(`${name} heard`);
      const leave = await gate.enter();
      order.push(`${name} done`);
      leave();
    };
    const sockets = ['one', 'two', 'three'].map(
      (name) => new Promise<void>((resolve) => setImmediate(() => resolve(work(name)))),
    );
    const signedIn = new Promise<void>((resolve) =>
      setImmediate(() => setImmediate(() => resolve(void order.push('call')))),
    );
    await Promise.all([...sockets, signedIn]);
    expect(order.slice(0, 3)).toEqual(['one heard', 'two heard', 'three heard']);
    expect(order.indexOf('call')).toBeLessThan(order.indexOf('two done'));
  });

  it('work rests three times as long as it took while many wait, and not while few do', async () => {
    const gate = concurrencyLimiter(clock, { atOnce: 1, waiting: 10, longest: 5_000, restsFrom: 2 });
    const leave = await gate.enter();
    const begun: number[] = [];
    const [second, third] = [1, 2].map((number) => gate.enter().then((next) => (begun.push(number), next)));
    await vi.advanceTimersByTimeAsync(100);
    leave();
    await vi.advanceTimersByTimeAsync(299);
    expect(begun).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([1]);
    await vi.advanceTimersByTimeAsync(100);
    (await second!)();
    (await third!)();
    expect(begun).toEqual([1, 2]);
  });
});
