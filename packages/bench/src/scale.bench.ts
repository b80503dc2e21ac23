// The same calls and batches on PostgreSQL with 1,000, 10,000 and, when it is asked for, 100,000 investors: p50 and p99 of twelve calls, a SIP
// morning, a night of NAVs, the reconciliation, an advisor with 5,000 customers, a year of capital gains, and how each grows. Through HTTP handlers and jobs in
// this process. `npm run bench -- scale [INVESTORS …] [keep]`; `keep` leaves the databases there and names them. The largest has 500,000 folios, 10 million ledger rows and 14,000 schemes with five
// years of NAVs, and takes 15 GB and an hour: name a server with room for it in TEST_DATABASE_URL.
import {
  addressOf,
  advisorCalls,
  instalmentsOf,
  leaveDue,
  type NamedCalls,
  navNight,
  openFor,
  populate,
  reconcile,
  SCALE_ADVISOR,
  serveQueue,
  testKit,
  twelveCalls,
} from '@prosperx/api/trust';
import { sql } from 'drizzle-orm';
import { openSecondServer } from './second-server.js';

const KEEPS = process.argv.includes('keep');
const asked = process.argv
  .slice(2)
  .filter((word) => word !== 'keep')
  .map(Number);
const SIZES = asked.length > 0 ? asked : [1_000, 10_000];
/** Investors who make each call once. */
const CALLERS = 300;
const ADVISOR_ROUNDS = 15;
/** Instalments of the morning that are done by one server, and by two. */
const MORNING = 2_000;

type Kit = ReturnType<typeof testKit>;
/** Milliseconds, or what else a line of the table counts, by the name of the line. */
interface Figure {
  readonly value: number;
  readonly text: string;
}
type Figures = Map<string, Figure>;

/** Prints each figure as it comes: the largest size takes an hour. */
class PrintedFigures extends Map<string, Figure> {
  override set(name: string, figure: Figure): this {
    console.log(`  ${name.padEnd(46)} ${figure.text}`);
    return super.set(name, figure);
  }
}

const seconds = (since: number) => (performance.now() - since) / 1_000;
const many = (value: number) => Math.round(value).toLocaleString('en-IN');
const share = (taken: readonly number[], part: number) =>
  taken.toSorted((one, other) => one - other)[Math.min(taken.length - 1, Math.floor(taken.length * part))] ??
  Number.NaN;

/** Keeps the most memory that this process has had while something ran, in MB. */
async function withMemory<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly megabytes: number }> {
  let most = 0;
  const look = () => (most = Math.max(most, process.memoryUsage().rss));
  const timer = setInterval(look, 100);
  try {
    const result = await work();
    look();
    return { result, megabytes: Math.round(most / 1_048_576) };
  } finally {
    clearInterval(timer);
  }
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await call();
  return performance.now() - since;
}

function print(figures: Figures, name: string, taken: readonly number[]): void {
  const [p50, p99] = [share(taken, 0.5), share(taken, 0.99)];
  figures.set(name, { value: p50, text: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms` });
}

/** Each of some investors, taken evenly from all, makes each call once; what a server keeps in mind is warm by then. */
async function timeInvestors(kit: Kit, investors: number, figures: Figures): Promise<void> {
  const taken = new Map<string, number[]>();
  const step = Math.max(1, Math.floor(investors / CALLERS));
  for (let caller = -20; caller < CALLERS; caller++) {
    const calls = await twelveCalls(kit, (((caller + 20) * step) % investors) + 1);
    for (const [name, call] of Object.entries(calls)) {
      const time = await timeOf(call);
      if (caller >= 0) taken.set(name, [...(taken.get(name) ?? []), time]);
    }
  }
  for (const [name, times] of taken) print(figures, name, times);
}

async function timeRounds(calls: NamedCalls, prefix: string, figures: Figures): Promise<void> {
  for (const [name, call] of Object.entries(calls)) {
    const times: number[] = [];
    for (let round = -1; round < ADVISOR_ROUNDS; round++) {
      const time = await timeOf(call);
      if (round >= 0) times.push(time);
    }
    print(figures, `${prefix}${name}`, times);
  }
}

/** So many of the morning's instalments by one server, and as many by two: what they do a second says how long all take. */
async function timeMorning(kit: Kit, url: string, figures: Figures): Promise<void> {
  const { db } = kit.services;
  const { waiting: due } = await instalmentsOf(db);
  const measured = Math.min(MORNING, Math.floor(due / 2));
  const rates: number[] = [];
  const work: number[] = [];
  const { megabytes } = await withMemory(async () => {
    for (const servers of [1, 2]) {
      const second = servers === 2 ? await openSecondServer(url) : null;
      await leaveDue(db, measured);
      const before = (await instalmentsOf(db)).paid;
      const [since, cpu] = [performance.now(), process.cpuUsage()];
      await Promise.all([serveQueue(kit), second?.serve()]);
      const { user, system } = process.cpuUsage(cpu);
      second?.close();
      const paid = (await instalmentsOf(db)).paid - before;
      rates.push(paid / seconds(since));
      work.push((user + system) / 1_000 / paid);
    }
  });
  const lasts = (rate = Number.NaN) => `${(due / rate / 60).toFixed(1)} min (${rate.toFixed(0)} a second)`;
  const [one, two] = rates;
  figures.set('a SIP morning', {
    value: due / (one ?? Number.NaN),
    text: `${many(due)} instalments, of which ${many(2 * measured)} were done: one server ${lasts(one)}, two ${lasts(two)}; ${work[0]?.toFixed(1)} ms of work of the one server each; ${megabytes} MB`,
  });
}

async function timeNight(kit: Kit, figures: Figures): Promise<void> {
  const since = performance.now();
  const { result, megabytes } = await withMemory(() => navNight(kit.services.db));
  figures.set('a night of NAVs', {
    value: 1_000 * seconds(since),
    text: `${many(result)} schemes in ${seconds(since).toFixed(1)} s; ${megabytes} MB`,
  });
}

/** All books compared, by the memory that this process has besides what it had. */
async function timeReconciliation({ services: { db } }: Kit, figures: Figures): Promise<void> {
  const had = process.memoryUsage().rss / 1_048_576;
  const since = performance.now();
  const { result, megabytes } = await withMemory(() => reconcile(db, 'own'));
  const compared = result.results.reduce((sum, { compared: count }) => sum + count, 0);
  figures.set('the reconciliation', {
    value: 1_000 * seconds(since),
    text: `${many(compared)} comparisons in ${seconds(since).toFixed(1)} s, findings ${result.discrepancies.length}; ${many(megabytes - had)} MB`,
  });
}

async function measure(investors: number): Promise<Figures> {
  const opened = await openFor('postgres');
  if (!opened) throw new Error('scale: not run, for want of a PostgreSQL server');
  try {
    const kit = testKit(opened.db);
    const since = performance.now();
    await populate(kit.services, { investors }, investors > 10_000 ? console.log : undefined);
    await opened.db.execute(sql`vacuum analyze`);
    const { rows } = await opened.db.execute<{
      size: string;
      entries: string;
      orders: string;
      folios: string;
      navs: string;
    }>(sql`
      select pg_size_pretty(pg_database_size(current_database())) as size, (select count(*) from ledger_entries) as entries,
        (select count(*) from orders) as orders, (select count(*) from folios) as folios, (select count(*) from navs) as navs`);
    const [{ size, entries, orders, folios, navs } = { size: '', entries: 0, orders: 0, folios: 0, navs: 0 }] = rows;
    console.log(
      `${many(investors)} investors (made in ${seconds(since).toFixed(0)} s, ${size}): ${many(Number(folios))} folios, ${many(Number(entries))} ledger rows, ${many(Number(orders))} orders, ${many(Number(navs))} NAVs`,
    );
    const figures = new PrintedFigures();
    await timeReconciliation(kit, figures);
    await timeInvestors(kit, investors, figures);
    await timeRounds(await advisorCalls(kit), 'an advisor: ', figures);
    await timeMorning(kit, await addressOf(opened.db), figures);
    await timeNight(kit, figures);
    return figures;
  } finally {
    if (KEEPS) console.log(`  kept: ${await addressOf(opened.db)}`);
    else await opened.close();
  }
}

const bySize = new Map<number, Figures>();
for (const size of SIZES) bySize.set(size, await measure(size));
const [first, ...others] = bySize;
if (first && others.length > 0) {
  console.log(`growth from ${many(first[0])} investors (the advisor has 5,000 customers at most, ${SCALE_ADVISOR}):`);
  for (const [name, { value }] of first[1]) {
    const times = others.map(
      ([size, figures]) => `${many(size)}: ${((figures.get(name)?.value ?? Number.NaN) / value).toFixed(2)} times`,
    );
    console.log(`  ${name.padEnd(46)} ${times.join(', ')}`);
  }
}
if (KEEPS) process.exit();
