import type { Db } from '#db/db.js';
import { routes } from '#routes.js';
import { clientOver } from '#testing/client.js';
import { signInAs } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { testClock } from '#testing/test-services.js';
import { createTicker, runBackgroundWork } from './background-work.js';
import { checkRedemptions, type RedemptionsVerdict } from './check-redemptions.js';
import { withNaiveRedemptions } from './naive-redemptions.js';
import { randomFrom } from './random.js';
import { addRedeemer, redeemAll, type Redeemer } from './redeemers.js';
import type { Line } from './retry.js';

export interface RedemptionClicks {
  /** A pool of connections for each server that takes part, all to one database. */
  readonly dbs: readonly [Db, ...Db[]];
  readonly redeemers: number;
  readonly seed: number;
  /** Selling done as one would write it first. */
  readonly naive?: boolean;
}

const AT_ONCE = 16;
const LONGEST = 30 * 60_000;
const QUARTER_OF_A_DAY = 6 * 60 * 60_000;
/** Until the money is there: the schemes pay within two working days. */
const QUARTERS = 4 * 7;

/** The number of people who redeem and switch one folio from two sessions at once by double clicks, over a line that loses three answers of ten, at servers whose exchange loses as many. */
export async function runRedemptionClicks({
  dbs,
  redeemers,
  seed,
  naive = false,
}: RedemptionClicks): Promise<RedemptionsVerdict> {
  const random = randomFrom(seed);
  const clock = testClock();
  const faults = { loseRequest: () => random() < 0.05, loseAnswer: () => random() < 0.3 };
  const options = {
    clock,
    faults,
    config: { trustedProxies: 1 },
    ...(naive && { routes: withNaiveRedemptions(routes) }),
  };
  const kits = dbs.map((db) => testKit(db, options)) as [TestKit, ...TestKit[]];
  const ticker = createTicker(LONGEST);
  const line: Line = { random, loss: 0.3, pause: ticker.pause };
  const people: Redeemer[] = [];
  for (let number = 0; number < redeemers; number++) people.push(await addRedeemer(kits[0].services, number));
  const browserOf = (address: string) =>
    clientOver(async (request) => {
      request.headers.set('X-Forwarded-For', address);
      const kit = kits[Math.floor(random() * kits.length)] ?? kits[0];
      return kit.app.hono.request(request);
    });
  const left = [...people.entries()];
  const lane = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [number, redeemer] = next;
      const client = (token: string, at: number) => signInAs(browserOf(`198.18.${number % 256}.${at}`), { token });
      const { investor, otherToken } = redeemer;
      await redeemAll({ one: client(investor.token, 1), other: client(otherToken, 2), line }, redeemer);
    }
  };
  const redeeming = Promise.all(Array.from({ length: AT_ONCE }, lane));
  await Promise.all([redeeming, runBackgroundWork({ kits, clock, ticker }, redeeming)]);
  // both servers do what falls due, at the same time
  for (let passed = 0; passed < QUARTERS; passed++) {
    clock.advance(QUARTER_OF_A_DAY);
    await Promise.all(kits.map((kit) => kit.scheduler.runDue()));
  }
  for (const kit of kits) await kit.settle();
  return checkRedemptions(dbs[0], people);
}
