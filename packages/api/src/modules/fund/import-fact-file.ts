import { isDeepStrictEqual } from 'node:util';
import { replacesFact } from '@prosperx/core/fund';
import type { BusinessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemeFacts, schemes, type StoredFactKind, type StoredFacts } from '#db/schema/index.js';
import { byEitherIsin } from '#records/fund/by-either-isin.js';
import { fundOf } from '#records/fund/fund-of.js';
import type { NamedText, BadRow } from '#records/fund/master-file.js';
import { FACT_FILES, type FactFile, type FileFact, parseFactFile } from './fact-file.js';
import type { SchemeRow } from './search-funds.js';

/** What an import of one kind of facts has changed. */
export interface FactFileReport {
  readonly file: FactFile;
  /** Facts of the file that are of schemes that are known here. */
  readonly read: number;
  /** Plans and options of which something changed. */
  readonly changed: number;
  /** Facts that are past their age, of a day to come, or older than what is known. */
  readonly stale: number;
  readonly unknown: number;
  /** Facts of schemes of the sandbox, which keep those that it plays. */
  readonly modelled: number;
  readonly bad: readonly BadRow[];
}

/** The most months of a size over time that are kept. */
const MONTHS_OF_SIZE = 120;

/** The column that holds a fact, and that of its day. */
const COLUMNS = {
  expenseRatio: ['expenseRatio', 'expenseRatioDate'],
  exitLoad: ['exitLoad', 'exitLoadDate'],
  riskometer: ['riskometer', 'riskometerDate'],
  size: ['fundSizeCrores', 'fundSizeDate'],
} as const;

type StoredRow = typeof schemeFacts.$inferSelect;

type NewRow = Pick<StoredRow, 'content' | 'date'>;

interface Known {
  readonly scheme: SchemeRow;
  readonly stored: StoredRow | undefined;
}

/** Adds the size of a day to those of others; that of the same day is replaced. */
function withSize(stored: StoredRow | undefined, date: BusinessDate, crores: number): StoredFacts['size'] {
  const before = (stored?.content ?? []) as StoredFacts['size'];
  return [...before.filter((known) => known.date !== date), { date, crores }]
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(-MONTHS_OF_SIZE);
}

const hasColumn = (fact: string): fact is keyof typeof COLUMNS => fact in COLUMNS;

/** What a fact changes of the columns of a scheme. */
function columnsOf({ scheme }: Known, { date, given: { fact, value } }: FileFact, today: BusinessDate) {
  if (!hasColumn(fact)) return {};
  const [column, day] = COLUMNS[fact];
  const isNewer = replacesFact(fact, date, { known: scheme[day], today });
  const isSame = scheme[column] === value && scheme[day] === date;
  return isNewer && !isSame ? ({ [column]: value, [day]: date } as Partial<SchemeRow>) : {};
}

/** The row of its kind as a fact leaves it; null where it changes nothing. */
function rowOf({ stored }: Known, { date, given }: FileFact, today: BusinessDate): NewRow | null {
  if (given.fact === 'expenseRatio' || given.fact === 'exitLoad' || given.fact === 'riskometer') return null;
  if (given.fact === 'size') {
    const sizes = withSize(stored, date, given.value);
    const isSame = isDeepStrictEqual(sizes, stored?.content);
    return isSame || date > today ? null : { date: sizes.at(-1)?.date ?? date, content: sizes };
  }
  const isNewer = replacesFact(given.fact, date, { known: stored?.date ?? null, today });
  const isSame = stored?.date === date && isDeepStrictEqual(stored.content, given.value);
  return isNewer && !isSame ? { date, content: given.value } : null;
}

/** Tells whether a fact is left out for its day, whatever it says. */
function isStale({ scheme, stored }: Known, { date, given }: FileFact, today: BusinessDate): boolean {
  if (given.fact === 'size') return date > today;
  const day = hasColumn(given.fact) ? scheme[COLUMNS[given.fact][1]] : (stored?.date ?? null);
  return !replacesFact(given.fact, date, { known: day, today });
}

/** The schemes by either ISIN and by code, each with all of its plans and options. */
function familiesOf(all: readonly SchemeRow[]) {
  const families = new Map<string, SchemeRow[]>();
  const keys = new Map(byEitherIsin(all.filter(({ isin }) => isin !== '')));
  const keyOf = (plan: SchemeRow) => `${plan.fundHouse} ${fundOf(plan)}`;
  for (const plan of all) {
    families.set(keyOf(plan), [...(families.get(keyOf(plan)) ?? []), plan]);
    keys.set(plan.amfiCode, plan);
  }
  return (of: string, isOfPlan: boolean): readonly SchemeRow[] => {
    const named = keys.get(of);
    const family = named ? (families.get(keyOf(named)) ?? []) : [];
    return isOfPlan ? family.filter(({ plan }) => plan === named?.plan) : family;
  };
}

/** Writes what a fact changes of a scheme, and returns what is known then: the same where it changes nothing. */
async function takeFact(
  tx: Db,
  {
    known,
    fact,
    kind,
    today,
  }: { readonly known: Known; readonly fact: FileFact; readonly kind: StoredFactKind; readonly today: BusinessDate },
): Promise<Known> {
  const columns = columnsOf(known, fact, today);
  const row = rowOf(known, fact, today);
  const { id } = known.scheme;
  if (Object.keys(columns).length > 0) await tx.update(schemes).set(columns).where(eq(schemes.id, id));
  else if (row === null) return known;
  const stored = row ? { schemeId: id, kind, ...row } : known.stored;
  if (row)
    await tx
      .insert(schemeFacts)
      .values({ schemeId: id, kind, ...row })
      .onConflictDoUpdate({ target: [schemeFacts.schemeId, schemeFacts.kind], set: row });
  return { scheme: { ...known.scheme, ...columns }, stored };
}

/**
 * Takes over one kind of facts from a file: of all plans and options of a scheme, but for the expense ratio, which is that of a plan. An
 * older file changes nothing, but for sizes, which it adds to those over time. All or nothing; throws MasterFileError for what is no such
 * file.
 */
export async function importFactFile(
  db: Db,
  file: FactFile,
  text: NamedText,
  { today, progress }: { readonly today: BusinessDate; readonly progress?: (done: number, all: number) => void },
): Promise<FactFileReport> {
  const { facts, bad } = parseFactFile(file, text);
  const kind = FACT_FILES[file].fact as StoredFactKind;
  return db.transaction(async (tx) => {
    const all = await tx.select().from(schemes);
    const membersOf = familiesOf(all);
    const rows = await tx.select().from(schemeFacts).where(eq(schemeFacts.kind, kind));
    const storedOf = new Map(rows.map((row) => [row.schemeId, row]));
    const known = new Map(
      all.map((scheme): [string, Known] => [scheme.id, { scheme, stored: storedOf.get(scheme.id) }]),
    );
    const changed = new Set<string>();
    const counts = { read: 0, stale: 0, unknown: 0, modelled: 0 };
    for (const [at, fact] of facts.entries()) {
      progress?.(at + 1, facts.length);
      const members = membersOf(fact.of, file === 'expense-ratios');
      const own = members.filter(({ navsModelled }) => !navsModelled).map(({ id }) => id);
      const ofFact = own.flatMap((id) => known.get(id) ?? []);
      counts[members.length === 0 ? 'unknown' : own.length === 0 ? 'modelled' : 'read'] += 1;
      if (ofFact.length > 0 && ofFact.every((each) => isStale(each, fact, today))) counts.stale += 1;
      for (const each of ofFact) {
        const next = await takeFact(tx, { known: each, fact, kind, today });
        if (next !== each) changed.add(each.scheme.id);
        known.set(each.scheme.id, next);
      }
    }
    return { file, changed: changed.size, ...counts, bad };
  });
}
