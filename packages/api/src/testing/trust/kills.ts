import { setTimeout as wait } from 'node:timers/promises';
import { advanceSandboxClock } from '@prosperx/core/sandbox';
import { SECOND } from '@prosperx/core/time';
import type { OpenedDb } from '#db/db.js';
import { sessions } from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import { LEASE } from '#queue/lease.js';
import { SANDBOX_START } from '#sandbox/sandbox-clock.js';
import { bundle } from '#testing/bundle.js';
import { clientOver } from '#testing/client.js';
import { addInvestor, signInAs, type TestInvestor } from '#testing/new-investor.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { TEST_KEYS, testClock, testCrypto } from '#testing/test-services.js';
import { checkConsistency, type Verdict } from './check-consistency.js';
import { checkRedemptions, type RedemptionsVerdict } from './check-redemptions.js';
import { type ChildServer, startChild } from './child-server.js';
import { countdown } from './countdown.js';
import { type KillDatabase, killDatabase } from './kill-database.js';
import { randomFrom } from './random.js';
import { addAccount, addRedeemer, redeemAll, type Redeemer } from './redeemers.js';
import type { Line } from './retry.js';
import { buy, type Intent, intentOf, order, type Shopper } from './shopper.js';
import { strayMoney } from './stray-money.js';

export interface Kills {
  readonly engine: OpenedDb['engine'];
  readonly kills: number;
  readonly seed: number;
  /** Ordering and selling done as one would write them first; then nobody pays. */
  readonly naive?: boolean;
}

export interface KillsVerdict extends Verdict {
  /** What became of the folios that were sold meanwhile. */
  readonly sold: RedemptionsVerdict;
  readonly kills: number;
  readonly seconds: number;
}

const SHOPPERS = 10;
/** Those who sell one folio after another; how many each of them sells in one life of the server, and their first number. */
const REDEEMERS = 2;
const FOLIOS_A_LIFE = 2;
const FIRST_SELLER = 500_000;
/** One kill of so many comes while redemptions and purchases are carried out, days later. */
const LATE = 4;
const LATE_LIFE = 3_000;
const LONGEST = 60 * 60_000;
/** Chance to die at each question to a provider, before and after it is carried out. */
const DEATHS = '0.01';
/** One kill in so many comes while the server starts. */
const AT_START = 6;
/** The most requests that a server receives before it is killed, while they are under way or once it has answered that many. */
const MAX_REQUESTS = 60;
const MAX_ANSWERS = 3;
const PAUSE = 50;
/** A sandbox behind a proxy, as which the people of the run come by addresses of their own, lets in whoever has its secret. */
const SECRET = 'a secret of this run alone';
const LEASE_OVER = `PT${(LEASE + SECOND) / SECOND}S`;

/** A run, with the server as its customers see it: at one address, though it dies and comes back. */
class KillRun {
  port: number | null = null;
  over = false;
  lives = 0;
  readonly begun = performance.now();
  readonly requests = countdown();
  readonly answers = countdown();

  constructor(
    readonly program: string,
    readonly database: KillDatabase,
    readonly random: () => number,
    readonly naive: boolean,
  ) {}

  readonly wire = async (request: Request): Promise<Response> => {
    if (this.port === null) throw new Error('nobody answers');
    const url = new URL(request.url.replace(TEST_ORIGIN, `http://localhost:${this.port}`));
    const headers = new Headers(request.headers);
    headers.delete('Host');
    headers.set('X-Sandbox-Secret', SECRET);
    if (headers.has('Origin')) headers.set('Origin', url.origin);
    const body = request.method === 'POST' ? { body: await request.text() } : {};
    this.requests.decrement();
    const response = await fetch(url, { method: request.method, headers, ...body, redirect: 'manual' });
    this.answers.decrement();
    return response;
  };

  start(deaths: string): ChildServer {
    const keys = { ENCRYPTION_KEYS: TEST_KEYS.encryption, LOOKUP_KEY: TEST_KEYS.lookup };
    const environment = {
      ...this.database.environment,
      ...keys,
      TRUSTED_PROXIES: '1',
      SANDBOX_SECRET: SECRET,
      DEATHS: deaths,
    };
    return startChild(this.program, this.naive ? { ...environment, NAIVE: '1' } : environment);
  }

  /** Waits before another look; rejects once the run has lasted too long. */
  readonly pause = async () => {
    if (performance.now() - this.begun > LONGEST) throw new Error('a run does not come to an end');
    await wait(PAUSE);
  };

  /** Puts the sandbox's clock forward; what a dead server has left leased falls due. */
  async pass(duration: string): Promise<void> {
    await clientOver(this.wire)
      .call(advanceSandboxClock, { body: { advance: duration } })
      .catch(() => {});
  }
}

/** One life of the server, and its end. */
async function killOnce(run: KillRun): Promise<void> {
  const server = run.start(DEATHS);
  run.lives++;
  // a start does not show how far it is: any moment of it will do
  if (run.random() < 1 / AT_START) await Promise.race([server.ready, wait(run.random() * 2_000)]);
  else {
    run.port = await server.ready;
    void run.pass(LEASE_OVER);
    const lived = run.requests.from(1 + Math.floor(run.random() * MAX_REQUESTS));
    const answers = Math.floor(run.random() * (1 + MAX_ANSWERS));
    await Promise.race([server.exited, lived.then(() => (answers > 0 ? run.answers.from(answers) : undefined))]);
  }
  await kill(run, server);
}

/** One life of the server in which days pass: it is killed while it books units and money. */
async function killLate(run: KillRun): Promise<void> {
  const server = run.start(DEATHS);
  run.port = await server.ready;
  void run.pass('PT8H');
  await Promise.race([server.exited, wait(run.random() * LATE_LIFE)]);
  await kill(run, server);
}

async function kill(run: KillRun, server: ChildServer): Promise<void> {
  server.send('SIGKILL');
  const code = await server.exited;
  run.port = null;
  if (code !== null) throw new Error(`the server ended by itself (${code}):\n${server.log()}`);
}

/** The way to the server from an address of a person's own. */
const browserOf =
  (run: KillRun, { mobile }: TestInvestor) =>
  (request: Request): Promise<Response> => {
    const number = Number(mobile) % 65_536;
    request.headers.set('X-Forwarded-For', `198.18.${number >> 8}.${number & 255}`);
    return run.wire(request);
  };

function shopperIn(run: KillRun, investor: TestInvestor): Shopper {
  const browse = browserOf(run, investor);
  return { investor, client: signInAs(clientOver(browse), investor), browse, line: lineOf(run) };
}

const lineOf = ({ random, pause }: KillRun): Line => ({ random, loss: 0.1, pause });

/** Buys for one person after another: each is sent a code, and a number gets few of them. */
async function shop(run: KillRun, people: readonly TestInvestor[], intents: Intent[]): Promise<void> {
  for (let number = 0; !run.over; number++) {
    const shopper = shopperIn(run, people[number % people.length]!);
    // amounts whose last two digits mean something to the sandbox are left out
    const intent = intentOf(shopper.investor.ucc, 1_000 + number * 20);
    intents.push(intent);
    await (run.naive ? order : buy)(shopper, intent);
  }
}

/** Sells one folio after another, a few in each life of the server. Returns those that were sold. */
async function redeem(run: KillRun, people: readonly Redeemer[]): Promise<Redeemer[]> {
  const sold: Redeemer[] = [];
  for (const redeemer of people) {
    while (!run.over && sold.length >= run.lives * FOLIOS_A_LIFE) await run.pause();
    if (run.over) break;
    sold.push(redeemer);
    const { investor, otherToken } = redeemer;
    const client = (token: string) => signInAs(clientOver(browserOf(run, investor)), { token });
    await redeemAll({ one: client(investor.token), other: client(otherToken), line: lineOf(run) }, redeemer);
  }
  return sold;
}

/** A server that lives while something is done, and ends as asked. */
async function live(run: KillRun, task: () => Promise<void>): Promise<void> {
  const server = run.start('0');
  run.port = await server.ready;
  await task();
  server.send('SIGTERM');
  const code = await server.exited;
  run.port = null;
  if (code !== 0) throw new Error(`the server did not end well (${code}):\n${server.log()}`);
}

/** Lets people finish what they have begun. */
async function finish(run: KillRun, people: Promise<unknown>): Promise<void> {
  let done = false;
  void people.catch(() => {}).finally(() => (done = true));
  while (!done) {
    await run.pass('PT10S');
    await wait(100);
  }
  await people;
}

/** Lets time pass until everything that was begun has come to its end. */
async function settle(run: KillRun): Promise<void> {
  for (let left = 12; left > 0; left--) await run.pass('PT15M');
  for (let left = 6; left > 0; left--) await run.pass('1B');
}

/** People go on buying and selling while their server is killed again and again, then once more until it is done with everything. */
export async function runKills({ engine, kills, seed, naive = false }: Kills): Promise<KillsVerdict> {
  const database = await killDatabase(engine);
  const { program, remove } = await bundle(new URL('server.ts', import.meta.url));
  try {
    const deps = { clock: testClock(SANDBOX_START), calendar: createCalendar(), crypto: testCrypto };
    const lateKills = Math.ceil(kills / LATE);
    const early = kills - lateKills;
    const { investors, holders } = await database.withDb(async (db) => {
      const people = await many(SHOPPERS * (2 * early + 4), async (number) => {
        const investor = await addInvestor({ ...deps, db }, number);
        await addAccount({ ...deps, db }, investor.profileId);
        return investor;
      });
      const redeemers = await many(REDEEMERS * FOLIOS_A_LIFE * early, (number) =>
        addRedeemer({ ...deps, db }, FIRST_SELLER + number),
      );
      // all are there from the start, and many come hours later: their sessions are not idle until then
      await db.update(sessions).set({ lastSeenAt: sessions.endsAt });
      return { investors: dealt(people, SHOPPERS), holders: dealt(redeemers, REDEEMERS) };
    });
    const run = new KillRun(program, database, randomFrom(seed), naive);
    const intents: Intent[] = [];
    const shopping = Promise.all(investors.map((people) => shop(run, people, intents)));
    const redeeming = Promise.all(holders.map((people) => redeem(run, people)));
    const work = Promise.all([shopping, redeeming]);
    const died = (async () => {
      for (let left = early; left > 0; left--) await killOnce(run);
      run.over = true;
      await live(run, () => finish(run, work));
      for (let left = lateKills; left > 0; left--) await killLate(run);
      await live(run, () => settle(run));
    })();
    await Promise.all([work, died]);
    const seconds = Math.round((performance.now() - run.begun) / 1_000);
    const redeemers = (await redeeming).flat();
    return await database.withDb(async (db) => {
      const sold = await checkRedemptions(db, redeemers);
      const people = [...intents, ...redeemers.map(({ investor }) => investor)].map(({ ucc }) => ucc);
      const stray = naive ? [] : await strayMoney(db, people);
      return { ...(await checkConsistency(db, intents)), stray, sold, kills, seconds };
    });
  } finally {
    await remove();
    await database.remove();
  }
}

async function many<Made>(count: number, make: (number: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (let number = 0; number < count; number++) made.push(await make(number));
  return made;
}

const dealt = <Person>(people: readonly Person[], hands: number): Person[][] =>
  Array.from({ length: hands }, (_, at) => people.filter((_person, number) => number % hands === at));
