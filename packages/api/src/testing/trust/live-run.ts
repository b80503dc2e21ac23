import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint, Failure } from '@prosperx/core/http';
import { type BusinessDate, businessDateAt, instantAt } from '@prosperx/core/time';
import type { DataOf } from '#http/serve.js';
import { startServer } from '#start/start-server.js';
import { type CallOptions, clientOver, dataOf, type TestClient } from '#testing/client.js';
import type { PlayedHolder } from '#testing/played-kyc.js';
import { playProviders } from '#testing/played-providers.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { TEST_START } from '#testing/test-services.js';
import { fillMarket, type Market } from './live-market.js';
import { randomFrom } from './random.js';

export type GatewayName = 'razorpay' | 'cashfree';

const [LOOKS, TRIES] = [60, 12];
/** Real milliseconds between two looks: the server looks for work each second. */
const PAUSE = 250;
/** A provider that falls silent is waited for in real time. */
const PATIENCE = 90_000;
/** The wait of a person before they press again: until the next code may be asked for. */
const AGAIN = 31_000;
const MINUTE = 60_000;
const STATUSES = [500, 502, 503, 429, 'cut', 'cut', 'silent'] as const;

/** A server for real people with its providers played, one of whose answers in so many is an error, a cut, or lost once it was carried out. */
export async function openLiveRun(gateway: GatewayName, share: number, seed: number) {
  const [begun, random] = [performance.now(), randomFrom(seed)];
  let passed = 0;
  const clock = { now: () => TEST_START + Math.floor(performance.now() - begun) + passed };
  const holders = new Map<string, PlayedHolder>();
  const played = await playProviders(clock, holders);
  const counts = { asked: 0, faults: 0, again: 0 };
  const lines: string[] = [];
  let origin = '';

  played.state.fault = () => {
    counts.asked += 1;
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
      return fetch(url, { method: request.method, headers, ...body, redirect: 'manual' });
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

  /** Looks until there is something, a minute apart; `what` names it where it never comes. */
  async function until<T>(what: string, look: () => Promise<T | null | false>, step = MINUTE): Promise<T> {
    const since = performance.now();
    for (let looks = 0; looks < LOOKS || performance.now() - since < PATIENCE; looks += 1) {
      const found = await look();
      if (found !== null && found !== false) return found;
      if (looks < LOOKS) pass(step);
      await wait(PAUSE);
    }
    throw new Error(`${what}: it never comes`);
  }

  return {
    gateway,
    played,
    holders,
    clock,
    counts,
    lines,
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
