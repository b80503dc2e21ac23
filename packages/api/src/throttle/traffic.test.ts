import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { codeOf } from '#testing/test-kit.js';
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

describe('a stranger who is held back', () => {
  const STRANGERS = 40;
  const stranger = { address: CARRIER, name: null };
  const traffic = () => {
    const { buckets, work, ...limits } = trafficLimits('postgres');
    return trafficControl(testClock(), {
      ...limits,
      buckets: { ...buckets, nameless: { ...buckets.nameless, shared: { holds: 0, aSecond: 1 } } },
      waits: { ...limits.waits, atOnce: STRANGERS },
      work: { ...work, calls: { atOnce: 4, waiting: 0, longest: 1_000 } },
      refusedAfter: 50,
    });
  };
  type Traffic = ReturnType<typeof traffic>;
  const countFirst = async ({ count, enter }: Traffic) => {
    await count('reads', stranger);
    (await enter('calls'))();
  };
  const countInPlace = async ({ count, enter }: Traffic) => {
    const leave = await enter('calls');
    await count('reads', stranger).finally(leave);
  };
  /** What a person is told who calls while strangers are held back. */
  const told = async (stranger: (traffic: Traffic) => Promise<void>) => {
    const control = traffic();
    const strangers = Array.from({ length: STRANGERS }, () => codeOf(stranger(control)));
    await turnOfLoop();
    const answer = await codeOf(control.enter('calls'));
    await Promise.all(strangers);
    return answer;
  };

  it('holds no place that a person could have', async () => {
    expect(await told(countFirst)).toBe('');
  });

  // Trust R6, control: counted in its place, it keeps people out
  it('would keep people out, were it counted in its place', async () => {
    expect(await told(countInPlace)).toBe('unavailable');
  });

  it('is refused at once beyond those who are held back at its address already', async () => {
    const { count } = traffic();
    const order: string[] = [];
    const held = Array.from({ length: STRANGERS }, () => count('reads', stranger).catch(() => order.push('held')));
    const beyond = count('reads', stranger).catch(() => order.push('at once'));
    const elsewhere = count('reads', { ...stranger, address: '203.0.113.8' }).catch(() => order.push('held'));
    await Promise.all([...held, beyond, elsewhere]);
    expect(order).toEqual(['at once', ...Array<string>(STRANGERS + 1).fill('held')]);
  });
});
