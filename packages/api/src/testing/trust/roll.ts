import { setTimeout as wait } from 'node:timers/promises';
import { getCart } from '@prosperx/core/cart';
import { REQUEST_ID_HEADER } from '@prosperx/core/http';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { queue } from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import { openSandboxClock } from '#sandbox/sandbox-clock.js';
import { realClock } from '#start/real-clock.js';
import { clientOver } from '#testing/client.js';
import { addInvestor, signInAs, type TestInvestor } from '#testing/new-investor.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { TEST_KEYS, testCrypto } from '#testing/test-services.js';
import { checkConsistency, type Verdict } from './check-consistency.js';
import { killDatabase } from './kill-database.js';
import { rolledServers } from './rolled-servers.js';
import { buy, type Intent, intentOf } from './shopper.js';

export interface Roll {
  readonly program: string;
  readonly configuration: string;
  /** Requests a second besides those of purchases. */
  readonly rate: number;
  /** Kills each server where it stands, as one who knows nothing of draining. */
  readonly careless: boolean;
}

export interface RollVerdict extends Verdict {
  readonly requests: number;
  /** Requests that were answered with 5xx, or not at all. */
  readonly failed: number;
  readonly aSecond: number;
  /** The milliseconds that the ends of servers took. */
  readonly ends: readonly number[];
  /** Jobs that were left undone once nothing was under way. */
  readonly lostJobs: number;
  readonly faults: readonly string[];
}

const READERS = 40;
const SHOPPERS = 4;
const FIRST_SHOPPER = 1_000;
const LONGEST = 240_000;
const PAUSE = 250;

/** What of the run a proxy and its servers were asked, and how it ended. */
function countedWire(origin: string) {
  const counts = { requests: 0, failed: 0 };
  const faults = new Map<string, number>();
  const fail = (what: string) => {
    counts.failed += 1;
    faults.set(what, (faults.get(what) ?? 0) + 1);
  };
  const send = async (request: Request): Promise<Response> => {
    const url = request.url.replace(TEST_ORIGIN, origin);
    const headers = new Headers(request.headers);
    headers.delete('Host');
    if (headers.has('Origin')) headers.set('Origin', origin);
    const body = request.method === 'POST' ? { body: await request.text() } : {};
    counts.requests += 1;
    try {
      const response = await fetch(url, { method: request.method, headers, ...body, redirect: 'manual' });
      if (response.status >= 500)
        fail(`${response.status}${response.headers.has(REQUEST_ID_HEADER) ? '' : ' of the proxy'}`);
      return response;
    } catch (error) {
      fail('no answer');
      throw error;
    }
  };
  return { counts, faults, send };
}

/** People who look at their cart, so many times a second together, until the run is over. */
async function read(clients: readonly ReturnType<typeof clientOver>[], rate: number, isOver: () => boolean) {
  const one = async (client: ReturnType<typeof clientOver>, at: number) => {
    const every = (1_000 * clients.length) / rate;
    let next = performance.now() + (every * at) / clients.length;
    while (!isOver()) {
      await wait(Math.max(0, next - performance.now()));
      next = Math.max(next + every, performance.now());
      await client.send(getCart).then(
        (response) => response.text(),
        () => {},
      );
    }
  };
  await Promise.all(clients.map(one));
}

/** Waits until nothing is due any more, and counts what stays undone. */
async function jobsLeft(db: Db, now: () => number): Promise<number> {
  const since = performance.now();
  const left = async () => {
    const rows = await db
      .select({ count: sql<unknown>`count(*)` })
      .from(queue)
      .where(
        sql`${inArray(queue.state, ['pending', 'parked'])} and ${queue.dueAt} <= ${new Date(now()).toISOString()}::timestamptz`,
      );
    return Number(rows[0]?.count);
  };
  while (performance.now() - since < LONGEST && (await left()) > 0) await wait(PAUSE);
  return left();
}

/** Replaces both servers, one after the other, while people read and buy; compares what was answered with all books. */
export async function runRoll({ program, configuration, rate, careless }: Roll): Promise<RollVerdict> {
  const database = await killDatabase('postgres');
  const keys = { ENCRYPTION_KEYS: TEST_KEYS.encryption, LOOKUP_KEY: TEST_KEYS.lookup };
  const environment = { DATABASE_URL: database.environment['DATABASE_URL'] ?? '', ...keys };
  const running = await rolledServers({ program, configuration, environment });
  try {
    return await database.withDb(async (db) => {
      const clock = await openSandboxClock(db, realClock);
      const deps = { db, clock, calendar: createCalendar(), crypto: testCrypto };
      const { counts, faults, send } = countedWire(running.origin);
      const signedIn = (investor: TestInvestor) => signInAs(clientOver(send), investor);
      const readers: ReturnType<typeof signedIn>[] = [];
      for (let number = 0; number < READERS; number += 1) readers.push(signedIn(await addInvestor(deps, number)));

      let isOver = false;
      const begun = performance.now();
      const pause = async () => {
        if (performance.now() - begun > LONGEST) throw new Error('a roll does not come to an end');
        await wait(PAUSE);
      };
      const line = { random: () => 1, loss: 0, pause };
      const intents: Intent[] = [];
      let people = FIRST_SHOPPER;
      const shop = async () => {
        while (!isOver) {
          const investor = await addInvestor(deps, people++);
          const intent = intentOf(investor.ucc, 5_000);
          intents.push(intent);
          await buy({ investor, client: signedIn(investor), browse: send, line }, intent);
        }
      };
      const load = Promise.all([read(readers, rate, () => isOver), ...Array.from({ length: SHOPPERS }, shop)]);
      const ends: number[] = [];
      const roll = async () => {
        await wait(3_000);
        for (const server of running.servers)
          ends.push(await running.replace(server, careless ? 'SIGKILL' : 'SIGTERM'));
        isOver = true;
      };
      await Promise.all([roll().finally(() => (isOver = true)), load]);
      const seconds = (performance.now() - begun) / 1_000;
      const { requests, failed } = counts;
      const lostJobs = await jobsLeft(db, () => clock.now());
      const verdict = await checkConsistency(db, intents);
      const aSecond = Math.round(requests / seconds);
      const named = [...faults].map(([what, count]) => `${count} × ${what}`);
      return { ...verdict, requests, failed, aSecond, ends, lostJobs, faults: named };
    });
  } finally {
    await running.stop();
    await database.remove();
  }
}
