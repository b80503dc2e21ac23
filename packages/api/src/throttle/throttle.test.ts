import { beforeEach, expect, it } from 'vitest';
import type { Lookup } from '#db/schema/index.js';
import { itInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { type TestClock, testClock, testCrypto } from '#testing/test-services.js';
import { countEach } from './count-each.js';
import {
  type BackOff,
  type Bucket,
  consumeBucket,
  consumeLimit,
  countAttempt,
  releaseLimit,
  throttleKey,
} from './throttle.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
let count = 0;

describeWithDb('throttle', (given) => {
  let deps: { db: typeof given.db; clock: TestClock };
  let key: Lookup;
  beforeEach(() => {
    deps = { db: given.db, clock: testClock() };
    key = throttleKey({ ...deps, crypto: testCrypto }, String((count += 1)));
  });

  /** 0 for what passes, else the seconds to wait. */
  const waitOf = async (counted: Promise<void>) => {
    try {
      await counted;
      return 0;
    } catch (error) {
      return (error as { details: { retryAfter: number } }).details.retryAfter;
    }
  };

  const OFFICE: Bucket = { holds: 10, oneEvery: 6 * SECOND };
  const pour = () => waitOf(consumeBucket(deps, key, OFFICE));
  const pourAll = async (times: number) => {
    for (let left = times; left > 0; left--) expect(await pour()).toBe(0);
  };

  it('a limit of an address passes what is spread over time for as long as it lasts', async () => {
    for (let left = 60; left > 0; left--) {
      expect(await pour()).toBe(0);
      deps.clock.advance(6 * SECOND);
    }
    await pourAll(10);
  });

  // Trust R16: what was counted while the clock was an hour ahead is held against nobody once it is right
  it('no limit is held against anybody for as long as a clock was ahead', async () => {
    const limit = { most: 1, within: MINUTE };
    const slow: BackOff = { free: 1, first: MINUTE, longest: HOUR, forgetsOneEvery: 2 * HOUR };
    const keys = [1, 2, 3, 4].map((each) => throttleKey({ ...deps, crypto: testCrypto }, `ahead ${each} ${count}`));
    const tries = [
      () => waitOf(consumeLimit({ ...deps, crypto: testCrypto }, keys[0]!, limit)),
      () => waitOf(consumeBucket(deps, keys[1]!, { holds: 1, oneEvery: MINUTE })),
      () => waitOf(countAttempt(deps, keys[2]!, slow)),
      async () => (await countEach(deps, new Map([[keys[3]!, 1]]), limit)).get(keys[3]!) ?? 0,
    ];
    const passed = async () => {
      for (const one of tries) {
        let most = 3;
        while (most > 0 && (await one()) === 0) most -= 1;
        expect(most).toBeGreaterThan(0);
        expect(most).toBeLessThan(3);
      }
    };
    await passed();
    deps.clock.advance(-HOUR);
    await passed();
  });

  // Trust R16: two servers whose clocks differ by half a minute count as one
  it('a limit holds across servers whose clocks differ a little, and however a caller goes from one to the other', async () => {
    const other = { db: given.db, clock: testClock() };
    other.clock.advance(-30 * SECOND);
    const limit = { most: 3, within: MINUTE };
    const at = (server: typeof deps) => waitOf(consumeLimit({ ...server, crypto: testCrypto }, key, limit));
    for (const server of [deps, other, deps]) expect(await at(server)).toBe(0);
    for (const server of [deps, other]) expect(await at(server)).toBeGreaterThan(0);
  });

  it('a limit of an address makes nobody wait longer than for the next drop, however much was tried', async () => {
    await pourAll(10);
    expect(await pour()).toBe(6);
    deps.clock.advance(4 * SECOND);
    for (let left = 50; left > 0; left--) expect(await pour()).toBe(2);
    deps.clock.advance(2 * SECOND);
    await pourAll(1);
    expect(await pour()).toBe(6);
  });

  it('a limit of an address runs empty, and loses no part of a drop to frequent calls', async () => {
    await pourAll(10);
    deps.clock.advance(9 * SECOND);
    await pourAll(1);
    deps.clock.advance(3 * SECOND);
    await pourAll(1);
    deps.clock.advance(HOUR);
    await pourAll(10);
    expect(await pour()).toBe(6);
  });

  it('a limit of an address takes what it holds, of many at once', async () => {
    const waits = await Promise.all(Array.from({ length: 200 }, pour));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  it('a limit of an address gives back what was right', async () => {
    await pourAll(10);
    await releaseLimit(deps, key);
    await pourAll(1);
    expect(await pour()).toBe(6);
  });

  const MOBILE: BackOff = { free: 3, first: 30 * SECOND, longest: 2 * MINUTE, forgetsOneEvery: HOUR };
  const guess = () => waitOf(countAttempt(deps, key, MOBILE));
  const guessAfter = async (wait: number) => {
    deps.clock.advance(wait * SECOND);
    expect(await guess()).toBe(0);
  };

  it('a limit of a mobile doubles each wait up to the longest, and says how long', async () => {
    for (let left = 3; left > 0; left--) expect(await guess()).toBe(0);
    for (const wait of [30, 60, 120, 120, 120]) {
      expect(await guess()).toBe(wait);
      await guessAfter(wait);
    }
  });

  it('a limit of a mobile forgets one an hour, also while it is tried now and then', async () => {
    for (let left = 3; left > 0; left--) expect(await guess()).toBe(0);
    for (let left = 10; left > 0; left--) await guessAfter(3_600);
    // the count is what it was after three
    expect(await guess()).toBe(30);
    deps.clock.advance(3 * HOUR);
    for (let left = 3; left > 0; left--) expect(await guess()).toBe(0);
    expect(await guess()).toBe(30);
  });

  itInTrust('a limit of a mobile does not grow milder for a caller who never stops', async () => {
    for (let left = 3; left > 0; left--) await guess();
    let passed = 0;
    for (let seconds = 0; seconds < 24 * 3_600; seconds += 60) {
      if ((await guess()) === 0) passed += 1;
      deps.clock.advance(MINUTE);
    }
    expect(passed).toBeLessThanOrEqual(24 * 30);
  });
});
