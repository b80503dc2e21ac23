import { rupees } from '@prosperx/core/money';
import { ASTP_FREQUENCIES, type PlanFrequency } from '@prosperx/core/stp';
import type { BusinessDate } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { planTerms, schemes } from '#db/schema/index.js';
import { byEitherIsin, ofFirstIsin } from '#records/fund/by-either-isin.js';
import {
  type NamedText,
  type BadRow,
  type Cells,
  datesIn,
  isinIn,
  isYes,
  linesOf,
  numberIn,
  RowError,
  rowsOf,
} from '#records/fund/master-file.js';
import { namedByNewest, refusePart } from '#records/fund/whole-file.js';

/** What an import of an ASTP master has changed. */
export interface TermsReport {
  /** Rows of schemes that are known, one for each frequency. */
  readonly rows: number;
  readonly changed: number;
  /** Rows of a day before that of what is known, or of one to come. */
  readonly stale: number;
  /** Rows whose ISIN is of no scheme. */
  readonly unknown: number;
  readonly bad: readonly BadRow[];
}

const REQUIRED = [
  'SCHEME ISIN',
  'ASTP FREQUENCY',
  'ASTP REG IN',
  'ASTP REG OUT',
  'ASTP OUT MINIMUM INSTALLMENT AMOUNT',
];
const EXAMPLE = 'ASTP_21082026.txt';
const SOURCE = 'Exchange, ASTP master';
const LARGEST = 1_00_00_000;

type Terms = Omit<typeof planTerms.$inferInsert, 'schemeId'>;

/** Writes daily as the master has it: in full, in capitals or as a letter. */
function frequencyIn(cells: Cells): PlanFrequency {
  const text = (cells['astp frequency'] ?? '').trim().toUpperCase();
  const name = Object.keys(ASTP_FREQUENCIES).find((each) => each === text || each.charAt(0) === text);
  if (!name) throw new RowError(`"ASTP FREQUENCY" is "${text}"; DAILY, WEEKLY, MONTHLY and QUARTERLY are known`);
  return ASTP_FREQUENCIES[name as keyof typeof ASTP_FREQUENCIES];
}

/** No limit is written as zero, or as nines. */
const mostIn = (cells: Cells, title: string) => rupees(Math.min(numberIn(cells, title, 0) || LARGEST, LARGEST));
const leastIn = (cells: Cells, title: string) => rupees(Math.ceil(Math.min(numberIn(cells, title, 0), LARGEST)));
const wholeIn = (cells: Cells, title: string, fallback: number) => Math.trunc(numberIn(cells, title, fallback));

function termsOf(cells: Cells, asOf: BusinessDate): Terms {
  const isActive = cells['astp status'] === undefined || /^(1|Y|A|ACTIVE|)$/i.test(cells['astp status'].trim());
  const frequency = frequencyIn(cells);
  // a weekly date is a weekday, which any start from Monday to Friday is
  const dates = frequency === 1 || frequency === 3 ? datesIn(cells, 'ASTP DATES') : [];
  return {
    kind: 'STP',
    frequency,
    dates,
    source: SOURCE,
    asOf,
    regOut: isActive && isYes(cells, 'ASTP REG OUT'),
    regIn: isActive && isYes(cells, 'ASTP REG IN'),
    outMinimum: leastIn(cells, 'ASTP OUT MINIMUM INSTALLMENT AMOUNT'),
    outMaximum: mostIn(cells, 'ASTP OUT MAXIMUM INSTALLMENT AMOUNT'),
    // amounts are whole rupees
    outMultiple: rupees(Math.max(1, Math.round(numberIn(cells, 'ASTP OUT MULTIPLIER AMOUNT', 1)))),
    inMinimum: leastIn(cells, 'ASTP IN MINIMUM INSTALLMENT AMOUNT'),
    inMaximum: mostIn(cells, 'ASTP IN MAXIMUM INSTALLMENT AMOUNT'),
    minInstalments: Math.max(1, wholeIn(cells, 'ASTP MINIMUM INSTALLMENT NUMBERS', 1)),
    maxInstalments: wholeIn(cells, 'ASTP MAXIMUM INSTALLMENT NUMBERS', 0) || 9_999,
    minGap: Math.max(1, wholeIn(cells, 'ASTP MINIMUM GAP', 1)),
    maxGap: wholeIn(cells, 'ASTP MAXIMUM GAP', 0) || 90,
  };
}

/** Reads an ASTP master by the titles of its columns, between bars. Throws MasterFileError for what is none. */
const parseTerms = ({ name, text }: NamedText) =>
  rowsOf(name, linesOf(name, text, REQUIRED, EXAMPLE), (cells, _line, asOf) => ({
    isin: isinIn(cells, 'SCHEME ISIN'),
    terms: termsOf(cells, asOf),
  }));

/**
 * Takes over from the exchange's ASTP master what schemes accept of STPs, a row for each scheme and frequency. What is older than what is
 * known, or of a day to come, changes nothing. All or nothing; throws MasterFileError for what is no such file.
 */
export async function importTerms(
  db: Db,
  file: NamedText,
  { today, mayShrink }: { readonly today: BusinessDate; readonly mayShrink?: boolean },
): Promise<TermsReport> {
  const { rows, bad } = parseTerms(file);
  return db.transaction(async (tx) => {
    const { id, isin: first, secondIsin } = schemes;
    const ids = byEitherIsin(await tx.select({ id, isin: first, secondIsin }).from(schemes));
    const before = new Map(
      (await tx.select().from(planTerms).where(eq(planTerms.kind, 'STP'))).map((row) => [
        keyOf(row.schemeId, row),
        row,
      ]),
    );
    const named = ofFirstIsin(rows, ids).filter(({ isin }) => ids.has(isin));
    const ofMaster = [...before.values()].filter(({ source }) => source === SOURCE);
    refusePart({
      found: named.length,
      known: namedByNewest(ofMaster.map(({ asOf }) => asOf)),
      what: 'rows of schemes',
      mayShrink,
    });
    let [taken, changed, stale] = [0, 0, 0];
    for (const { isin, terms } of named) {
      const schemeId = ids.get(isin)?.id;
      if (schemeId === undefined) continue;
      const known = before.get(keyOf(schemeId, terms));
      if (terms.asOf > today || (known && known.asOf > terms.asOf)) {
        stale += 1;
        continue;
      }
      taken += 1;
      if (known && isSame(known, { ...terms, schemeId })) continue;
      changed += 1;
      await tx
        .delete(planTerms)
        .where(
          and(eq(planTerms.schemeId, schemeId), eq(planTerms.kind, 'STP'), eq(planTerms.frequency, terms.frequency)),
        );
      await tx.insert(planTerms).values({ ...terms, schemeId });
    }
    return { rows: taken, changed, stale, unknown: rows.filter(({ isin }) => !ids.has(isin)).length, bad };
  });
}

const keyOf = (schemeId: string, { frequency }: Pick<Terms, 'frequency'>) => `${schemeId} ${frequency}`;

const isSame = (one: typeof planTerms.$inferSelect, other: typeof planTerms.$inferInsert) =>
  Object.entries(other).every(
    ([name, value]) => JSON.stringify(one[name as keyof typeof one]) === JSON.stringify(value),
  );
