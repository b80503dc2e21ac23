import { isCurrentFact, replacesFact } from '@prosperx/core/fund';
import { type Paise, rupees } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { groupBy } from '#kernel/group-by.js';
import { byEitherIsin, ofFirstIsin } from '#records/fund/by-either-isin.js';
import type { NamedText, BadRow } from '#records/fund/master-file.js';
import { namedByNewest, refusePart } from '#records/fund/whole-file.js';
import { type MasterRow, parseMaster } from './scheme-master.js';

/** What an import of a scheme master has changed. */
export interface SchemesReport {
  /** Schemes of which the file says something that counts. */
  readonly rows: number;
  readonly changed: number;
  /** Can be ordered now, and could not before. */
  readonly orderable: number;
  /** Could be ordered before, and cannot now. */
  readonly stopped: number;
  /** Rows whose facts are past their period, of a day to come, or older than what is known. */
  readonly stale: number;
  readonly direct: number;
  /** Rows whose ISIN is of no regular plan that lives. */
  readonly unknown: number;
  readonly bad: readonly BadRow[];
}

interface SchemesOptions {
  readonly today: BusinessDate;
  /** true where it is right that the file has far fewer schemes than the one before. */
  readonly mayShrink?: boolean;
  readonly progress?: (done: number, all: number) => void;
}

const FACTS = [
  ...(['bseCode', 'allowPurchase', 'allowRedemption', 'stpAllowed', 'minimumLumpsum', 'lumpsumMultiple'] as const),
  ...(['maximum', 'minimumRedemption', 'redemptionMultiple', 'minimumRedemptionUnits'] as const),
  ...(['redemptionUnitsMultiple', 'factsDate'] as const),
];

const isSold = ({ isActive, allowPurchase, minimumLumpsum }: MasterRow) =>
  isActive && allowPurchase && minimumLumpsum > 0;
const isBoughtBack = ({ isActive, allowRedemption }: MasterRow) => isActive && allowRedemption;

const factsOf = (row: MasterRow) => ({
  bseCode: row.bseCode,
  allowPurchase: isSold(row),
  allowRedemption: isBoughtBack(row),
  stpAllowed: row.stpAllowed,
  minimumLumpsum: row.minimumLumpsum > 0 ? row.minimumLumpsum : null,
  lumpsumMultiple: row.lumpsumMultiple,
  maximum: row.maximum,
  minimumRedemption: row.minimumRedemption,
  redemptionMultiple: row.redemptionMultiple,
  minimumRedemptionUnits: row.minimumRedemptionUnits,
  redemptionUnitsMultiple: row.redemptionUnitsMultiple,
  factsDate: row.date,
});

const RUPEE = rupees(1);

/** The smallest comes first: of the rows that are sold by their minimum, then the other active ones. */
const rankOf = (row: MasterRow) => (isSold(row) ? row.minimumLumpsum : row.isActive ? Number.MAX_VALUE : Infinity);

/**
 * Returns the row of each scheme. The exchange has a scheme several times, for large sums and under codes of former days too: the one of the smallest
 * minimum that is sold is everybody's, and takes what the others go on with, up to the largest of their maximums. Units of it are bought back
 * under any code that is active.
 */
function oneEach(rows: readonly MasterRow[]): readonly MasterRow[] {
  return [...groupBy(rows, ({ isin }) => isin).values()].flatMap((ofScheme) => {
    const [everybodys, ...others] = ofScheme.toSorted((one, other) => rankOf(one) - rankOf(other));
    if (!everybodys) return [];
    const maximum = others.reduce(reachOf, everybodys.maximum);
    return { ...everybodys, maximum, allowRedemption: ofScheme.some(isBoughtBack) };
  });
}

/** Returns the maximum that is reached with another row, where that begins no more than a rupee beyond it. */
const reachOf = (maximum: Paise, row: MasterRow): Paise =>
  isSold(row) && row.minimumLumpsum <= maximum + RUPEE && row.maximum > maximum ? row.maximum : maximum;

/**
 * Takes over from a scheme master under which code, with which limits and whether a scheme is sold. Only a regular plan that lives
 * becomes orderable, by facts that are current. All or nothing; throws MasterFileError for what is no scheme master.
 */
export async function importSchemes(
  db: Db,
  { name, text }: NamedText,
  { today, mayShrink, progress }: SchemesOptions,
): Promise<SchemesReport> {
  const { rows, bad } = parseMaster(name, text);
  const regular = rows.filter(({ isDirect }) => !isDirect);
  return db.transaction(async (tx) => {
    const all = await tx.select().from(schemes);
    const known = byEitherIsin(all.filter(({ plan, endedOn }) => plan === 'Regular' && endedOn === null));
    const before = [...new Set(known.values())].filter(({ navsModelled }) => !navsModelled);
    refusePart({
      found: new Set(regular.flatMap(({ isin }) => known.get(isin)?.id ?? [])).size,
      known: namedByNewest(before.map(({ factsDate }) => factsDate)),
      what: 'schemes',
      mayShrink,
    });
    const isUsable = ({ isin, date }: MasterRow) => {
      const before = known.get(isin)?.factsDate ?? null;
      return replacesFact('limits', date, { known: before, today });
    };
    const current = regular.filter(isUsable);
    const usable = oneEach(ofFirstIsin(current, known).filter(({ isin }) => known.has(isin)));
    let [changed, orderable, stopped] = [0, 0, 0];
    for (const [at, row] of usable.entries()) {
      progress?.(at + 1, usable.length);
      const before = known.get(row.isin);
      const facts = factsOf(row);
      if (!before || FACTS.every((fact) => before[fact] === facts[fact])) continue;
      await tx.update(schemes).set(facts).where(eq(schemes.id, before.id));
      changed += 1;
      if (facts.allowPurchase && !before.allowPurchase) orderable += 1;
      if (!facts.allowPurchase && before.allowPurchase) stopped += 1;
    }
    return {
      rows: usable.length,
      changed,
      orderable,
      stopped,
      stale:
        regular.length -
        current.length +
        rows.filter((row) => row.isDirect && !isCurrentFact('limits', row.date, today)).length,
      direct: rows.filter((row) => row.isDirect && isCurrentFact('limits', row.date, today)).length,
      unknown: current.filter(({ isin }) => !known.has(isin)).length,
      bad,
    };
  });
}
