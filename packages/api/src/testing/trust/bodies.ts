import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Endpoint, IDEMPOTENCY_HEADER } from '@prosperx/core/http';
import fc from 'fast-check';
import { schemes } from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import { routes } from '#routes.js';
import { openSandboxClock } from '#sandbox/sandbox-clock.js';
import { realClock } from '#start/real-clock.js';
import { clientOver } from '#testing/client.js';
import { fuzzCaller, fuzzedInput } from '#testing/fuzz-input.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import type { TestKit } from '#testing/test-kit.js';
import { testCrypto } from '#testing/test-services.js';
import { withServer } from './at-work.js';
import { killDatabase } from './kill-database.js';
import { requestOf } from './odd-bodies.js';
import { ODD_SECRET } from './odd-requests.js';
import { randomFrom } from './random.js';

/** What came of one body. */
interface Sent {
  readonly call: string;
  /** null where nothing came. */
  readonly status: number | null;
  readonly took: number;
  readonly body: string;
}

export interface BodiesVerdict {
  readonly sent: number;
  readonly calls: number;
  readonly byKind: Readonly<Record<'taken' | 'refused' | 'tooMany' | 'failed' | 'silent', number>>;
  /** Failures of ours, and bodies that took longer than `LONGEST`. */
  readonly wrong: readonly Sent[];
  readonly overASecond: number;
  readonly failedLines: readonly string[];
  /** Megabytes of the server's memory after a fifth of the bodies and in the end, once it is quiet. */
  readonly memory: readonly [number, number];
  readonly isReady: boolean;
}

/** Milliseconds after which a body hangs: a form of many pages takes seconds on a busy machine. */
const LONGEST = 20_000;
const SENDERS = 6;
/** Bodies by one caller, who may have logged out or closed the account with any of them. */
const BY_ONE = 20;
/** These move the clock by years, or take everything away: what they take is no nonsense. */
const LEFT_OUT = new Set(['resetSandbox', 'advanceSandboxClock']);

type Send = (request: Request) => Promise<Response>;

const kindOf = ({ status }: Sent) => {
  if (status === null) return 'silent';
  if (status >= 500) return 'failed';
  if (status === 429) return 'tooMany';
  return status < 400 ? 'taken' : 'refused';
};

const megabytesOf = async (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024);

/** Sends requests of the tests to a server, each from an address of its own. */
function senderTo(origin: string, random: () => number): Send {
  const address = () => `198.${[18, random() * 256, random() * 256].map(Math.floor).join('.')}`;
  return async (request) => {
    const headers = new Headers(request.headers);
    headers.delete('Host');
    headers.set('X-Forwarded-For', address());
    headers.set('X-Sandbox-Secret', ODD_SECRET);
    if (headers.has('Origin')) headers.set('Origin', origin);
    return fetch(request.url.replace(TEST_ORIGIN, origin), {
      method: request.method,
      headers,
      ...(request.method !== 'GET' && { body: await request.arrayBuffer() }),
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    });
  };
}

/** Counts what came of the bodies. */
class Tally {
  sent = 0;
  overASecond = 0;
  readonly byKind = { taken: 0, refused: 0, tooMany: 0, failed: 0, silent: 0 };
  readonly wrong: Sent[] = [];

  note(one: Sent): void {
    this.sent += 1;
    this.byKind[kindOf(one)] += 1;
    if (one.took > 1_000) this.overASecond += 1;
    if ((one.status ?? 500) >= 500 || one.took > LONGEST) this.wrong.push(one);
  }
}

/** Sends a request, and returns its status and time in milliseconds. */
async function timed(send: Send, request: Request): Promise<Pick<Sent, 'status' | 'took'>> {
  const since = performance.now();
  const status = await send(request).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => null,
  );
  return { status, took: performance.now() - since };
}

interface BodiesRun {
  readonly kit: TestKit;
  readonly send: Send;
  readonly random: () => number;
  readonly seed: number;
  readonly schemeId: string;
  /** Bodies that each call gets. */
  readonly each: number;
  note(one: Sent): Promise<void>;
}

/** Sends one call its bodies, `BY_ONE` of each caller. `number` is that of the call among all. */
async function tryCall(run: BodiesRun, endpoint: Endpoint, number: number): Promise<void> {
  const { kit, send, random } = run;
  for (let left = run.each; left > 0;) {
    const { cookies, cartId } = await fuzzCaller(kit, endpoint);
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const inputs = fc.sample(fuzzedInput(endpoint, [run.schemeId, cartId]), {
      numRuns: Math.min(BY_ONE, left),
      seed: run.seed * 1_000_003 + number * 1_009 + left,
    });
    for (const input of inputs) {
      const headers = {
        ...(random() < 0.8 && { Cookie }),
        [IDEMPOTENCY_HEADER]: `${number}-${left}-${random()}`,
      };
      const { request, written } = requestOf(endpoint, input, headers, random);
      await run.note({ call: endpoint.name, ...(await timed(send, request)), body: written.slice(0, 400) });
    }
    left -= inputs.length;
  }
}

/** Does something with each of many, several at a time. */
async function forEachOf<One>(all: readonly One[], work: (one: One, number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < all.length; at = next++) await work(all[at] as One, at);
  };
  await Promise.all(Array.from({ length: SENDERS }, worker));
}

/** Sends so many bodies to all calls of a server of its own: fields of each call filled with nonsense and with what exists, and a fifth malformed. */
export async function sendBodies(count: number, seed: number): Promise<BodiesVerdict> {
  const database = await killDatabase('postgres');
  const environment = { ...database.environment, TRUSTED_PROXIES: '1', SANDBOX_SECRET: ODD_SECRET };
  const random = randomFrom(seed);
  try {
    return await withServer(environment, (origin, server) =>
      database.withDb(async (db) => {
        const send = senderTo(origin, random);
        const clock = await openSandboxClock(db, realClock);
        const services = { db, clock, calendar: createCalendar(), crypto: testCrypto };
        // the rest of a kit is the server's, in a process of its own
        const kit = { services, clock, client: () => clientOver(send) } as unknown as TestKit;
        const [scheme] = await db.select({ id: schemes.id }).from(schemes).limit(1);
        const calls = routes.map(({ endpoint }) => endpoint).filter(({ name }) => !LEFT_OUT.has(name));
        const tally = new Tally();
        let early = 0;
        const run: BodiesRun = {
          ...{ kit, send, random, seed, schemeId: scheme?.id ?? '', each: Math.ceil(count / calls.length) },
          note: async (one) => {
            tally.note(one);
            if (early === 0 && tally.sent > count / 5) early = await megabytesOf(server.pid);
          },
        };
        await forEachOf(calls, (endpoint, number) => tryCall(run, endpoint, number));
        await wait(5_000);
        const { sent, byKind, wrong, overASecond } = tally;
        return {
          ...{ sent, calls: calls.length, byKind, wrong, overASecond },
          failedLines: server
            .log()
            .split('\n')
            .filter((line) => /"event":"(request_failed|crashed)"/.test(line)),
          memory: [early, await megabytesOf(server.pid)] as const,
          isReady: (await fetch(`${origin}/readyz`).catch(() => null))?.status === 200,
        };
      }),
    );
  } finally {
    await database.remove();
  }
}
