import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@prosperx/core/http';
import fc from 'fast-check';
import { schemes } from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import { routes } from '#routes.js';
import { openSandboxClock } from '#sandbox/sandbox-clock.js';
import { realClock } from '#start/real-clock.js';
import { clientOver } from '#testing/client.js';
import { fuzzCaller, fuzzedInput } from '#testing/fuzz-input.js';
import { rawRequest, TEST_ORIGIN } from '#testing/requests.js';
import type { TestKit } from '#testing/test-kit.js';
import { testCrypto } from '#testing/test-services.js';
import { withServer } from './at-work.js';
import { killDatabase } from './kill-database.js';
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

/** Bodies that are no JSON, or such as no program of ours writes. */
function malformed(json: string, random: () => number): string {
  const at = Math.floor(random() * (json.length + 1));
  const ways: readonly (() => string)[] = [
    () => json.slice(0, at),
    () => `\uFEFF${json}`,
    () => `${json.slice(0, at)}\0${json.slice(at)}`,
    () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    () => `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    () => json.replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}},'),
    () => json.replaceAll(/"(\w+)":/g, '"$1":null,"$1":'),
    () => json.replaceAll(/\d+/g, '9'.repeat(400)),
    () => `${json}${json}`,
    () => `"${'a'.repeat(200_000)}"`,
    () => json.replace('{', `{${Array.from({ length: 2_000 }, (_, number) => `"k${number}":1,`).join('')}`),
    () => json.slice(at) + json.slice(0, at),
    () => '',
  ];
  return (ways[Math.floor(random() * ways.length)] as () => string)();
}

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json;charset=x',
  'x',
];

const kindOf = ({ status }: Sent) => {
  if (status === null) return 'silent';
  if (status >= 500) return 'failed';
  if (status === 429) return 'tooMany';
  return status < 400 ? 'taken' : 'refused';
};

const megabytesOf = async (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024);

/** Sends so many bodies to all calls of a server of its own: fields of each call filled with nonsense and with what exists, and a fifth malformed. */
export async function sendBodies(count: number, seed: number): Promise<BodiesVerdict> {
  const database = await killDatabase('postgres');
  const environment = { ...database.environment, TRUSTED_PROXIES: '1', SANDBOX_SECRET: ODD_SECRET };
  const random = randomFrom(seed);
  const address = () => `198.${[18, random() * 256, random() * 256].map(Math.floor).join('.')}`;
  try {
    return await withServer(environment, (origin, server) =>
      database.withDb(async (db) => {
        const send = async (request: Request) => {
          const headers = new Headers(request.headers);
          headers.delete('Host');
          headers.set('X-Forwarded-For', address());
          headers.set('X-Sandbox-Secret', ODD_SECRET);
          if (headers.has('Origin')) headers.set('Origin', origin);
          const body = request.method === 'GET' ? {} : { body: await request.arrayBuffer() };
          const url = request.url.replace(TEST_ORIGIN, origin);
          return fetch(url, {
            method: request.method,
            headers,
            ...body,
            redirect: 'manual',
            signal: AbortSignal.timeout(60_000),
          });
        };
        const clock = await openSandboxClock(db, realClock);
        const services = { db, clock, calendar: createCalendar(), crypto: testCrypto };
        // the rest of a kit is the server's, in a process of its own
        const kit = { services, clock, client: () => clientOver(send) } as unknown as TestKit;
        const [scheme] = await db.select({ id: schemes.id }).from(schemes).limit(1);
        const chosen = routes.filter(({ endpoint }) => !LEFT_OUT.has(endpoint.name));
        const each = Math.ceil(count / chosen.length);
        const byKind = { taken: 0, refused: 0, tooMany: 0, failed: 0, silent: 0 };
        const wrong: Sent[] = [];
        let [sent, overASecond, early] = [0, 0, 0];

        async function tryCall({ endpoint }: (typeof chosen)[number], number: number) {
          let left = each;
          while (left > 0) {
            const { cookies, cartId } = await fuzzCaller(kit, endpoint);
            const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
            const inputs = fc.sample(fuzzedInput(endpoint, [scheme?.id ?? '', cartId]), {
              numRuns: Math.min(BY_ONE, left),
              seed: seed * 1_000_003 + number * 1_009 + left,
            });
            for (const { query, body } of inputs) {
              const texts = Object.fromEntries(
                Object.entries(query).map(([name, value]) => [name, String(value).replace(/[\ud800-\udfff]/g, '')]),
              );
              const isOdd = endpoint.method === 'POST' && random() < 0.2;
              const headers = {
                ...(random() < 0.8 && { Cookie }),
                [IDEMPOTENCY_HEADER]: `${number}-${left}-${random()}`,
                ...(isOdd && random() < 0.2 && { 'Content-Type': TYPES[Math.floor(random() * TYPES.length)] ?? '' }),
              };
              const whole = rawRequest(endpoint, { query: texts, body, headers });
              const text = isOdd ? malformed(JSON.stringify(body) ?? '', random) : '';
              const request = isOdd
                ? new Request(whole.url, { method: 'POST', headers: whole.headers, body: text })
                : whole;
              const since = performance.now();
              const status = await send(request).then(
                async (answer) => {
                  await answer.arrayBuffer();
                  return answer.status;
                },
                () => null,
              );
              const took = performance.now() - since;
              const one = {
                call: endpoint.name,
                status,
                took,
                body: (isOdd ? text : JSON.stringify({ query, body })).slice(0, 400),
              };
              byKind[kindOf(one)] += 1;
              if (took > 1_000) overASecond += 1;
              if ((status ?? 500) >= 500 || took > LONGEST) wrong.push(one);
              sent += 1;
              if (early === 0 && sent > count / 5) early = await megabytesOf(server.pid);
            }
            left -= inputs.length;
          }
        }

        let next = 0;
        const sender = async () => {
          for (let at = next++; at < chosen.length; at = next++)
            await tryCall(chosen[at] as (typeof chosen)[number], at);
        };
        await Promise.all(Array.from({ length: SENDERS }, sender));
        await wait(5_000);
        const memory = [early, await megabytesOf(server.pid)] as const;
        const isReady = (await fetch(`${origin}/readyz`).catch(() => null))?.status === 200;
        const failedLines = server
          .log()
          .split('\n')
          .filter((line) => /"event":"(request_failed|crashed)"/.test(line));
        return { sent, calls: chosen.length, byKind, wrong, overASecond, failedLines, memory, isReady };
      }),
    );
  } finally {
    await database.remove();
  }
}
