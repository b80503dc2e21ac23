import { navFromScaled } from '@prosperx/core/money';
import { addDays, type BusinessDate } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { type HistoryFile, type HistoryRow, parseHistoryFile } from '#providers/nav/history-file.js';
import { NavFileError } from '#providers/nav/nav-file.js';
import { checkHistory, type MergedPoint, type Rebase } from '#records/fund/check-history.js';
import { deriveFigures } from '#records/fund/derive-figures.js';
import { type Accepted, NONE_ACCEPTED, type NoteAccepted, storeNavs } from '#records/fund/import-navs.js';
import { type NamedText } from '#records/fund/master-file.js';

/** Rows a statement. */
const BATCH = 10_000;
/** Stored NAVs that far from a file's days are looked at beside them. */
const AROUND = 31;

/** What an import of histories has changed. */
export interface HistoryReport {
  readonly rows: number;
  readonly schemes: number;
  readonly added: number;
  readonly revised: number;
  /** Rows whose NAV is zero, negative or no number, by file and line. */
  readonly refused: readonly string[];
  /** Files that could not be read, each with the reason; the others went in. */
  readonly badFiles: readonly string[];
  /** NAVs not stored, as code and first day with the number of days: they jump, or are of a day to come. */
  readonly held: readonly { readonly amfiCode: string; readonly date: BusinessDate; readonly days: number }[];
  readonly rebases: readonly (Rebase & { readonly amfiCode: string })[];
  /** AMFI codes that the market does not have. */
  readonly unknown: readonly string[];
  /** AMFI codes whose NAVs the sandbox makes. */
  readonly modelled: readonly string[];
}

interface HistoryOptions {
  /** A NAV of a later day is not stored. */
  readonly today: BusinessDate;
  /** The schemes of which jumps are stored, since somebody has looked at them. */
  readonly accepted?: Accepted | undefined;
  readonly noteAccepted?: NoteAccepted | undefined;
  /** Told how many of all schemes are done. */
  readonly progress?: (done: number, all: number) => void;
}

function byCode(rows: readonly HistoryRow[]): ReadonlyMap<string, HistoryRow[]> {
  const found = new Map<string, HistoryRow[]>();
  for (const row of rows) {
    const known = found.get(row.amfiCode);
    if (known) known.push(row);
    else found.set(row.amfiCode, [row]);
  }
  return found;
}

type Stored = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What is stored of schemes around the days of the files, by scheme and day. */
async function storedNavs(tx: Db, ids: readonly string[], rows: readonly HistoryRow[]): Promise<Stored> {
  const days = rows.map(({ date }) => date).sort();
  const [first, last] = [days[0], days.at(-1)];
  const found = new Map<string, Map<string, number>>();
  if (first === undefined || last === undefined || ids.length === 0) return found;
  const list = `{${ids.map((id) => `"${id}"`).join(',')}}`;
  const { rows: known } = await tx.execute<{ scheme_id: string; date: string; nav: string }>(sql`
    select scheme_id, date::text as date, nav::text as nav from navs
    where scheme_id = any(${list}::text[]) and date between ${addDays(first, -AROUND)} and ${addDays(last, AROUND)}`);
  for (const { scheme_id: id, date, nav } of known) {
    if (!found.has(id)) found.set(id, new Map());
    found.get(id)?.set(date, Number(nav));
  }
  return found;
}

/** The file's NAVs of a scheme with those that are stored of other days, oldest first; of a day that a file has twice the last row. */
function merged(rows: readonly HistoryRow[], stored: ReadonlyMap<string, number>): readonly MergedPoint[] {
  const points = new Map<string, MergedPoint>();
  for (const [date, nav] of stored)
    points.set(date, { date: date as BusinessDate, nav: navFromScaled(nav), isStored: true });
  for (const { date, nav } of rows) points.set(date, { date, nav, isStored: false });
  return [...points.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

interface Ours {
  readonly id: string;
  readonly amfiCode: string;
  readonly history: readonly HistoryRow[];
}

/** What of the files is new or revised, and what is held back. */
function diffHistories(ours: readonly Ours[], stored: Stored, { today, accepted = NONE_ACCEPTED }: HistoryOptions) {
  const held: { amfiCode: string; date: BusinessDate; days: number }[] = [];
  const jumps: string[] = [];
  const rebases: (Rebase & { amfiCode: string })[] = [];
  const changes: { schemeId: string; date: BusinessDate; nav: HistoryRow['nav'] }[] = [];
  let [added, revised] = [0, 0];
  for (const { id, amfiCode, history } of ours) {
    const before = stored.get(id) ?? new Map<string, number>();
    const past = history.filter(({ date }) => date <= today);
    const checked = checkHistory(merged(past, before));
    const jumped = accepted.has(amfiCode) ? [] : checked.held;
    const taken = accepted.has(amfiCode) ? [...checked.kept, ...checked.held] : checked.kept;
    const left = [...jumped, ...history.filter(({ date }) => date > today)];
    if (accepted.has(amfiCode) && checked.held.length > 0) jumps.push(amfiCode);
    if (left[0]) held.push({ amfiCode, date: left[0].date, days: left.length });
    rebases.push(...checked.rebases.map((rebase) => ({ ...rebase, amfiCode })));
    for (const { date, nav } of taken) {
      const known = before.get(date);
      if (known === nav) continue;
      if (known === undefined) added += 1;
      else revised += 1;
      changes.push({ schemeId: id, date, nav });
    }
  }
  return { added, revised, held, jumps, rebases, changes };
}

/** Reads each file by itself: one that is none is named beside what the others say. Throws NavFileError where none can be read. */
function readFiles(files: readonly NamedText[]) {
  const parsed: HistoryFile[] = [];
  const badFiles: string[] = [];
  for (const { name, text } of files)
    try {
      parsed.push(parseHistoryFile(name, text));
    } catch (error) {
      if (!(error instanceof NavFileError) || files.length === 1) throw error;
      badFiles.push(`${name} (${error.message})`);
    }
  if (parsed.length === 0) throw new NavFileError(badFiles.join('; '));
  return { parsed, badFiles };
}

/**
 * Takes over NAVs of many days of the schemes that the market has. A revised NAV replaces the one that is stored; those of other days are
 * kept, and units that were allotted keep their own. A file that is none is named, and the others go in; throws NavFileError where all are none.
 */
export async function importHistory(
  db: Db,
  files: readonly NamedText[],
  options: HistoryOptions,
): Promise<HistoryReport> {
  const { parsed, badFiles } = readFiles(files);
  const rows = parsed.flatMap((file) => file.rows);
  const histories = byCode(rows);
  return db.transaction(async (tx) => {
    const all = await tx
      .select({ id: schemes.id, amfiCode: schemes.amfiCode, isModelled: schemes.navsModelled })
      .from(schemes);
    const known = new Map(all.map((scheme) => [scheme.amfiCode, scheme]));
    const ours = [...histories].flatMap(([code, history]) => {
      const scheme = known.get(code);
      return scheme && !scheme.isModelled ? [{ ...scheme, history }] : [];
    });
    const stored = await storedNavs(
      tx,
      ours.map(({ id }) => id),
      rows,
    );
    const { changes, jumps, ...judged } = diffHistories(ours, stored, options);
    for (let at = 0; at < changes.length; at += BATCH) {
      await storeNavs(tx, changes.slice(at, at + BATCH));
      options.progress?.(Math.min(at + BATCH, changes.length), changes.length);
    }
    await deriveFigures(tx, [...new Set(changes.map(({ schemeId }) => schemeId))]);
    // last, since it holds up all others who audit
    if (jumps.length > 0) await options.noteAccepted?.(tx, jumps);
    const codes = [...histories.keys()];
    return {
      rows: rows.length,
      schemes: ours.length,
      ...judged,
      badFiles,
      refused: parsed.flatMap((file) => file.refused),
      unknown: codes.filter((code) => !known.has(code)),
      modelled: codes.filter((code) => known.get(code)?.isModelled),
    };
  });
}
