import { describe, expect, it } from 'vitest';
import { testClock } from '#testing/test-services.js';
import { tokenBuckets } from './token-buckets.js';
import { type Asker, trafficControl, trafficLimits } from './traffic.js';

const CARRIER = '203.0.113.7';
const [VISITORS, READS, PAUSE] = [2_000, 10, 30];

/** Visitors who come one after the other within a minute, each to a page of ten reads, while one among them reads ten times as much for each of them. Returns how many reads of either were refused. */
async function refusedOf(
  take: (asker: Asker) => void | Promise<void>,
  clock: ReturnType<typeof testClock>,
  greedy: Asker,
) {
  const refused = { visitors: 0, greedy: 0 };
  const ask = (whose: keyof typeof refused, asker: Asker) =>
    Promise.resolve()
      .then(() => take(asker))
      .catch(() => (refused[whose] += 1));
  for (let number = 0; number < VISITORS; number++) {
    const visitor = { address: CARRIER, name: `visitor-${number}` };
    await Promise.all(Array.from({ length: READS }, () => [ask('visitors', visitor), ask('greedy', greedy)]).flat());
    clock.advance(PAUSE);
  }
  return refused;
}

describe('2,000 visitors behind one address', () => {
  const controlOf = () => {
    const clock = testClock();
    const traffic = trafficControl(clock, { ...trafficLimits('postgres'), refusedAfter: 0 });
    return { clock, read: (asker: Asker) => traffic.count('reads', asker) };
  };

  // Trust R6: 2,000 visitors of one address who open a page of ten reads within a minute, none refused; a greedy one among them is
  it.each([
    ['that has a name', { address: CARRIER, name: 'greedy' }],
    ['that has none', { address: CARRIER, name: null }],
  ])('are never refused beside a greedy one %s, who is', async (_, greedy) => {
    const { clock, read } = controlOf();
    const refused = await refusedOf(read, clock, greedy);
    expect(refused.visitors).toBe(0);
    expect(refused.greedy).toBeGreaterThan(5_000);
  });

  // Trust R6, control: counted by their address alone more than half of their reads are refused
  it('would be, were they counted by their address alone', async () => {
    const clock = testClock();
    const byAddress = tokenBuckets(clock, trafficLimits('postgres').buckets.visitor);
    const refused = await refusedOf(({ address }) => byAddress.take(address), clock, { address: CARRIER, name: null });
    expect(refused.visitors).toBeGreaterThan(10_000);
  });

  it('that invent a name for each read have the limit of their address', async () => {
    const { read } = controlOf();
    const { holds } = trafficLimits('postgres').buckets.named.shared;
    const tries = await Promise.allSettled(
      Array.from({ length: holds + 100 }, (_, number) => read({ address: CARRIER, name: `invented-${number}` })),
    );
    expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(100);
  });

  it('of IPv6 are one subscriber, who shares nothing', async () => {
    const { read } = controlOf();
    const { holds } = trafficLimits('postgres').buckets.nameless.own;
    const subscriber = { address: '2001:db8:12:34::/64', name: null };
    for (let left = holds; left > 0; left--) await read(subscriber);
    await expect(read(subscriber)).rejects.toMatchObject({ code: 'too_many_requests' });
    await read({ address: '2001:db8:12:35::/64', name: null });
  });
});
