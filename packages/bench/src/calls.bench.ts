// Ten calls as pages make them, on both engines: how many statements each asks, and how many a second are answered when twenty people ask at
// Trust R5: reads a second and their slowest, by a bench
// once, next to a route that asks `select 1`. Then what grows: a page of the portfolio, one folio and the line over time of a person with 5, 50
// and 500 folios. Through HTTP handlers in this process; a ratio says more than a number, since both sides share the machine.
// `npm run bench -- calls [ROUNDS]`.
import {
  addBigPortfolio,
  addInvestor,
  aFolio,
  countedDb,
  openFor,
  signInAs,
  tenCalls,
  testKit,
} from '@prosperx/api/trust';
import { getFolio, getPortfolio, getPortfolioHistory } from '@prosperx/core/portfolio';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';

const [ROUNDS = 9] = process.argv.slice(2).map(Number);
const PEOPLE = 20;
/** Calls of a round, of each kind. */
const CALLS = 100;
const FOLIOS = [5, 50, 500] as const;

const NO_TIME = { seconds: Number.NaN, cpu: Number.NaN };
const column = (value: number, digits: number) => value.toFixed(digits).padStart(6);

type Call = () => Promise<unknown>;
interface Time {
  /** Seconds by the clock. */
  readonly seconds: number;
  /** Work of this process, which the embedded database is part of. */
  readonly cpu: number;
}

type Kit = ReturnType<typeof testKit>;

async function timeOf(call: Call, calls: number, people: number): Promise<Time> {
  let left = calls;
  const ask = async () => {
    while (left-- > 0) await call();
  };
  const [since, cpu] = [performance.now(), process.cpuUsage()];
  await Promise.all(Array.from({ length: people }, ask));
  const { user, system } = process.cpuUsage(cpu);
  return { seconds: (performance.now() - since) / 1_000 / calls, cpu: (user + system) / 1_000_000 / calls };
}

/** The least time of each call, all of them in turn in each round: whatever else the machine does only adds to it. */
async function timesOf(calls: Readonly<Record<string, Call>>, count: number, people: number) {
  const times = new Map(Object.keys(calls).map((name): [string, Time[]] => [name, []]));
  // the first round warms up
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, call] of Object.entries(calls)) {
      const time = await timeOf(call, count, people);
      if (round > 0) times.get(name)?.push(time);
    }
  }
  const least = (all: readonly Time[]) => ({
    seconds: Math.min(...all.map(({ seconds }) => seconds)),
    cpu: Math.min(...all.map(({ cpu }) => cpu)),
  });
  return new Map([...times].map(([name, all]) => [name, least(all)]));
}

async function printTen(kit: Kit, { db, statementsOf }: ReturnType<typeof countedDb>): Promise<void> {
  const bare = new Hono().get('/', async (c) => c.json((await db.execute(sql`select 1 as one`)).rows));
  const selectOne = 'select 1';
  const calls = { [selectOne]: async () => (await bare.request('/')).json(), ...(await tenCalls(kit)) };
  const times = await timesOf(calls, CALLS, PEOPLE);
  const least = times.get(selectOne) ?? NO_TIME;
  for (const [name, call] of Object.entries(calls)) {
    const { length } = await statementsOf(call);
    const { seconds, cpu } = times.get(name) ?? NO_TIME;
    console.log(
      `  ${name.padEnd(26)} ${column(length, 0)} statements, ${column(1 / seconds, 0)} a second, ${column(seconds / least.seconds, 1)} times ${selectOne}, ${column(1_000 * cpu, 2)} ms of work`,
    );
  }
}

async function printGrowth(kit: Kit): Promise<void> {
  const times = new Map<number, ReadonlyMap<string, Time>>();
  for (const folios of FOLIOS) {
    const investor = await addInvestor(kit.services);
    await addBigPortfolio(kit.services.db, investor.profileId, { folios, transactions: 200 });
    const client = signInAs(kit.client(), investor);
    const query = await aFolio(client);
    const calls = {
      'a page of the portfolio': () => client.call(getPortfolio, { query: { page: 1 } }),
      'one folio': () => client.call(getFolio, { query }),
      'the line over time': () => client.call(getPortfolioHistory),
    };
    times.set(folios, await timesOf(calls, 1, 1));
  }
  const [smallest] = times.values();
  for (const [name, least] of smallest ?? []) {
    const sizes = [...times].map(([folios, all]) => {
      const { seconds } = all.get(name) ?? NO_TIME;
      return `${folios}: ${(1_000 * seconds).toFixed(1)} ms (${(seconds / least.seconds).toFixed(1)} times)`;
    });
    console.log(`  ${name.padEnd(26)} of folios ${sizes.join(', ')}`);
  }
}

for (const engine of ['pglite', 'postgres'] as const) {
  const opened = await openFor(engine);
  if (!opened) {
    console.log(`calls (${engine}): not run, for want of a PostgreSQL server`);
    continue;
  }
  const counted = countedDb(opened.db);
  const kit = testKit(counted.db);
  console.log(`calls (${engine}), ${PEOPLE} at once:`);
  await printTen(kit, counted);
  await printGrowth(kit);
  await opened.close();
}
