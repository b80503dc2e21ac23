import { createHash } from 'node:crypto';
import { INVESTMENT_MAXIMUM } from '@prosperx/core/cart';
import { ZERO_UNITS, rupees } from '@prosperx/core/money';
import { addDays, type BusinessDate, type Instant } from '@prosperx/core/time';
import { and, eq, isNull, lt, lte, max, not, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { brokerageRows, schemes } from '#db/schema/index.js';
import { NEEDED_OF_MARKET, type NavRow, parseNavFile } from '#providers/nav/nav-file.js';
import { planOptionOf, withoutBrackets } from '#providers/nav/plan-option.js';
import { anyPlacingOf, placingOf } from '#providers/nav/sections.js';
import { lockInOf, objectiveOf } from '#records/fund/category-facts.js';
import { schemeNameOf } from '#records/fund/fund-of.js';
import { type Accepted, importNavs, type NoteAccepted } from '#records/fund/import-navs.js';
import { refreshSearchWords, searchTextOf } from '#records/fund/search-words.js';
import { refusePart } from '#records/fund/whole-file.js';
import { adoptAmfiCodes } from '#records/nfo/adopt-amfi-codes.js';
import { followHouses } from '#records/portfolio/follow-houses.js';
import { withoutDuplicates } from './duplicates.js';

/** Days without a NAV after which a scheme counts as ended: the file goes on listing it. */
const SILENT_DAYS = 30;
/** Rows a statement; one of 14,000 is slower than those together. */
const BATCH = 1_000;

/** What an import has changed. */
export interface MarketReport {
  /** The newest day of the file. */
  readonly date: BusinessDate;
  readonly added: number;
  /** Known before, with another name, house, category or state now. */
  readonly changed: number;
  /** NAVs that are new or were revised. */
  readonly navs: number;
  readonly listed: number;
  readonly ended: number;
  /** Known from a newer file: it adds NAVs to these, and changes nothing else of them. */
  readonly newer: number;
  /** The sandbox made the NAVs of these; they stay as they are. */
  readonly modelled: number;
  /** The lines without a usable NAV or date. */
  readonly refused: readonly number[];
  /** AMFI codes whose NAV jumped too far, or is dated after today: not stored. */
  readonly held: readonly string[];
  /** AMFI codes whose NAV jumped as far, and was stored since somebody has looked at it. */
  readonly accepted: readonly string[];
  /** Sections of a vocabulary that is not known: their schemes are left out. */
  readonly unknownSections: readonly string[];
}

type NewScheme = typeof schemes.$inferInsert;
type Listed = Pick<NewScheme, (typeof FOLLOWED)[number]> & { readonly amfiCode: string };

export interface ImportOptions {
  /** A NAV of a later day is not stored. */
  readonly today: BusinessDate;
  readonly now: Instant;
  /** The schemes of which a jump of the NAV is stored. */
  readonly accepted?: Accepted | undefined;
  readonly noteAccepted?: NoteAccepted | undefined;
  /** true where it is right that the file has far fewer schemes than the one before. */
  readonly mayShrink?: boolean;
  /** Told how many of all schemes are done. */
  readonly progress?: (done: number, all: number) => void;
}

/** The columns that follow the file; all others are facts from elsewhere. */
const FOLLOWED = [
  ...(['isin', 'secondIsin', 'name', 'shortName', 'searchText', 'fundHouse', 'category', 'subCategory'] as const),
  ...(['plan', 'option', 'isListed', 'endedOn', 'objective', 'lockInYears'] as const),
];

/** The scheme that a row stands for; null where its section is of no vocabulary that is known. */
function schemeOf(row: NavRow, silentSince: BusinessDate): Listed | null {
  const placing = anyPlacingOf(row);
  if (placing === null) return null;
  const { name, plan, option, isOpen } = planOptionOf(row);
  const isin = row.isin ?? row.reinvestmentIsin ?? '';
  const endedOn = row.date < silentSince ? row.date : null;
  return {
    amfiCode: row.amfiCode,
    isin,
    secondIsin: row.isin === null ? null : row.reinvestmentIsin,
    name: schemeNameOf(name, { plan, option }),
    shortName: schemeNameOf(withoutBrackets(name), { plan, option }),
    searchText: searchTextOf({ ...placing, fundHouse: row.fundHouse }),
    fundHouse: row.fundHouse,
    ...placing,
    plan,
    option,
    isListed: isOpen && isin !== '' && endedOn === null && plan === 'Regular' && placingOf(row) !== null,
    endedOn,
    objective: objectiveOf(placing.subCategory),
    lockInYears: lockInOf(placing.category, placing.subCategory),
  };
}

/** The same at every import, so that links and what people looked for go on working. */
const idOf = (amfiCode: string) =>
  `sch_${createHash('sha256').update(`amfi ${amfiCode}`).digest('base64url').slice(0, 22)}`;

/** A scheme whose limits are not known takes no orders. */
const WITHOUT_LIMITS = {
  allowPurchase: false,
  allowRedemption: false,
  sipDates: [],
  systematicPlans: [],
  sipMultiple: rupees(1),
  lumpsumMultiple: rupees(1),
  maximum: INVESTMENT_MAXIMUM,
  minimumRedemption: rupees(1),
  redemptionMultiple: rupees(1),
  minimumRedemptionUnits: ZERO_UNITS,
  redemptionUnitsMultiple: ZERO_UNITS,
} satisfies Partial<NewScheme>;

function* batches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH);
}

const isSame = (one: Listed, other: Listed) => FOLLOWED.every((column) => one[column] === other[column]);

const isIn = (listed: readonly Listed[]) =>
  sql`${schemes.amfiCode} = any(${`{${listed.map(({ amfiCode }) => `"${amfiCode}"`).join(',')}}`}::text[])`;

/**
 * Lets what the file no longer names, and what is still on offer, follow a fund house that has another name now, and the folios with them.
 * A house has, once the file knows the old name no more.
 */
async function renameHouses(
  tx: Db,
  listed: readonly Listed[],
  changed: readonly Listed[],
  known: ReadonlyMap<string, { readonly fundHouse: string }>,
  date: BusinessDate,
): Promise<void> {
  const named = new Set(listed.map(({ fundHouse }) => fundHouse));
  const renamed = new Map(
    changed.flatMap(({ amfiCode, fundHouse }) => {
      const before = known.get(amfiCode)?.fundHouse;
      return before === undefined || named.has(before) ? [] : [[before, fundHouse] as const];
    }),
  );
  for (const [before, fundHouse] of renamed) {
    await tx
      .update(schemes)
      .set({ fundHouse })
      .where(and(eq(schemes.fundHouse, before), or(isNull(schemes.listedAsOf), lt(schemes.listedAsOf, date))));
    await tx.update(brokerageRows).set({ fundHouse }).where(eq(brokerageRows.fundHouse, before));
  }
  // each time: units that were booked while the file was read may have come under the old name
  await followHouses(tx);
}

/** Adds schemes that are new, and lets those that are known follow the file. */
async function storeSchemes(tx: Db, listed: readonly Listed[], date: BusinessDate, { now, progress }: ImportOptions) {
  const stored = await tx.select().from(schemes);
  const known = new Map(stored.map((scheme) => [scheme.amfiCode, scheme]));
  const isModelled = (scheme: Listed) => known.get(scheme.amfiCode)?.navsModelled === true;
  const isNewer = ({ amfiCode }: Listed) => (known.get(amfiCode)?.listedAsOf ?? date) > date;
  const added = listed.filter((scheme) => !known.has(scheme.amfiCode));
  const changed = listed.filter((scheme) => {
    const before = known.get(scheme.amfiCode);
    return before !== undefined && !before.navsModelled && !isNewer(scheme) && !isSame(scheme, before);
  });
  let done = listed.length - added.length;
  for (const batch of batches(added)) {
    await tx.insert(schemes).values(
      batch.map((scheme) => ({
        ...WITHOUT_LIMITS,
        ...scheme,
        listedAsOf: date,
        id: idOf(scheme.amfiCode),
        createdAt: now,
      })),
    );
    progress?.((done += batch.length), listed.length);
  }
  for (const { amfiCode, ...scheme } of changed) {
    await tx.update(schemes).set(scheme).where(eq(schemes.amfiCode, amfiCode));
  }
  await renameHouses(tx, listed, changed, known, date);
  await tx
    .update(schemes)
    .set({ listedAsOf: date })
    .where(and(isIn(listed), or(isNull(schemes.listedAsOf), lt(schemes.listedAsOf, date))));
  const modelled = new Set(listed.filter(isModelled).map(({ amfiCode }) => amfiCode));
  return { added: added.length, changed: changed.length, newer: listed.filter(isNewer).length, modelled };
}

/** Ends schemes that the file has dropped, listed or not, and that have had no NAV for a month; one that it still lists is judged by its row. Answers how many. */
async function endDropped(
  tx: Db,
  listed: readonly Listed[],
  date: BusinessDate,
  silentSince: BusinessDate,
): Promise<number> {
  const ended = await tx
    .update(schemes)
    .set({ isListed: false, endedOn: sql`${schemes.latestNavDate}`, listedAsOf: date })
    .where(
      and(
        isNull(schemes.endedOn),
        eq(schemes.navsModelled, false),
        lt(schemes.latestNavDate, silentSince),
        or(isNull(schemes.listedAsOf), lte(schemes.listedAsOf, date)),
        not(isIn(listed)),
      ),
    )
    .returning({ id: schemes.id });
  return ended.length;
}

/**
 * Takes over AMFI's file of all schemes with their last NAVs: schemes that are new, what has changed of those that are known, and the
 * NAVs, each of its own day. A file that is older than what is known of a scheme adds its NAV and changes nothing else. All or nothing. Throws `NavFileError` for what is not that file, `MasterFileError` for a part of one; then all stays as it is.
 */
export async function importMarket(db: Db, text: string, at: ImportOptions): Promise<MarketReport> {
  const { rows, refused } = parseNavFile(text, NEEDED_OF_MARKET);
  const past = rows.filter(({ date }) => date <= at.today);
  const date = past.reduce((latest, row) => (row.date > latest ? row.date : latest), past[0]?.date ?? at.today);
  const [known] = await db.select({ newest: max(schemes.listedAsOf) }).from(schemes);
  // what an older file alone names is judged by the newest one
  const newest = known?.newest ?? null;
  const silentSince = addDays(newest !== null && newest > date ? newest : date, -SILENT_DAYS);
  const placed = past.map((row) => ({ row, scheme: schemeOf(row, silentSince) }));
  // a file that names a scheme twice means the last one
  const named = [...new Map(placed.flatMap(({ scheme }) => (scheme ? [[scheme.amfiCode, scheme]] : []))).values()];
  // an older file changes no scheme
  const before = newest === null || newest > date ? 0 : await db.$count(schemes, eq(schemes.listedAsOf, newest));
  refusePart({ found: named.length, known: before, what: 'schemes', mayShrink: at.mayShrink });
  const lastNavs = new Map(past.map(({ amfiCode, nav }) => [amfiCode, nav]));
  const report = await db.transaction(async (tx) => {
    const sold = await tx.select({ amfiCode: schemes.amfiCode }).from(schemes).where(eq(schemes.allowPurchase, true));
    const listed = withoutDuplicates(named, lastNavs, new Set(sold.map(({ amfiCode }) => amfiCode)));
    const byIsin = new Map(named.map(({ isin, amfiCode }) => [isin, amfiCode]));
    await adoptAmfiCodes(tx, (isin) => byIsin.get(isin));
    const { modelled, ...stored } = await storeSchemes(tx, listed, date, at);
    const quotes = past.filter(({ amfiCode }) => !modelled.has(amfiCode));
    const { changed: navs, held, accepted } = await importNavs(tx, quotes, at.accepted);
    const dropped = await endDropped(tx, listed, date, silentSince);
    const changed = stored.changed + dropped;
    at.progress?.(listed.length, listed.length);
    if (stored.added + changed > 0) await refreshSearchWords(tx);
    const counts = await tx.execute<{ listed: string; ended: string }>(
      sql`select count(*) filter (where is_listed) as listed, count(ended_on) as ended from schemes`,
    );
    // last, since it holds up all others who audit
    if (accepted.length > 0) await at.noteAccepted?.(tx, [...new Set(accepted)]);
    return {
      ...stored,
      changed,
      date,
      navs,
      listed: Number(counts.rows[0]?.listed),
      ended: Number(counts.rows[0]?.ended),
      modelled: modelled.size,
      refused,
      accepted,
      held: [...held, ...rows.filter((row) => row.date > at.today).map(({ amfiCode }) => amfiCode)],
      unknownSections: [...new Set(placed.filter(({ scheme }) => !scheme).map(({ row }) => row.section))],
    };
  });
  // every row was written again, and the embedded database has nobody who clears away the old ones: searches would read both
  await db.execute(sql`vacuum (analyze) ${schemes}`);
  return report;
}
