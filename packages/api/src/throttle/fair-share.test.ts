import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testClock } from '#testing/test-services.js';
import { fairShare } from './fair-share.js';

const limit = { atOnce: 2, waiting: 2, longest: 1_000, refusal: 'too_many_requests' as const };

describe('fairShare', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Names in the order in which their work begins. */
  function share(most?: number) {
    const { enter, belongsTo } = fairShare(testClock(), limit, most);
    const begun: string[] = [];
    const begin = (token: string) => enter(token).then((leave) => (begun.push(token), leave));
    return { begin, begun, belongsTo };
  }

  it('has one who asks for more than their share wait among themselves, and nobody else', async () => {
    const { begin, begun } = share();
    const [first] = [begin('greedy'), begin('greedy'), begin('greedy'), begin('greedy')];
    void begin('other');
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['greedy', 'greedy', 'other']);
    (await first)();
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['greedy', 'greedy', 'other', 'greedy']);
  });

  it('refuses what one asks beyond that, with a time to come again', async () => {
    const { begin } = share();
    for (let left = 4; left > 0; left--) begin('greedy').catch(() => {});
    await expect(begin('greedy')).rejects.toMatchObject({ code: 'too_many_requests', details: { retryAfter: 5 } });
    await begin('other');
  });

  it('counts the sessions of a person as one, once it is known whose they are', async () => {
    const { begin, begun, belongsTo } = share();
    for (const token of ['phone', 'laptop']) belongsTo(token, 'asha');
    for (const token of ['phone', 'laptop', 'phone', 'laptop', 'new']) begin(token).catch(() => {});
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['phone', 'laptop', 'new']);
  });

  it('forgets those who ask for nothing, and none who has work in hand', async () => {
    const { begin, begun } = share(2);
    await begin('greedy');
    await begin('greedy');
    for (const token of ['one', 'two', 'three']) (await begin(token))();
    void begin('greedy');
    await vi.advanceTimersByTimeAsync(1);
    expect(begun.filter((token) => token === 'greedy')).toHaveLength(2);
  });
});
