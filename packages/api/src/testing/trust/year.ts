import { rupees } from '@prosperx/core/money';
import { changeSip, pauseSip, skipInstalment, stepUpSip } from '@prosperx/core/sip';
import { addDays, businessDate, businessDateAt, instantAt } from '@prosperx/core/time';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { orders, planInstalments, sales, sips, transferPlans } from '#db/schema/index.js';
import { handlers } from '#handlers.js';
import { sipInstalment } from '#modules/orders/sip/sip-instalment.js';
import { planInstalment } from '#modules/stp/plan-instalment.js';
import { PLAN_INSTALMENT, SIP_INSTALMENT } from '#queue/job-kinds.js';
import type { JobHandler } from '#queue/queue.js';
import { createScheduler } from '#queue/scheduler.js';
import { queueWork } from '#queue/worker.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { profileTicket } from '#testing/applicant.js';
import { confirm, fillCart, laterSip, orderCart } from '#testing/investing.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { newRunningPlan } from '#testing/planning.js';
import { addMandate, newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { testCrypto } from '#testing/test-services.js';
import { randomFrom } from './random.js';
import { addAccount } from './redeemers.js';
import { strayMoney } from './stray-money.js';

export interface YearOptions {
  readonly db: Db;
  readonly seed: number;
  /** Instalments whose job makes whichever is next, without asking whether it is the one that it is for. */
  readonly naive?: boolean;
}

export interface YearVerdict {
  readonly days: number;
  /** How many records the reconciliations of all days compared. */
  readonly compared: number;
  /** How often which end came: `SIP invested`, `STP settled`, … */
  readonly outcomes: Readonly<Record<string, number>>;
  /** What was wrong, each with its day: findings of the reconciliation, instalments that are lacking or too many, and money astray. */
  readonly wrong: readonly string[];
}

const LAST_DAY = businessDate('2027-12-15');

/** The days of the instalments, by the exchange's calendar; the first one of the SIPs lies before the year. */
const TENTHS = [
  '2026-12-10',
  '2027-01-11',
  '2027-02-10',
  '2027-03-10',
  '2027-04-12',
  '2027-05-10',
  '2027-06-10',
  '2027-07-12',
  '2027-08-10',
  '2027-09-10',
  '2027-10-11',
  '2027-11-10',
  '2027-12-10',
];
const FIFTHS = [
  '2026-12-07',
  '2027-01-05',
  '2027-02-05',
  '2027-03-05',
  '2027-04-05',
  '2027-05-05',
  '2027-06-07',
  '2027-07-05',
  '2027-08-05',
  '2027-09-06',
  '2027-10-05',
  '2027-11-05',
];
const QUARTERS = ['2026-12-15', '2027-03-15', '2027-06-15', '2027-09-15'];
const WEDNESDAYS = ['2026-12-02', '2026-12-09', '2026-12-16', '2026-12-23', '2026-12-30', '2027-01-06'];
const OPEN_DAYS = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23', '2026-11-25'];

/** What becomes of all of them: the SIP that is raised leaves three out, that of the failing debit fails until its amount is changed. */
const EXPECTED = { 'SIP invested': 33, 'SIP skipped': 3, 'SIP failed': 2, 'STP settled': 24, 'SWP settled': 4 };
const RAISED = rupees(2_500);

/**
 * Lives through a year, and a month, of two SIPs, one that begins later, three STPs and an SWP, over a wire that loses three answers of ten, at a server that dies
 * after each instalment, so that its job is done twice. Ledger, exchange and bank are compared at the end of each day; the twin stops
 * with the first day on which something is wrong.
 */
export async function runYear({ db, seed, naive = false }: YearOptions): Promise<YearVerdict> {
  const random = randomFrom(seed);
  const kit = testKit(db, { heldNavsOnly: false, faults: { loseAnswer: () => random() < 0.3 } });
  const { people, series, acts } = await prepare(kit);
  const work = queueWork({ ...kit.services, handlers: { ...handlers, ...jobs(naive) } });
  const scheduler = createScheduler(work, kit.clock, kit.log);
  const sum = { days: 0, compared: 0, wrong: [] as string[] };
  for (let day = businessDateAt(kit.clock.now()); day <= LAST_DAY; day = addDays(day, 1)) {
    await scheduler.advanceTo(kit.clock, instantAt(day, '20:00'));
    const { results, discrepancies } = await reconcile(db, 'all', testCrypto);
    sum.days += 1;
    sum.compared += results.reduce((total, { compared }) => total + compared, 0);
    sum.wrong.push(...discrepancies.map(({ check, ref }) => `${day} ${check} ${ref}`));
    for (const each of series) sum.wrong.push(...(await faultsOf(each, day)));
    if (naive && sum.wrong.length > 0) break;
    await acts[day]?.();
  }
  const outcomes = await outcomesOf(db, people);
  sum.wrong.push(...(await strayMoney(db)).map((ref) => `at the end astray: ${ref}`));
  if (!naive) sum.wrong.push(...(await faultsAtEnd(db, outcomes)));
  return { ...sum, outcomes };
}

/** The jobs of instalments, each done twice as after a crash; the twin's forget which instalment they are for. */
function jobs(naive: boolean): Readonly<Record<string, JobHandler>> {
  const twice = (handle: JobHandler): JobHandler => {
    return async (services, job) => {
      await handle(services, job);
      await handle(services, job);
    };
  };
  return naive
    ? { [SIP_INSTALMENT]: twice(naiveSip), [PLAN_INSTALMENT]: twice(naivePlan) }
    : { [SIP_INSTALMENT]: twice(sipInstalment), [PLAN_INSTALMENT]: twice(planInstalment) };
}

const naiveSip: JobHandler = async (services, job) => {
  const { sipId } = job.payload as { sipId: string };
  const [sip] = await services.db.select().from(sips).where(eq(sips.id, sipId));
  const next = { sipId, instalment: (sip?.instalmentsDone ?? 0) + 1, date: sip?.nextDate };
  await sipInstalment(services, { ...job, payload: next });
};

const naivePlan: JobHandler = async (services, job) => {
  const { planId } = job.payload as { planId: string };
  const [plan] = await services.db.select().from(transferPlans).where(eq(transferPlans.id, planId));
  const next = { planId, instalment: (plan?.instalmentsDone ?? 0) + 1, date: plan?.nextDate };
  await planInstalment(services, { ...job, payload: next });
};

interface Series {
  readonly name: string;
  /** The days on which it has an instalment. */
  readonly dates: readonly string[];
  /** Returns the days on which instalments were made, oldest first. */
  made(): Promise<string[]>;
}

/** Says how the instalments that were made by a day differ from those that fell due. */
async function faultsOf({ name, dates, made }: Series, day: string): Promise<string[]> {
  const [due, done] = [dates.filter((date) => date <= day).join(' '), (await made()).join(' ')];
  return due === done ? [] : [`${day} ${name}: made on ${done || 'no day'}, due on ${due || 'no day'}`];
}

/** The people of the year, and what the owners of the SIPs do on which day, once its instalments are made. */
async function prepare(kit: TestKit) {
  const { db } = kit.services;
  const raised = await newRunningSip(kit);
  const failing = await newRunningSip(kit, { rupees: 1_013 });
  const ofSip = (name: string, { sipId }: { readonly sipId: string }): Series => ({
    name,
    dates: TENTHS,
    made: async () => {
      const isLater = and(eq(orders.sipId, sipId), isNotNull(orders.instalment));
      const rows = await db.select().from(orders).where(isLater).orderBy(asc(orders.instalment));
      return rows.map(({ createdAt }) => businessDateAt(createdAt));
    },
  });
  const later = await orderedLaterSip(kit);
  const people = [raised.profileId, failing.profileId, later.profileId];
  for (const profileId of people) await addAccount(kit.services, profileId);
  const ofPlan = async (name: string, dates: readonly string[], terms: Parameters<typeof newRunningPlan>[1]) => {
    const { planId, profileId } = await newRunningPlan(kit, { ...terms, noOfInstallments: dates.length });
    people.push(profileId);
    const made = async () => {
      const ofThis = eq(planInstalments.planId, planId);
      const rows = await db.select().from(planInstalments).where(ofThis).orderBy(asc(planInstalments.instalment));
      return rows.map(({ createdAt }) => businessDateAt(createdAt));
    };
    return { name, dates, made };
  };
  const series: Series[] = [
    ofSip('raised SIP', raised),
    ofSip('failing SIP', failing),
    later.series,
    await ofPlan('daily STP', OPEN_DAYS, { freqType: 30, startDate: '2026-11-17', endDate: '2026-11-25' }),
    await ofPlan('weekly STP', WEDNESDAYS, { freqType: 52, startDate: '2026-12-02' }),
    await ofPlan('monthly STP', FIFTHS, { startDate: '2026-12-05' }),
    await ofPlan('quarterly SWP', QUARTERS, { trxnType: 'SWP', freqType: 3, startDate: '2026-12-15' }),
  ];
  return { people, series, acts: actsOf(kit, raised, failing) };
}

/** A SIP that its owner has confirmed, and whose first instalment is debited on its SIP date, 30 days or more later. */
async function orderedLaterSip(kit: TestKit) {
  const { db } = kit.services;
  const { client, profileId, mobile } = await newInvestor(kit);
  await addMandate(kit.services, profileId, 50_000);
  const cart = await fillCart(client, laterSip(3_000));
  await orderCart(client, cart);
  await confirm(client, cart, mobile);
  const made = async () => {
    const isInstalment = and(eq(orders.profileId, profileId), isNotNull(orders.instalment));
    const rows = await db.select().from(orders).where(isInstalment).orderBy(asc(orders.instalment));
    return rows.map(({ createdAt }) => businessDateAt(createdAt));
  };
  return { profileId, series: { name: 'later SIP', dates: TENTHS.slice(1), made } };
}

type Someone = Awaited<ReturnType<typeof newRunningSip>>;

function actsOf(kit: TestKit, raised: Someone, failing: Someone): Readonly<Record<string, () => Promise<unknown>>> {
  const ofRaised = { sipId: raised.sipId };
  const client = (someone: Someone) => signedInAgain(kit, someone);
  const ticket = async (someone: Someone, change: object) =>
    profileTicket({ ...someone, client: await client(someone) }, { sipId: someone.sipId, ...change });
  return {
    '2026-11-16': async () => {
      const by = { kind: 'sum' as const, amount: 500, percent: null };
      const body = { ...ofRaised, ...by, ticket: await ticket(raised, by) };
      await (await client(raised)).call(stepUpSip, { key: newToken(), body });
    },
    '2027-01-05': async () => {
      const to = { amount: 2_000, sipDate: 10, mandateId: null };
      const body = { sipId: failing.sipId, ...to, ticket: await ticket(failing, to) };
      await (await client(failing)).call(changeSip, { key: newToken(), body });
    },
    '2027-01-20': async () =>
      (await client(raised)).call(skipInstalment, { key: newToken(), body: { ...ofRaised, instalment: 4 } }),
    '2027-05-20': async () =>
      (await client(raised)).call(pauseSip, { key: newToken(), body: { ...ofRaised, instalments: 2 } }),
  };
}

/** Counts the ends of all instalments of these people. */
async function outcomesOf(db: Db, people: readonly string[]): Promise<Record<string, number>> {
  const ofSips = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.profileId, people), isNotNull(orders.instalment)));
  const ofPlans = await db.select().from(sales).where(inArray(sales.profileId, people));
  const outcomes = [
    ...ofSips.map(
      ({ isSkipped, state }) => `SIP ${isSkipped ? 'skipped' : state === 'allotted' ? 'invested' : 'failed'}`,
    ),
    ...ofPlans.map(({ kind, state }) => `${kind === 'switch' ? 'STP' : 'SWP'} ${state}`),
  ];
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Says what did not come as it had to: instalments of another end, and a step-up that was not made. */
async function faultsAtEnd(db: Db, outcomes: Readonly<Record<string, number>>): Promise<string[]> {
  const names = [...new Set([...Object.keys(EXPECTED), ...Object.keys(outcomes)])];
  const expected: Readonly<Record<string, number>> = EXPECTED;
  const differing = names.filter((name) => outcomes[name] !== expected[name]);
  const isRaised = (await db.$count(orders, and(eq(orders.amount, RAISED), eq(orders.state, 'allotted')))) === 1;
  return [
    ...differing.map((name) => `at the end ${outcomes[name] ?? 0} ${name}, not ${expected[name] ?? 0}`),
    ...(isRaised ? [] : ['at the end no instalment is raised']),
  ];
}
