import { advanceSandboxClock } from '@prosperx/core/sandbox';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenedDb } from '#db/db.js';
import { sessions } from '#db/schema/index.js';
import { SANDBOX_START } from '#sandbox/sandbox-clock.js';
import { bundle } from '#testing/bundle.js';
import { clientOver } from '#testing/client.js';
import { addInvestor, signInAs, type TestInvestor } from '#testing/new-investor.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { TEST_KEYS, testClock, testCrypto } from '#testing/test-services.js';
import { type ChildServer, startChild } from './child-server.js';
import { countdown } from './countdown.js';
import type { Line } from './retry.js';
import { checkConsistency, type Verdict } from './check-consistency.js';
import { type KillDatabase, killDatabase } from './kill-database.js';
import { randomFrom } from './random.js';
import { buy, type Intent, intentOf, order, type Shopper } from './shopper.js';

export interface Kills {
  readonly engine: OpenedDb['engine'];
  readonly kills: number;
  readonly seed: number;
  /** Ordering done as one would write it first; then nobody pays. */
  readonly naive?: boolean;
}

export interface KillsVerdict extends Verdict {
  readonly kills: number;
  readonly seconds: number;
}

const SHOPPERS = 10;
const LONGEST = 60 * 60_000;
/** Chance to die at each question to a provider, before and after it is carried out. */
const DEATHS = '0.01';
/** One kill in so many comes while the server starts. */
const AT_START = 6;
/** The most requests that a server receives before it is killed, while they are under way or once it has answered that many. */
const MOST_REQUESTS = 60;
const MOST_ANSWERS = 3;
const PAUSE = 50;
const LEASE_OVER = 'PT61S';

/** A run, with the server as its customers see it: at one address, though it dies and comes back. */
class KillRun {
  port: number | null = null;
  over = false;
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
    if (headers.has('Origin')) headers.set('Origin', url.origin);
    const body = request.method === 'POST' ? { body: await request.text() } : {};
    this.requests.decrement();
    const response = await fetch(url, { method: request.method, headers, ...body, redirect: 'manual' });
    this.answers.decrement();
    return response;
  };

  start(deaths: string): ChildServer {
    const keys = { ENCRYPTION_KEYS: TEST_KEYS.encryption, LOOKUP_KEY: TEST_KEYS.lookup };
    const environment = { ...this.database.environment, ...keys, TRUSTED_PROXIES: '1', DEATHS: deaths };
    return startChild(this.program, this.naive ? { ...environment, NAIVE: '1' } : environment);
  }

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
  // a start does not show how far it is: any moment of it will do
  if (run.random() < 1 / AT_START) await Promise.race([server.ready, wait(run.random() * 2_000)]);
  else {
    run.port = await server.ready;
    void run.pass(LEASE_OVER);
    const lived = run.requests.from(1 + Math.floor(run.random() * MOST_REQUESTS));
    const answers = Math.floor(run.random() * (1 + MOST_ANSWERS));
    await Promise.race([server.exited, lived.then(() => (answers > 0 ? run.answers.from(answers) : undefined))]);
  }
  server.send('SIGKILL');
  const code = await server.exited;
  run.port = null;
  if (code !== null) throw new Error(`the server ended by itself (${code}):\n${server.log()}`);
}

function shopperIn(run: KillRun, investor: TestInvestor): Shopper {
  const browse = (request: Request) => {
    request.headers.set('X-Forwarded-For', `198.18.0.${Number(investor.mobile) % 256}`);
    return run.wire(request);
  };
  const pause = async () => {
    if (performance.now() - run.begun > LONGEST) throw new Error('a run does not come to an end');
    await wait(PAUSE);
  };
  const line: Line = { random: run.random, loss: 0.1, pause };
  return { investor, client: signInAs(clientOver(browse), investor), browse, line };
}

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

/** A server that lives, until everything that was begun has come to its end. */
async function settle(run: KillRun, shopping: Promise<unknown>): Promise<void> {
  const server = run.start('0');
  run.port = await server.ready;
  let done = false;
  void shopping.catch(() => {}).finally(() => (done = true));
  while (!done) {
    await run.pass('PT10S');
    await wait(100);
  }
  await shopping;
  for (let left = 12; left > 0; left--) await run.pass('PT15M');
  await run.pass('2B');
  server.send('SIGTERM');
  const code = await server.exited;
  if (code !== 0) throw new Error(`the server did not end well (${code}):\n${server.log()}`);
}

/** People go on buying while their server is killed again and again, then once more until it is done with everything. */
export async function runKills({ engine, kills, seed, naive = false }: Kills): Promise<KillsVerdict> {
  const database = await killDatabase(engine);
  const { program, remove } = await bundle(new URL('server.ts', import.meta.url));
  try {
    const world = { clock: testClock(SANDBOX_START), crypto: testCrypto };
    const investors = await database.withDb(async (db) => {
      const added: TestInvestor[] = [];
      const people = SHOPPERS * (2 * kills + 4);
      for (let number = 0; number < people; number++) added.push(await addInvestor({ ...world, db }, number));
      // all are there from the start, and many come hours later: their sessions are not idle until then
      await db.update(sessions).set({ lastSeenAt: sessions.endsAt });
      return Array.from({ length: SHOPPERS }, (_, at) => added.filter((_person, number) => number % SHOPPERS === at));
    });
    const run = new KillRun(program, database, randomFrom(seed), naive);
    const intents: Intent[] = [];
    const shopping = Promise.all(investors.map((people) => shop(run, people, intents)));
    const died = (async () => {
      for (let left = kills; left > 0; left--) await killOnce(run);
      run.over = true;
      await settle(run, shopping);
    })();
    await Promise.all([shopping, died]);
    const seconds = Math.round((performance.now() - run.begun) / 1_000);
    return { ...(await database.withDb((db) => checkConsistency(db, intents))), kills, seconds };
  } finally {
    await remove();
    await database.remove();
  }
}
