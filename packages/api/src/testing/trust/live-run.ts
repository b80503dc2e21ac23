import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint, Failure } from '@prosperx/core/http';
import { type BusinessDate, businessDateAt, instantAt } from '@prosperx/core/time';
import { inArray } from 'drizzle-orm';
import { openDb } from '#db/open-db.js';
import { queue } from '#db/schema/index.js';
import type { DataOf } from '#http/serve.js';
import { readSettings } from '#start/settings.js';
import { startServer } from '#start/start-server.js';
import { type CallOptions, clientOver, dataOf, type TestClient } from '#testing/client.js';
import type { PlayedHolder } from '#testing/played-kyc.js';
import { type Fault, type FaultKind, playProviders } from '#testing/played-providers.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { TEST_START } from '#testing/test-services.js';
import { fillMarket, type Market } from './live-market.js';
import { randomFrom } from './random.js';

export type GatewayName = 'razorpay' | 'cashfree';

const [LOOKS, TRIES] = [180, 12];
/** Real milliseconds between two looks: the server looks for work each second. */
const PAUSE = 250;
/** A provider that falls silent is waited for in real time. */
const PATIENCE = 300_000;
/** The wait of a person before they press again: until the next code may be asked for. */
const AGAIN = 31_000;
const MINUTE = 60_000;
/** A provider is waited for twenty seconds, and two may be asked by one call; the rest is a busy machine's. */
const LONGEST_CALL = 50_000;
const STATUSES = [500, 502, 503, 429, 'cut', 'cut', 'silent'] as const;

/** What people were told that nobody should be: how, and by which call. */
export interface Watched {
  readonly status: number;
  readonly call: string;
  readonly text: string;
  readonly took: number;
}

/** What is asked at a path, whoever it is about. */
const kindOfPath = (path: string) =>
  path
    .split('?')[0]!
    .split('/')
    .map((part) => (/\d/.test(part) && !/^v\d$/.test(part) ? ':id' : part))
    .join('/');

/** Fails the first question of each kind before it is carried out, and the second after; what comes too late is carried out, and what is silent is not. */
export function failingFirst(status: FaultKind): Fault {
  const asked = new Map<string, number>();
  const isSlow = status === 'silent' || status === 'late';
  return (path) => {
    const kind = kindOfPath(path);
    const number = (asked.get(kind) ?? 0) + 1;
    asked.set(kind, number);
    if (isSlow) return number === 1 ? { status, after: status === 'late' } : null;
    return number <= 2 ? { status, after: number === 2 } : null;
  };
}

/**
 * A server for real people with its providers played, one of whose answers in so many is an error, a cut, or lost once it was carried out; with
 * `fault` those fail that it says.
 */
export async function openLiveRun(gateway: GatewayName, share: number, seed: number, fault: Fault | null = null) {
  const [begun, random] = [performance.now(), randomFrom(seed)];
  let passed = 0;
  const clock = { now: () => TEST_START + Math.floor(performance.now() - begun) + passed };
  const holders = new Map<string, PlayedHolder>();
  const played = await playProviders(clock, holders);
  const counts = { asked: 0, faults: 0, again: 0 };
  const lines: string[] = [];
  let origin = '';

  const failed = new Set<string>();
  const watched: Watched[] = [];
  played.state.fault = (path) => {
    counts.asked += 1;
    const chosen = fault?.(path) ?? null;
    if (chosen) {
      counts.faults += 1;
      failed.add(kindOfPath(path));
      return chosen;
    }
    if (random() >= share) return null;
    counts.faults += 1;
    return { status: STATUSES[Math.floor(random() * STATUSES.length)] ?? 500, after: random() < 0.5 };
  };
  const environment = { ...played.environment, PORT: '0', PAYMENT_GATEWAY: gateway, TRUSTED_PROXIES: '1' };
  const market: Market = await fillMarket(environment, clock);
  const server = await startServer({
    environment,
    realClock: clock,
    files: { site: played.folder, sdk: played.folder },
    writeLog: (line) => lines.push(line),
  });
  origin = `http://localhost:${server.port}`;

  /** A browser of an address of its own. */
  function browser(number: number): TestClient & { open(path: string): Promise<Response> } {
    const send = async (request: Request) => {
      const headers = new Headers(request.headers);
      headers.delete('Host');
      headers.set('X-Forwarded-For', `198.51.100.${number}`);
      if (headers.has('Origin')) headers.set('Origin', origin);
      const body = request.method === 'POST' ? { body: await request.arrayBuffer() } : {};
      const url = request.url.replace(TEST_ORIGIN, origin);
      const since = performance.now();
      const answer = await fetch(url, { method: request.method, headers, ...body, redirect: 'manual' });
      const took = performance.now() - since;
      const text = answer.status >= 400 || took > LONGEST_CALL ? await answer.clone().text() : '';
      watched.push({ status: answer.status, call: `${request.method} ${new URL(url).pathname}`, text, took });
      return answer;
    };
    const client = clientOver(send);
    const open = (path: string) => send(new Request(new URL(path, TEST_ORIGIN)));
    return { ...client, open };
  }

  const pass = (milliseconds: number) => void (passed += milliseconds);
  const goTo = (day: BusinessDate, time: string) => pass(Math.max(0, instantAt(day, time) - clock.now()));

  /** The answer of a call; whoever is told to try again does, after a while. */
  async function ask<E extends Endpoint>(client: TestClient, endpoint: E, options?: CallOptions<E>) {
    for (let tries = 0; ; tries += 1) {
      const response = await client.send(endpoint, options);
      const text = await response.text();
      if (response.ok) return dataOf(endpoint, text) as DataOf<E>;
      const { error } = JSON.parse(text) as Failure;
      if ((!error.retryable && response.status < 500) || tries > TRIES)
        throw new Error(`${endpoint.name}: ${response.status} ${text}`);
      counts.again += 1;
      pass(AGAIN);
      await wait(PAUSE);
    }
  }

  /** What the queue still has to do, and what it was told: for whoever looks into a run that does not end. */
  async function undone(): Promise<string> {
    await server.stop();
    const { db, close } = await openDb(readSettings(environment));
    const rows = await db
      .select()
      .from(queue)
      .where(inArray(queue.state, ['pending', 'parked']));
    await close();
    return rows
      .map(({ kind, state, attempts, unanswered, lastError, dueAt }) =>
        [kind, state, attempts, unanswered, (dueAt - clock.now()) / MINUTE, lastError].join(' '),
      )
      .join('\n');
  }

  /** Looks until there is something, a minute apart; `what` names it where it never comes. */
  async function until<T>(what: string, look: () => Promise<T | null | false>, step = MINUTE): Promise<T> {
    const since = performance.now();
    for (let looks = 0; looks < LOOKS || performance.now() - since < PATIENCE; looks += 1) {
      const found = await look();
      if (found !== null && found !== false) return found;
      if (looks < LOOKS) pass(step);
      await wait(PAUSE);
    }
    throw new Error(`${what}: it never comes; ${await undone()}`);
  }

  return {
    gateway,
    played,
    holders,
    clock,
    counts,
    lines,
    failed,
    watched,
    market,
    environment,
    origin,
    browser,
    pass,
    goTo,
    ask,
    until,
    today: () => businessDateAt(clock.now()),
    bank: played[gateway],
    stop: () => server.stop(),
  };
}

export type LiveRun = Awaited<ReturnType<typeof openLiveRun>>;
