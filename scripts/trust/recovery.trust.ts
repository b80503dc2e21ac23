// A server that is killed while a hundred requests a second come, and started again at once; `npm run trust -- recovery [KILLS] [REQUESTS A SECOND]`.
import { setTimeout as wait } from 'node:timers/promises';
import { ODD_SECRET } from '@prosperx/api/trust';
import { makeDatabase } from '@prosperx/e2e/site-database';
import { startSite } from '@prosperx/e2e/site-server';
import { enginesFor } from './lib/engines-for.js';

const [kills = 10, rate = 100] = process.argv.slice(2).map(Number);
/** Milliseconds without answers that are the goal, and those at which it fails: a busy machine starts a server slowly. */
const LIMITS = { postgres: { goal: 1_000, most: 10_000 }, pglite: { goal: 2_000, most: 20_000 } } as const;
/** Time between two kills, and by which the twin is started late. */
const [BETWEEN, LATE] = [3_000, 5_000];
const PATHS = [
  '/prosperx-api/api/v1/mf/search-mutual-funds-by-text?q=fund&PageNumber=0',
  '/healthz',
  '/v1/sip-calculator',
];

// each request comes from an address of its own, as behind a proxy
Object.assign(process.env, { TRUSTED_PROXIES: '1', SANDBOX_SECRET: ODD_SECRET });

/** Asks so many times a second; tells when an answer came last, and how many were lost. */
function load(origin: string) {
  const seen = { answered: 0, lost: 0, last: performance.now() };
  let [number, isOver] = [0, false];
  const ask = async () => {
    const address = `198.18.${Math.floor(number / 250) % 250}.${number % 250}`;
    const headers = { 'X-Forwarded-For': address, 'X-Sandbox-Secret': ODD_SECRET };
    const path = PATHS[number++ % PATHS.length] ?? '/';
    const answer = await fetch(origin + path, { headers, signal: AbortSignal.timeout(30_000) }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if ((answer?.status ?? 500) >= 500) seen.lost += 1;
    else {
      seen.answered += 1;
      seen.last = performance.now();
    }
  };
  const timer = setInterval(() => void (isOver || ask()), 1_000 / rate);
  const stop = () => {
    isOver = true;
    clearInterval(timer);
  };
  return { seen, stop };
}

// Trust R10: the server as it is built, killed ten times on each engine at a hundred requests a second and started again at once: the longest time without an answer
for (const engine of enginesFor('recovery')) {
  const database = engine === 'postgres' ? await makeDatabase() : null;
  const site = await startSite({ fewSchemes: true, ...(database && { databaseUrl: database.url }) });
  const { seen, stop } = load(site.origin);
  const gapOf = async (late: number) => {
    await wait(BETWEEN);
    const killed = performance.now();
    await site.kill();
    const died = performance.now();
    await wait(late);
    await site.restart();
    while (seen.last < died) await wait(10);
    return seen.last - killed;
  };
  const gaps: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) gaps.push(await gapOf(0));
  // Trust R10, control: a server that is started five seconds late is found to be away for as long
  const late = await gapOf(LATE);
  stop();
  await site.stop();
  await database?.drop();
  gaps.sort((one, other) => one - other);
  const [median = 0, longest = Infinity] = [gaps[Math.floor(gaps.length / 2)], gaps.at(-1)];
  const { goal, most } = LIMITS[engine];
  const inSeconds = (time: number) => `${(time / 1_000).toFixed(2)} s`;
  console.log(
    `recovery (${engine}): ${kills} kills at ${rate} requests a second, ${seen.answered} answered, ${seen.lost} lost; ` +
      `without an answer for ${inSeconds(median)}, at most ${inSeconds(longest)}; ${gaps.filter((gap) => gap <= goal).length} of them within ${goal / 1_000} s; ` +
      `a server that is started ${LATE / 1_000} s late is away for ${inSeconds(late)}`,
  );
  if (longest > most || late < LATE) process.exitCode = 1;
}
