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
import { testCrypto } from '#testing/test-services.js';
import { checkConsistency } from './check-consistency.js';
import { addAccount } from './redeemers.js';
import { buy, type Intent, intentOf } from './shopper.js';
import { strayMoney } from './stray-money.js';

const READERS = 40;
const SHOPPERS = 4;
const FIRST_SHOPPER = 1_000;
const LONGEST = 240_000;
const PAUSE = 250;

/** Requests to servers at an address: how many, which of them failed and how, and the milliseconds of the slowest. */
export function countedWire(origin: string) {
  const counts = { requests: 0, failed: 0, slowest: 0 };
  let isEnded = false;
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
    const body = request.method === 'POST' ? { body: await request.arrayBuffer() } : {};
    const since = performance.now();
    counts.requests += 1;
    try {
      const response = await fetch(url, { method: request.method, headers, ...body, redirect: 'manual' });
      if (response.status >= 500) fail(await faultOf(response));
      return response;
    } catch (error) {
      fail('no answer');
      throw error;
    } finally {
      counts.slowest = Math.max(counts.slowest, performance.now() - since);
    }
  };
  /** Lets nobody try again: nothing will answer any more. */
  const end = () => {
    isEnded = true;
  };
  return { counts, faults, send, end, hasEnded: () => isEnded };
}

/** Names a failure: by its status, who answers, and whether it says that it may be tried again. */
async function faultOf(response: Response): Promise<string> {
  const { status, headers } = response;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { error?: { retryable?: boolean } } | null;
  return [
    status,
    ...(headers.has(REQUEST_ID_HEADER) ? [] : ['of the proxy']),
    ...(headers.has('retry-after') || body?.error?.retryable ? ['to be tried again'] : []),
  ].join(' ');
}

export type CountedWire = ReturnType<typeof countedWire>;

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
export async function jobsLeft(db: Db, now: () => number): Promise<number> {
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

/** Forty people who read and four who buy, until something has been done meanwhile; then compares what was answered with all books. `intents` gets each purchase as it begins. */
export async function workMeanwhile(
  db: Db,
  { counts, faults, send, hasEnded }: CountedWire,
  rate: number,
  task: () => Promise<void>,
  intents: Intent[] = [],
) {
  const clock = await openSandboxClock(db, realClock);
  const deps = { db, clock, calendar: createCalendar(), crypto: testCrypto };
  const signedIn = (investor: TestInvestor) => signInAs(clientOver(send), investor);
  const readers: ReturnType<typeof signedIn>[] = [];
  for (let number = 0; number < READERS; number += 1) readers.push(signedIn(await addInvestor(deps, number)));

  let isOver = false;
  const begun = performance.now();
  const pause = async () => {
    if (hasEnded() || performance.now() - begun > LONGEST) throw new Error('a run does not come to an end');
    await wait(PAUSE);
  };
  const line = { random: () => 1, loss: 0, pause };
  let people = FIRST_SHOPPER;
  const shop = async () => {
    while (!isOver) {
      const investor = await addInvestor(deps, people++);
      await addAccount(deps, investor.profileId);
      const intent = intentOf(investor.ucc, 5_000);
      intents.push(intent);
      await buy({ investor, client: signedIn(investor), browse: send, line }, intent);
    }
  };
  const load = Promise.all([read(readers, rate, () => isOver), ...Array.from({ length: SHOPPERS }, shop)]);
  await Promise.all([task().finally(() => (isOver = true)), load]);
  const seconds = (performance.now() - begun) / 1_000;
  const lostJobs = await jobsLeft(db, () => clock.now());
  return {
    ...(await checkConsistency(db, intents)),
    stray: await strayMoney(
      db,
      intents.map(({ ucc }) => ucc),
    ),
    ...counts,
    wanted: intents,
    aSecond: Math.round(counts.requests / seconds),
    lostJobs,
    faults: [...faults].map(([what, count]) => `${count} × ${what}`),
  };
}
