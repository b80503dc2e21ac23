import type { Db } from '#db/db.js';
import { addInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { testClock } from '#testing/test-services.js';
import { createTicker, runBackgroundWork } from './background-work.js';
import { checkConsistency, type Verdict } from './check-consistency.js';
import { naiveRoutes } from './naive-orders.js';
import { randomFrom } from './random.js';
import { addAccount } from './redeemers.js';
import { buy, type Intent, intentOf, order, shopperAt } from './shopper.js';
import { strayMoney } from './stray-money.js';

export interface DoubleClicks {
  /** A pool of connections for each server that takes part, all to one database. */
  readonly dbs: readonly [Db, ...Db[]];
  readonly users: number;
  readonly seed: number;
  /** Ordering done as one would write it first; then nobody pays. */
  readonly naive?: boolean;
}

const AT_ONCE = 32;
const LONGEST = 30 * 60_000;

/** The number of people who click everything twice, over a line that loses three answers of ten, at servers whose providers lose as many. */
export async function runDoubleClicks({ dbs, users, seed, naive = false }: DoubleClicks): Promise<Verdict> {
  const random = randomFrom(seed);
  const clock = testClock();
  const faults = { loseRequest: () => random() < 0.05, loseAnswer: () => random() < 0.3 };
  const options = { clock, faults, config: { trustedProxies: 1 }, ...(naive && { routes: naiveRoutes }) };
  const kits = dbs.map((db) => testKit(db, options)) as [TestKit, ...TestKit[]];
  const ticker = createTicker(LONGEST);
  const line = { random, loss: 0.3, pause: ticker.pause };
  const intents: Intent[] = [];
  let people = 0;
  const person = async () => {
    while (people < users) {
      const number = ++people;
      const investor = await addInvestor(kits[0].services, number);
      await addAccount(kits[0].services, investor.profileId);
      const intent = intentOf(investor.ucc, 5_000);
      intents.push(intent);
      await (naive ? order : buy)(shopperAt(kits, investor, line), intent);
    }
  };
  const shopping = Promise.all(Array.from({ length: AT_ONCE }, person));
  await Promise.all([shopping, runBackgroundWork({ kits, clock, ticker }, shopping)]);
  const stray = await strayMoney(
    dbs[0],
    intents.map(({ ucc }) => ucc),
  );
  return { ...(await checkConsistency(dbs[0], intents)), stray };
}
