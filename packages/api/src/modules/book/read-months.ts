import { BOOK_MONTHS, type BookMonth } from '@prosperx/core/book';
import {
  addPaise,
  addUnits,
  type Nav,
  paise,
  type Paise,
  subtractPaise,
  type Units,
  unitsFromScaled,
  valueAtNav,
  ZERO_PAISE,
  ZERO_UNITS,
} from '@prosperx/core/money';
import { addDays, addMonths, businessDate, type BusinessDate, startOfMonth } from '@prosperx/core/time';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { ledgerEntries, positions, schemes, sips } from '#db/schema/index.js';
import { accountsOfAgent } from '#records/agent/of-agent.js';
import { readNavsAt } from '#records/portfolio/read-history.js';
import { type BookFilter, fits, readGroups } from './read-book.js';

/** The first day of the month of a day. */
const endOf = (month: BusinessDate): BusinessDate => addDays(addMonths(month, 1), -1);

const ledger = ledgerEntries;
const FLOWS = ['purchases', 'redemptions', 'switchedIn', 'switchedOut'] as const;
type Flows = Readonly<Record<(typeof FLOWS)[number], Paise>>;

/** What moved of a scheme in a month. */
interface Moved extends Flows {
  readonly schemeId: string;
  readonly month: BusinessDate;
  readonly units: Units;
}

/** What moved of each scheme in each month between two days; what is older than `first` is told as of the month before it. */
async function readMoved(
  db: Db,
  agentCode: string,
  { first, until }: { readonly first: BusinessDate; readonly until: BusinessDate },
  where = sql`true`,
): Promise<Moved[]> {
  const of = (kinds: string) =>
    sql`coalesce(sum(${ledger.amount} + ${ledger.stampDuty}) filter (where ${sql.raw(kinds)}), 0)::float8`;
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select ${ledger.schemeId} as scheme_id,
      greatest(date_trunc('month', ${ledger.navDate}::timestamp)::date, (${first}::date - interval '1 month')::date)::text as month,
      sum(${ledger.units})::float8 as units,
      ${of(`kind in ('purchase', 'sip') or kind = 'reversal' and amount <= 0`)} as bought,
      -${of(`kind = 'redemption' or kind = 'reversal' and amount > 0`)} as redeemed,
      ${of(`kind = 'switch_in'`)} as came, -${of(`kind = 'switch_out'`)} as went
    from ${ledger} where ${ledger.profileId} in (${accountsOfAgent(db, agentCode)}) and ${ledger.navDate} < ${until}::date and ${where}
    group by 1, 2`);
  return rows.map((row) => ({
    schemeId: String(row['scheme_id']),
    month: businessDate(String(row['month'])),
    units: unitsFromScaled(Number(row['units'])),
    purchases: paise(Number(row['bought'])),
    redemptions: paise(Number(row['redeemed'])),
    switchedIn: paise(Number(row['came'])),
    switchedOut: paise(Number(row['went'])),
  }));
}

/** What moved of a house and category in a month, and what was held of it at the month's end. */
interface Closed extends Flows {
  readonly house: string;
  readonly category: string;
  readonly month: BusinessDate;
  readonly aum: Paise;
  readonly asOf: BusinessDate | null;
}

interface Kept {
  readonly print: string;
  readonly closed: readonly Closed[];
}

/** Advisors whose closed months one server keeps in memory. */
const MOST_KEPT = 50;
const keptOf = new WeakMap<object, Map<string, Kept>>();

/**
 * Returns the months of an agent before this one. They are summed from the whole ledger of their customers, which takes a second for 5,000
 * of them, and stay as they are until an entry is booked late, a customer comes or goes, or another day begins: `print` says which.
 */
async function closedMonths(
  { db, config }: { readonly db: Db; readonly config: object },
  agentCode: string,
  today: BusinessDate,
): Promise<readonly Closed[]> {
  const kept = keptOf.get(config) ?? new Map<string, Kept>();
  keptOf.set(config, kept);
  const print = `${today} ${await printOf(db, agentCode, startOfMonth(today))}`;
  const before = kept.get(agentCode);
  if (before?.print === print) return before.closed;
  const closed = await readClosed(db, agentCode, startOfMonth(today));
  kept.delete(agentCode);
  kept.set(agentCode, { print, closed });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return closed;
}

/** What the closed months are made of, in figures that another entry, or another customer, changes. */
async function printOf(db: Db, agentCode: string, month: BusinessDate): Promise<string> {
  const own = accountsOfAgent(db, agentCode);
  const { rows } = await db.execute<{ print: string }>(sql`
    with own as materialized (${own}),
    all_time as (
      select count(distinct profile_id) as people, coalesce(sum(transaction_count), 0) as entries, coalesce(sum(units), 0) as units,
        coalesce(sum(paid - received), 0) as paid
      from ${positions} where profile_id in (select id from own)),
    lately as (
      select count(*) as entries, coalesce(sum(units), 0) as units, coalesce(sum(case when units > 0 then amount + stamp_duty else amount end), 0) as paid
      from ${ledger} where profile_id in (select id from own) and nav_date >= ${month}::date)
    select concat_ws(' ', people, all_time.entries - lately.entries, all_time.units - lately.units, all_time.paid - lately.paid) as print
    from all_time, lately`);
  return rows[0]?.print ?? '';
}

async function readClosed(db: Db, agentCode: string, thisMonth: BusinessDate): Promise<Closed[]> {
  const first = addMonths(thisMonth, 1 - BOOK_MONTHS);
  const months = Array.from({ length: BOOK_MONTHS - 1 }, (_, index) => addMonths(first, index));
  const bySchemes = new Map<string, Moved[]>();
  for (const moved of await readMoved(db, agentCode, { first, until: thisMonth }))
    bySchemes.set(moved.schemeId, [...(bySchemes.get(moved.schemeId) ?? []), moved]);
  const ids = [...bySchemes.keys()];
  const facts = await factsOf(db, ids);
  const navs = await readNavsAt(db, ids, months.map(endOf));
  const sums = new Map<string, Closed>();
  for (const [id, moved] of bySchemes) {
    const of = facts.get(id);
    if (!of) continue;
    const byMonth = new Map(moved.map((each) => [each.month, each]));
    let units = byMonth.get(addMonths(first, -1))?.units ?? ZERO_UNITS;
    for (const [index, month] of months.entries()) {
      const here = byMonth.get(month);
      units = addUnits(units, here?.units ?? ZERO_UNITS);
      const nav = navs.get(id)?.[index];
      const aum = nav && units > 0 ? valueAtNav(units, nav as Nav) : ZERO_PAISE;
      if (!here && aum === 0) continue;
      addTo(sums, { ...of, month, aum, asOf: aum === 0 ? null : endOf(month), ...flowsOf(here) });
    }
  }
  return [...sums.values()];
}

const flowsOf = (moved: Flows | undefined): Flows => ({
  purchases: moved?.purchases ?? ZERO_PAISE,
  redemptions: moved?.redemptions ?? ZERO_PAISE,
  switchedIn: moved?.switchedIn ?? ZERO_PAISE,
  switchedOut: moved?.switchedOut ?? ZERO_PAISE,
});

function addTo(sums: Map<string, Closed>, line: Closed): void {
  const key = `${line.house}\n${line.category}\n${line.month}`;
  const before = sums.get(key);
  sums.set(key, before ? together(before, line) : line);
}

const together = (one: Closed, other: Closed): Closed => ({
  ...one,
  asOf: one.asOf ?? other.asOf,
  aum: addPaise(one.aum, other.aum),
  purchases: addPaise(one.purchases, other.purchases),
  redemptions: addPaise(one.redemptions, other.redemptions),
  switchedIn: addPaise(one.switchedIn, other.switchedIn),
  switchedOut: addPaise(one.switchedOut, other.switchedOut),
});

async function factsOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ id: schemes.id, house: schemes.fundHouse, category: schemes.category })
    .from(schemes)
    .where(inArray(schemes.id, [...ids]));
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** SIPs that began in one month and ended in another, or run still. */
interface SipSpan extends Record<string, unknown> {
  readonly began: BusinessDate;
  readonly ended: BusinessDate | null;
  readonly count: number;
  readonly monthly: number;
}

async function readSipSpans(db: Db, agentCode: string, filter: BookFilter): Promise<SipSpan[]> {
  const month = (time: unknown) => sql`date_trunc('month', ${time} at time zone 'Asia/Kolkata')::date::text`;
  const { rows } = await db.execute<SipSpan>(sql`
    select ${month(sips.createdAt)} as began,
      case when ${sips.state} in ('cancelled', 'finished') then ${month(sql`coalesce(${sips.stoppedAt}, ${sips.changedAt})`)}
        when ${sips.state} = 'paused' then ${month(sips.changedAt)} end as ended,
      count(*)::int as count, sum(round(${sips.amount}::numeric / greatest(1, ${sips.frequency})))::float8 as monthly
    from ${sips} join ${schemes} on ${schemes.id} = ${sips.schemeId}
    where ${sips.profileId} in (${accountsOfAgent(db, agentCode)}) and ${sips.state} <> 'pending'
      and not (${sips.state} = 'cancelled' and ${sips.registrationNumber} is null)
      and ${fits(filter)}
    group by 1, 2`);
  return rows;
}

function sipsAt(spans: readonly SipSpan[], month: BusinessDate): BookMonth['sips'] {
  const stood = spans.filter(({ began, ended }) => began <= month && (ended === null || ended > month));
  return {
    count: stood.reduce((sum, { count }) => sum + count, 0),
    monthly: paise(stood.reduce((sum, { monthly }) => sum + monthly, 0)),
  };
}

/** Returns the months of an agent's book, this one first; none before the first in which something was held, moved or invested by SIP. */
export async function readMonths(
  deps: { readonly db: Db; readonly config: object },
  agentCode: string,
  filter: BookFilter,
  today: BusinessDate,
): Promise<BookMonth[]> {
  const { db } = deps;
  const { house, category } = filter;
  const thisMonth = startOfMonth(today);
  const isWanted = (of: { readonly house: string; readonly category: string }) =>
    (house === undefined || of.house === house) && (category === undefined || of.category === category);
  const closed = (await closedMonths(deps, agentCode, today)).filter(isWanted);
  const now = await readGroups(db, agentCode, 'category', filter);
  const lately = await readMoved(
    db,
    agentCode,
    { first: thisMonth, until: addMonths(thisMonth, 1) },
    sql`${ledger.navDate} >= ${thisMonth}::date`,
  );
  const facts = await factsOf(
    db,
    lately.map(({ schemeId }) => schemeId),
  );
  const spans = await readSipSpans(db, agentCode, filter);
  const sums = new Map<string, Closed>();
  const nobody = { house: '', category: '', asOf: null };
  for (const line of closed) addTo(sums, { ...line, ...nobody, asOf: line.asOf });
  addTo(sums, { ...nobody, month: thisMonth, aum: now.totals.aum, asOf: now.asOf, ...flowsOf(undefined) });
  for (const moved of lately) {
    const of = facts.get(moved.schemeId);
    if (of && isWanted(of)) addTo(sums, { ...nobody, month: thisMonth, aum: ZERO_PAISE, ...flowsOf(moved) });
  }
  const byMonth = new Map([...sums.values()].map((sum) => [sum.month, sum]));
  const months = Array.from({ length: BOOK_MONTHS }, (_, index) => addMonths(thisMonth, -index));
  const all = months.map((month): BookMonth => {
    const { asOf = null, aum = ZERO_PAISE, ...rest } = byMonth.get(month) ?? {};
    const flows = flowsOf('purchases' in rest ? (rest as Flows) : undefined);
    const net = subtractPaise(
      addPaise(flows.purchases, flows.switchedIn),
      addPaise(flows.redemptions, flows.switchedOut),
    );
    const standing = month === thisMonth ? now.totals.sips : sipsAt(spans, month);
    return { month, asOf, aum, ...flows, net, sips: standing };
  });
  const last = all.findLastIndex(({ aum, purchases, sips: { count } }) => aum !== 0 || purchases !== 0 || count > 0);
  return all.slice(0, last + 1);
}
