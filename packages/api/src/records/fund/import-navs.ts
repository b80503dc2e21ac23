import type { NavPoint } from '@prosperx/core/fund';
import { addDays, type BusinessDate, type Instant, instantAt, type ExchangeCalendar } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import type { NavQuote } from '#providers/providers.js';
import { PUBLISH_NAVS } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { isJump } from './check-history.js';
import { deriveFigures } from './derive-figures.js';

interface SchemeNav extends NavPoint {
  readonly schemeId: string;
}

// arrays travel as text: the two drivers write them differently
const listOf = (values: readonly (string | number)[]) =>
  sql`${`{${values.map((value) => `"${value}"`).join(',')}}`}::text`;

const rowsOf = (navs: readonly SchemeNav[]) => {
  const [ids, dates, values] = [navs.map((at) => at.schemeId), navs.map((at) => at.date), navs.map((at) => at.nav)];
  return sql`select * from unnest(${listOf(ids)}::text[], ${listOf(dates)}::date[], ${listOf(values)}::bigint[])`;
};

/** Writes the NAVs of schemes that have none of those days yet, in half the time of `storeNavs`. */
export async function addNavs(db: Db, navs: readonly SchemeNav[]): Promise<void> {
  await db.execute(sql`insert into navs (scheme_id, date, nav) ${rowsOf(navs)}`);
}

/** Writes NAVs in one statement; one of a day that is known already is replaced, since houses revise them. Answers the schemes in which something changed. */
export async function storeNavs(db: Db, navs: readonly SchemeNav[]): Promise<readonly string[]> {
  const { rows } = await db.execute<{ scheme_id: string }>(sql`
    with changed as (
      insert into navs (scheme_id, date, nav)
      ${rowsOf(navs)}
      on conflict (scheme_id, date) do update set nav = excluded.nav where navs.nav <> excluded.nav
      returning scheme_id
    )
    select distinct scheme_id from changed`);
  return rows.map((row) => row.scheme_id);
}

/**
 * The times (India) by which the houses have published: late in the evening of a working day, and of a day on which the exchange is closed,
 * when liquid and overnight schemes alone have NAVs, early the next morning, before their units are allotted.
 */
const [EVENING, MORNING] = ['23:00', '08:30'];

const publishedBy = (day: BusinessDate, calendar: ExchangeCalendar) =>
  calendar.isOpen(day) ? instantAt(day, EVENING) : instantAt(addDays(day, 1), MORNING);

/** Makes sure that the NAVs of a day will be taken over. Each day arranges for the next: the source holds the last NAVs alone. */
export async function scheduleNavs(tx: Db, day: BusinessDate, now: Instant, calendar: ExchangeCalendar): Promise<void> {
  await enqueue(tx, [{ kind: PUBLISH_NAVS, ref: day, dueAt: publishedBy(day, calendar), payload: { day } }], now);
}

export interface ImportResult {
  /** Schemes with a NAV that is new or was revised. */
  readonly changed: number;
  /** AMFI codes whose NAV jumped too far: not stored. */
  readonly held: readonly string[];
  /** AMFI codes whose NAV jumped as far, and was stored since somebody has looked at it. */
  readonly accepted: readonly string[];
}

/** The AMFI codes of schemes of which a jump is stored: somebody has compared it with what the house says. */
export type Accepted = ReadonlySet<string>;

export const NONE_ACCEPTED: Accepted = new Set();

/** Audits the AMFI codes of schemes of which a jump is stored, in the transaction that stores it. */
export type NoteAccepted = (tx: Db, codes: readonly string[]) => Promise<void>;

/** Returns what a list has of each scheme and day: the last row, where a file has two. */
const oneEach = (quotes: readonly NavQuote[]) => [
  ...new Map(quotes.map((quote) => [`${quote.amfiCode} ${quote.date}`, quote])).values(),
];

/** Notes of which schemes a newer NAV is held back: until one as new is stored, they stand at an old one (`deriveFigures`). */
async function noteHeld(tx: Db, held: readonly SchemeNav[]): Promise<void> {
  if (held.length === 0) return;
  await tx.execute(sql`
    update schemes set nav_held_since = coalesce(nav_held_since, h.date)
    from (${rowsOf(held)}) as h(id, date, nav)
    where schemes.id = h.id and h.date > schemes.latest_nav_date`);
}

/**
 * Takes over published NAVs, each for its own date, of the schemes that are sold here. A jump is held back, unless it is one of those that were
 * accepted. Units that were allotted keep their own NAV, whatever is revised.
 */
export async function importNavs(
  db: Db,
  quotes: readonly NavQuote[],
  acceptable: Accepted = NONE_ACCEPTED,
): Promise<ImportResult> {
  return db.transaction(async (tx) => {
    const known = await tx
      .select({
        id: schemes.id,
        amfiCode: schemes.amfiCode,
        latestNav: schemes.latestNav,
        latestNavDate: schemes.latestNavDate,
      })
      .from(schemes)
      // a scheme whose offer was withdrawn never begins
      .where(sql`${schemes.offer}->>'withdrawn' is null`);
    const ours = new Map(known.map((scheme) => [scheme.amfiCode, scheme]));
    const held: (SchemeNav & Pick<NavQuote, 'amfiCode'>)[] = [];
    const accepted: string[] = [];
    const kept = oneEach(quotes).flatMap((quote) => {
      const scheme = ours.get(quote.amfiCode);
      // most rows of a Sunday are those of Friday
      const isKnown = scheme?.latestNavDate === quote.date && scheme.latestNav === quote.nav;
      if (scheme === undefined || isKnown) return [];
      const found = { schemeId: scheme.id, date: quote.date, nav: quote.nav };
      if (scheme.latestNav === null || !isJump(scheme.latestNav, quote.nav)) return [found];
      if (!acceptable.has(quote.amfiCode)) {
        held.push({ ...found, amfiCode: quote.amfiCode });
        return [];
      }
      accepted.push(quote.amfiCode);
      return [found];
    });
    const changed = await storeNavs(tx, kept);
    await deriveFigures(tx, changed);
    await noteHeld(tx, held);
    return { changed: changed.length, held: held.map(({ amfiCode }) => amfiCode), accepted };
  });
}
