import { SECOND } from '@prosperx/core/time';
import type { Db, OpenedDb } from '#db/db.js';
import {
  ledgerEntries,
  orders,
  payments,
  planInstalments,
  positions,
  queue,
  refunds,
  sales,
  sandboxBankPayments,
  sandboxBankPayouts,
  sandboxExchangeOrders,
  sandboxExchangePlans,
  sandboxExchangeSips,
  sips,
  transferPlans,
} from '#db/schema/index.js';
import { createCalendar } from '#kernel/calendar.js';
import { LEASE } from '#queue/lease.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { routes } from '#routes.js';
import { namedSchemes } from '#sandbox/catalogue/scheme.js';
import type { Faults } from '#sandbox/outcomes.js';
import { sandboxProviders } from '#sandbox/sandbox-providers.js';
import { navsOfHeld } from '#testing/held-navs.js';
import { goTo } from '#testing/redeeming.js';
import { type TestKit, testKit, type TestKitOptions } from '#testing/test-kit.js';
import { testClock, type TestClock, testCrypto } from '#testing/test-services.js';
import { CRASH_STEPS, type CrashStep } from './crash-steps.js';
import { Life, mortalDb, mortalProviders } from './mortal.js';
import { withNaiveRedemptions } from './naive-redemptions.js';
import { randomFrom } from './random.js';
import { strayMoney } from './stray-money.js';

/** The time after which a job of a server that died is done by another. */
export const LEASE_OVER = LEASE + SECOND;

/** Opens a seeded database that nobody else has. */
export type OpenNew = () => Promise<OpenedDb>;

/** Selling as one would write it first. */
export const NAIVE = { routes: withNaiveRedemptions(routes) };

export interface CrashRun {
  readonly open: OpenNew;
  /** Selling done as one would write it first. */
  readonly naive?: boolean;
}

/** What became of a step whose server died. */
export interface CrashVerdict {
  /** The place at which it died first; null where it comes to fewer places. */
  readonly place: string | null;
  /** How the books differ from those of a server that lives, what the reconciliation found, and what money went astray. */
  readonly wrong: readonly string[];
}

/** A server in one of its lives, over a database and providers that outlast it. */
export function serverIn(
  life: Life,
  db: Db,
  clock: TestClock,
  options: Pick<TestKitOptions, 'routes'>,
  faults: Faults = {},
): TestKit {
  const calendar = createCalendar();
  const ports = {
    ...sandboxProviders({ db, clock, crypto: testCrypto, calendar, schemes: namedSchemes }, faults),
    navSource: navsOfHeld(db, calendar, namedSchemes),
  };
  return testKit(mortalDb(life, db), { clock, providers: mortalProviders(life, ports), ...options });
}

/** Ours and those of exchange and bank, without names and times. */
async function booksOf(db: Db): Promise<readonly string[]> {
  const of = async <Row>(name: string, rows: Promise<readonly Row[]>, told: (row: Row) => readonly unknown[]) =>
    (await rows).map((row) => `${name} ${told(row).join(' ')}`).sort();
  const books = [
    await of('order', db.select().from(orders), (row) => [
      row.amount,
      row.state,
      row.paymentState,
      row.instalment,
      row.allottedUnits,
    ]),
    await of('payment', db.select().from(payments), (row) => [row.amount, row.state]),
    await of('refund', db.select().from(refunds), (row) => [row.amount, row.state]),
    await of('redemption', db.select().from(sales), (row) => [row.kind, row.state, row.units]),
    await of('SIP', db.select().from(sips), (row) => [row.amount, row.state, row.instalmentsDone, row.nextDate]),
    await of('plan', db.select().from(transferPlans), (row) => [row.status, row.instalmentsDone, row.nextDate]),
    await of('plan instalment', db.select().from(planInstalments), (row) => [row.instalment, row.date, row.failure]),
    await of('ledger', db.select().from(ledgerEntries), (row) => [row.kind, row.units, row.nav]),
    await of('position', db.select().from(positions), (row) => [row.units]),
    await of('exchange', db.select().from(sandboxExchangeOrders), (row) => [row.kind, row.amount, row.state]),
    await of('exchange SIP', db.select().from(sandboxExchangeSips), (row) => [row.amount]),
    await of('exchange plan', db.select().from(sandboxExchangePlans), () => []),
    await of('bank', db.select().from(sandboxBankPayments), (row) => [row.amount, row.state]),
    await of('payout', db.select().from(sandboxBankPayouts), (row) => [row.amount]),
    await of('parked', db.select().from(queue), (row) => (row.state === 'parked' ? [row.kind] : [])),
  ];
  return books.flat().filter((line) => line !== 'parked ');
}

function differenceOf(lived: readonly string[], died: readonly string[]): string[] {
  const left = [...lived];
  const added = died.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...left.map((line) => `lost: ${line}`), ...added.map((line) => `too many: ${line}`)];
}

/** Plays a step by servers that die at the given places, each counted from its start, and then by one that lives. */
async function play({ open, naive = false }: CrashRun, step: CrashStep, deaths: readonly number[]) {
  const opened = await open();
  const { db } = opened;
  try {
    const clock = testClock();
    const options = naive ? NAIVE : {};
    const act = await step.prepare(testKit(db, { clock, ...options }));
    const lives: Life[] = [];
    for (const diesAt of [...deaths, undefined]) {
      const life = new Life(diesAt);
      lives.push(life);
      const done = act(serverIn(life, db, clock, options));
      await Promise.race([done, life.died]);
      if (!life.isOver) break;
      void done.catch(() => {});
      await life.gone();
      clock.advance(LEASE_OVER);
    }
    const kit = testKit(db, { clock });
    await kit.settle();
    await goTo(kit, step.until, '20:00');
    const { discrepancies } = await reconcile(db, 'all', testCrypto);
    const stray = await strayMoney(db);
    return {
      places: lives[0]?.places ?? [],
      hasDied: lives[0]?.isOver === true,
      books: await booksOf(db),
      discrepancies: [
        ...discrepancies.map(({ check, ref }) => `${check} ${ref}`),
        ...stray.map((ref) => `astray: ${ref}`),
      ],
    };
  } finally {
    await opened.close();
  }
}

/** How a step goes when no server dies: the places that it comes to, and the books at its end. */
export async function playUndisturbed(run: CrashRun, step: CrashStep) {
  const { places, books, discrepancies } = await play(run, step, []);
  return { places, books, wrong: discrepancies };
}

export type Undisturbed = Awaited<ReturnType<typeof playUndisturbed>>;

/** Lets the server die at one place of a step, and perhaps again as it goes on. */
export async function dieAt(
  run: CrashRun,
  step: CrashStep,
  lived: Undisturbed,
  deaths: readonly number[],
): Promise<CrashVerdict> {
  const { places, hasDied, books, discrepancies } = await play(run, step, deaths).catch((error: unknown) => ({
    places: [],
    hasDied: true,
    books: lived.books,
    discrepancies: [`it does not go on: ${String(error)}`],
  }));
  const place = hasDied ? (places.at(-1) ?? lived.places[(deaths[0] ?? 1) - 1] ?? '') : null;
  return { place, wrong: [...differenceOf(lived.books, books), ...discrepancies] };
}

export interface CrashPoints extends CrashRun {
  /** So many places of each step, or all where it has fewer; each is died at so many times, the later times with more deaths as it goes on. */
  readonly places: number;
  readonly times: number;
  readonly seed: number;
}

/** How many places all steps have, of how many a server died, how often, and what was wrong afterwards. */
export interface CrashPointsVerdict {
  readonly known: number;
  readonly tried: number;
  readonly runs: number;
  readonly wrong: readonly string[];
}

/** Lets the server die at places of every step that moves money. */
export async function runCrashPoints(run: CrashPoints, steps = CRASH_STEPS): Promise<CrashPointsVerdict> {
  const random = randomFrom(run.seed);
  const sum = { known: 0, tried: 0, runs: 0, wrong: [] as string[] };
  for (const step of steps) {
    const lived = await playUndisturbed(run, step);
    const lacking = step.leaves === undefined || lived.books.includes(step.leaves) ? [] : [`no ${step.leaves}`];
    sum.wrong.push(...[...lived.wrong, ...lacking].map((line) => `${step.name}, undisturbed: ${line}`));
    const known = lived.places.length;
    const width = Math.max(1, known / run.places);
    sum.known += known;
    for (let from = 0; Math.round(from) < known; from += width) {
      const place = 1 + Math.min(known - 1, Math.floor(from + random() * width));
      sum.tried += 1;
      for (let time = 0; time < run.times; time++) {
        const later = Array.from({ length: time }, () => 1 + Math.floor(random() * known));
        const { place: where, wrong } = await dieAt(run, step, lived, [place, ...later]);
        sum.runs += 1;
        const name = `${step.name}, ${[place, ...later].join(' then ')} (${where})`;
        sum.wrong.push(...wrong.map((line) => `${name}: ${line}`));
      }
    }
  }
  return sum;
}
