import { and, eq, inArray } from 'drizzle-orm';
import { queue } from '#db/schema/index.js';
import { PROVIDER_MESSAGES } from '#queue/job-kinds.js';
import type { TestKit } from '#testing/test-kit.js';
import type { TestClock } from '#testing/test-services.js';

const TICK = 2_500;

const breath = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Background {
  readonly kits: readonly [TestKit, ...TestKit[]];
  readonly clock: TestClock;
  readonly ticker: Ticker;
}

/** Runs the background work while people shop, and after them until nothing waits any more. */
export async function runBackgroundWork(
  { kits, clock, ticker }: Background,
  shopping: Promise<unknown>,
): Promise<void> {
  let shops = true;
  void shopping.catch(() => {}).finally(() => (shops = false));
  const untold = and(eq(queue.state, 'pending'), inArray(queue.kind, [...PROVIDER_MESSAGES]));
  const waiting = () => kits[0].services.db.$count(queue, untold);
  while (shops || (await waiting()) > 0) {
    clock.advance(TICK);
    await Promise.all(kits.map((kit) => kit.scheduler.runDue()));
    ticker.tick();
    await breath();
  }
  for (const kit of kits) await kit.settle();
}

/** Lets many wait for the same moment. */
interface Ticker {
  /** Resolves at the next tick; rejects once the run has lasted too long. */
  pause(): Promise<void>;
  tick(): void;
}

/** Makes the ticks of a run that may last for so long (milliseconds). */
export function createTicker(longest: number): Ticker {
  const begun = performance.now();
  let waiting: (() => void)[] = [];
  return {
    pause: () => {
      if (performance.now() - begun > longest) return Promise.reject(new Error('a run does not come to an end'));
      return new Promise((resolve) => waiting.push(resolve));
    },
    tick: () => {
      const free = waiting;
      waiting = [];
      for (const resolve of free) resolve();
    },
  };
}
