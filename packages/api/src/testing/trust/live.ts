import { type Paise, rupees, stampDutyOn, subtractPaise, toRupees, units } from '@prosperx/core/money';
import { addDays, businessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { openDb } from '#db/open-db.js';
import { queue, refunds, users } from '#db/schema/index.js';
import { readSettings } from '#start/settings.js';
import type { FaultKind } from '#testing/played-providers.js';
import {
  holdingOf,
  identify,
  type LiveOrder,
  type LivePerson,
  onboard,
  order,
  setUpMandate,
  signInAgain,
  signUp,
} from './live-person.js';
import { failingFirst, type GatewayName, type LiveRun, openLiveRun, type Watched } from './live-run.js';
import { strayMoney } from './stray-money.js';

export interface Live {
  readonly gateway: GatewayName;
  /** People of each kind. */
  readonly rounds: number;
  /** The share of the answers of providers that are lost or errors. */
  readonly faults: number;
  readonly seed: number;
  /** In place of faults by chance: every kind of question to every provider fails so, before and after it is carried out. */
  readonly kind?: FaultKind;
}

/** What became of people who did the main job by real adapters. */
export interface LiveVerdict {
  readonly people: number;
  readonly asked: number;
  readonly faults: number;
  readonly again: number;
  /** Orders at the exchange, links at the gateway and refunds, each against those that there should be. */
  readonly orders: readonly [found: number, wanted: number];
  readonly links: readonly [found: number, wanted: number];
  readonly refunds: readonly [found: number, wanted: number];
  /** What is wrong, a sentence each. */
  readonly wrong: readonly string[];
  readonly seconds: number;
  /** The kinds of questions that failed. */
  readonly failed: number;
  /** What people were told that nobody should be told. */
  readonly untold: readonly string[];
  /** Milliseconds of the slowest call. */
  readonly slowest: number;
  /** An order that was made twice at the exchange is noticed. */
  readonly findsDouble: boolean;
}

/** The kinds of people: what their gateway tells us, whether they have a KYC, and whether they begin a SIP. */
const KINDS = [
  { name: 'told thrice at once', tells: 3, late: false, hasKyc: true, sip: false },
  { name: 'never told', tells: 0, late: false, hasKyc: true, sip: false },
  { name: 'told what is forged first', tells: 1, late: false, hasKyc: false, sip: false },
  { name: 'paid when the order was over', tells: 2, late: true, hasKyc: true, sip: false },
  { name: 'a SIP by mandate', tells: 1, late: false, hasKyc: true, sip: true },
] as const;
type Kind = (typeof KINDS)[number];

interface Participant {
  readonly kind: Kind;
  readonly person: LivePerson;
  readonly rupees: number;
  bought: LiveOrder | null;
}

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;
const FIRST_RUPEES = 1_000;
const NAV = 25;

type Told = ReturnType<LiveRun['bank']['pay']>;

async function tell({ origin }: LiveRun, { body, headers }: Told): Promise<number> {
  return (await fetch(`${origin}/prosperx-api/webhooks/payment`, { method: 'POST', body, headers })).status;
}

/** The payer pays at the gateway's page, which tells us as often as their kind has it, the same words each time. */
async function payAndTell(run: LiveRun, { kind, bought }: Participant, wrong: string[]): Promise<Told> {
  const told = run.bank.pay(bought!.clientRef);
  if (kind.name === 'told what is forged first') {
    const forged = { ...told, body: told.body.replace(/1/, '2') };
    if ((await tell(run, forged)) !== 401) wrong.push('a forged message is taken');
  }
  const statuses = await Promise.all(Array.from({ length: kind.tells }, () => tell(run, told)));
  if (statuses.some((status) => status !== 204)) wrong.push(`a message is answered with ${statuses.join()}`);
  return told;
}

async function begin(run: LiveRun, kind: Kind, number: number): Promise<Participant> {
  const person = await signUp(run, number);
  await identify(run, person, kind.hasKyc);
  await onboard(run, person);
  if (kind.sip) await setUpMandate(run, person);
  return { kind, person, rupees: FIRST_RUPEES + number, bought: null };
}

const isPaid = async ({ bought }: Participant) =>
  (await bought!.see()).orders.every(({ paymentState }) => paymentState === 'paid');

/** Everybody orders, one after another, and pays in time or not. */
async function buyAll(run: LiveRun, everybody: readonly Participant[], wrong: string[]): Promise<void> {
  for (const one of everybody) {
    const { kind, person } = one;
    await signInAgain(run, person);
    one.bought = await order(run, person, one.rupees, kind.sip);
    if (kind.late) continue;
    const told = await payAndTell(run, one, wrong);
    if (kind.tells > 0 && !(await isPaid(one))) wrong.push(`${kind.name}: the message has booked nothing`);
    await run.until(`a payment ${kind.name}`, () => isPaid(one));
    // once more, when it has long been booked
    if (kind.tells > 0 && (await tell(run, told)) !== 204) wrong.push('a late message is refused');
  }
}

/** Whoever pays when the orders are over has their money back. */
async function payLate(run: LiveRun, everybody: readonly Participant[], wrong: string[]): Promise<void> {
  const late = everybody.filter(({ kind }) => kind.late);
  for (const one of late) {
    await signInAgain(run, one.person);
    const { payableUntil } = await one.bought!.see();
    run.pass((payableUntil ?? run.clock.now()) - run.clock.now());
    // hours pass while a busy server comes to its jobs: a session may end in between
    const seen = async () => {
      await signInAgain(run, one.person);
      return (await one.bought!.see()).orders;
    };
    const over = async () => (await seen()).every(({ state }) => state === 'expired');
    await run.until('the end of an order', over, QUARTER);
    await payAndTell(run, one, wrong);
    await run.until('a refund', async () =>
      (await seen()).every(({ refund }) => refund !== null && refund.state === 'refunded'),
    );
  }
}

/** Waits for units, for days if need be: a session ends in between. */
async function unitsOf(run: LiveRun, one: Participant, transactions: number): Promise<void> {
  const look = async () => {
    await signInAgain(run, one.person);
    return (await holdingOf(run, one.person)).transactions >= transactions;
  };
  await run.until(`the units of an order ${one.kind.name}`, look, HOUR);
}

const unitsFor = (amount: Paise) =>
  units(Number((toRupees(subtractPaise(amount, stampDutyOn(amount))) / NAV).toFixed(3)));

/** What the database and the providers have in the end. */
async function judge(run: LiveRun, everybody: readonly Participant[], wrong: string[]) {
  const { played, gateway, environment } = run;
  const { db, close } = await openDb(readSettings(environment));
  const kept = {
    people: (await db.select().from(users)).length,
    refunds: await db.select().from(refunds).where(eq(refunds.state, 'refunded')),
    stray: await strayMoney(
      db,
      everybody.map(({ person }) => person.ucc),
    ),
    parked: await db.select({ kind: queue.kind, error: queue.lastError }).from(queue).where(eq(queue.state, 'parked')),
  };
  await close();
  for (const ref of kept.stray) wrong.push(`${ref} is astray`);
  for (const { kind, error } of kept.parked) wrong.push(`${kind} waits for a person: ${error}`);
  if (kept.people !== everybody.length) wrong.push(`${kept.people} accounts`);
  const sips = everybody.filter(({ kind }) => kind.sip).length;
  const late = everybody.filter(({ kind }) => kind.late).length;
  const sent = gateway === 'razorpay' ? run.played.razorpay.refunds.length : run.played.cashfree.refunds.size;
  if (kept.refunds.length !== sent) wrong.push(`${kept.refunds.length} refunds are booked, ${sent} were sent`);
  return {
    orders: [played.exchange.book.length, everybody.length + sips] as const,
    links: [run.bank.links.size, everybody.length] as const,
    refunds: [sent, late] as const,
  };
}

/** The failures that a person reads nothing of: 5xx that name no cause, and answers without a sentence. */
function untoldOf({ watched }: LiveRun): string[] {
  const isTold = ({ status, text }: Watched) => {
    const [, code, message] = /"code":"(\w+)","message":"([^"]+)"/.exec(text) ?? [];
    return [502, 503, 504].includes(status) && code !== undefined && code !== 'unknown' && Boolean(message);
  };
  return watched
    .filter((one) => one.status >= 500 && !isTold(one))
    .map(({ status, call, text }) => `${call}: ${status} ${text.slice(0, 200)}`);
}

/** The days after which the units of the orders are there; the day on which the exchange debits the SIPs. */
const UNITS_AFTER = 4;
const DEBITS_ON = businessDate('2026-12-21');

/** People do the main job on a server for real people, whose providers are played and fail now and then. */
export async function runLive({ gateway, rounds, faults, seed, kind }: Live): Promise<LiveVerdict> {
  const began = performance.now();
  const run = await openLiveRun(gateway, faults, seed, kind === undefined ? null : failingFirst(kind));
  const wrong: string[] = [];
  const everybody: Participant[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const kind of KINDS) everybody.push(await begin(run, kind, everybody.length + 1));
  await buyAll(run, everybody, wrong);
  await payLate(run, everybody, wrong);

  const buyers = everybody.filter(({ kind }) => !kind.late);
  const isBuyer = new Set(buyers.map(({ person }) => person.ucc));
  const isPaidFor = ({ ucc }: { readonly ucc: string }) => isBuyer.has(ucc);
  run.goTo(addDays(run.today(), UNITS_AFTER), '09:30');
  run.played.exchange.allot(isPaidFor);
  for (const one of buyers) await unitsOf(run, one, 1);

  run.goTo(DEBITS_ON, '09:30');
  run.played.exchange.debit();
  run.played.exchange.allot(isPaidFor);
  for (const one of buyers.filter(({ kind }) => kind.sip)) await unitsOf(run, one, 2);

  for (const { person, rupees: amount, kind } of everybody) {
    await signInAgain(run, person);
    const { units: held } = await holdingOf(run, person);
    const wanted = kind.late ? 0 : unitsFor(rupees(amount)) * (kind.sip ? 2 : 1);
    if (held !== wanted) wrong.push(`${kind.name}: ${held} thousandths of a unit, not ${wanted}`);
  }
  await run.stop();
  const { asked, faults: failed, again } = run.counts;
  const found = await judge(run, everybody, wrong);
  const [first] = run.played.exchange.book;
  if (first) run.played.exchange.book.push(first);
  const doubled = await judge(run, everybody, []);
  const findsDouble = doubled.orders[0] !== doubled.orders[1];
  await run.played.close();
  const seconds = Math.round((performance.now() - began) / 1_000);
  return {
    people: everybody.length,
    asked,
    faults: failed,
    again,
    ...found,
    wrong,
    seconds,
    failed: run.failed.size,
    untold: untoldOf(run),
    slowest: Math.max(...run.watched.map(({ took }) => took)),
    findsDouble,
  };
}
