import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { outbox } from '#db/schema/index.js';
import { clientOver } from '#testing/client.js';
import { addInvestor, becomes, type TestInvestor } from '#testing/new-investor.js';
import { type TestClock, testClock } from '#testing/test-clock.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { type Beat, beat } from './beat.js';
import type { Line } from './insist.js';
import { judge, type Verdict } from './judge.js';
import { naiveRoutes } from './naive-orders.js';
import { randomFrom } from './random.js';
import { buy, type Intent, intentOf, order, type Shopper } from './shopper.js';

export interface DoubleClicks {
  /** A pool of connections for each server that takes part, all to one database. */
  readonly dbs: readonly [Db, ...Db[]];
  readonly users: number;
  readonly seed: number;
  /** Ordering done as one would write it first; then nobody pays. */
  readonly naive?: boolean;
}

const AT_ONCE = 32;
const TICK = 2_500;
const LONGEST = 30 * 60_000;

const breath = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A browser whose requests go now to one server, now to another, from an address of its own. */
function shopperAt(kits: readonly TestKit[], investor: TestInvestor, line: Line): Shopper {
  const number = Number(investor.mobile) % 65_536;
  const browse = async (request: Request) => {
    request.headers.set('X-Forwarded-For', `198.18.${number >> 8}.${number & 255}`);
    const kit = kits[Math.floor(line.random() * kits.length)];
    if (!kit) throw new Error('there is no server');
    return kit.app.hono.request(request);
  };
  return { investor, client: becomes(clientOver(browse), investor), browse, line };
}

interface Background {
  readonly kits: readonly [TestKit, ...TestKit[]];
  readonly clock: TestClock;
  readonly ticks: Beat;
}

/** What goes on in the background while people shop, and after them until nothing waits any more. */
async function workWhile({ kits, clock, ticks }: Background, shopping: Promise<unknown>): Promise<void> {
  let shops = true;
  void shopping.catch(() => {}).finally(() => (shops = false));
  const waiting = () => kits[0].services.db.$count(outbox, eq(outbox.state, 'pending'));
  while (shops || (await waiting()) > 0) {
    clock.advance(TICK);
    await Promise.all(kits.map((kit) => kit.scheduler.runDue()));
    ticks.strike();
    await breath();
  }
  for (const kit of kits) await kit.settle();
}

/** So many people who click everything twice, over a line that loses three answers of ten, at servers whose providers lose as many. */
export async function runDoubleClicks({ dbs, users, seed, naive = false }: DoubleClicks): Promise<Verdict> {
  const random = randomFrom(seed);
  const clock = testClock();
  const faults = { loseRequest: () => random() < 0.05, loseAnswer: () => random() < 0.3 };
  const options = { clock, faults, config: { trustedProxies: 1 }, ...(naive && { routes: naiveRoutes }) };
  const kits = dbs.map((db) => testKit(db, options)) as [TestKit, ...TestKit[]];
  const ticks = beat(LONGEST);
  const line = { random, loss: 0.3, pause: ticks.pause };
  const intents: Intent[] = [];
  let people = 0;
  const person = async () => {
    while (people < users) {
      const number = ++people;
      const investor = await addInvestor(kits[0].services, number);
      const intent = intentOf(investor.ucc, 5_000);
      intents.push(intent);
      await (naive ? order : buy)(shopperAt(kits, investor, line), intent);
    }
  };
  const shopping = Promise.all(Array.from({ length: AT_ONCE }, person));
  await Promise.all([shopping, workWhile({ kits, clock, ticks }, shopping)]);
  return judge(dbs[0], intents);
}
