import { isDeepStrictEqual } from 'node:util';
import { replacesFact } from '@prosperx/core/fund';
import type { Paise } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import type { SystematicPlan } from '#db/schema/fund.js';
import { schemes } from '#db/schema/index.js';
import { byEitherIsin, ofFirstIsin } from '#records/fund/by-either-isin.js';
import {
  type NamedText,
  type BadRow,
  type Cells,
  datesIn,
  isinIn,
  linesOf,
  numberIn,
  rowsOf,
  rupeesIn,
  stepIn,
  titleOf,
} from '#records/fund/master-file.js';
import { namedByNewest, refusePart } from '#records/fund/whole-file.js';

/** What a SIP master says of one scheme and frequency. */
interface SipRow {
  readonly isin: string;
  readonly date: BusinessDate;
  /** null where it is none that this platform has. */
  readonly frequency: SystematicPlan['frequency'] | null;
  readonly isActive: boolean;
  readonly minimum: Paise;
  readonly multiple: Paise;
  readonly plan: Omit<SystematicPlan, 'frequency'>;
}

const FREQUENCIES: readonly SystematicPlan['frequency'][] = ['DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY'];
const REQUIRED = ['Scheme ISIN', 'SIP Frequency', 'SIP Dates', 'SIP Status', 'SIP Minimum Installment Amount'];

function rowOf(cells: Cells, _line: number, date: BusinessDate): SipRow {
  const frequency = (cells[titleOf('SIP Frequency')] ?? '').trim().toUpperCase();
  return {
    isin: isinIn(cells, 'Scheme ISIN'),
    date,
    frequency: FREQUENCIES.find((known) => known === frequency) ?? null,
    isActive: /^(1|Y|YES|ACTIVE)$/i.test((cells[titleOf('SIP Status')] ?? '').trim()),
    minimum: rupeesIn(cells, 'SIP Minimum Installment Amount'),
    multiple: stepIn(cells, 'SIP Multiplier Amount'),
    plan: {
      minimumGap: numberIn(cells, 'SIP Minimum Gap', 0),
      maximumGap: numberIn(cells, 'SIP Maximum Gap', 0),
      dates: datesIn(cells, 'SIP Dates'),
    },
  };
}

/** What an import of a SIP master has changed. */
export interface SipsReport {
  /** Schemes of which the file says something that counts. */
  readonly schemes: number;
  readonly changed: number;
  /** Take SIPs now, and did not before. */
  readonly opened: number;
  /** Took SIPs before, and do not now. */
  readonly closed: number;
  /** Rows past their period, of a day to come, or older than what is known. */
  readonly stale: number;
  /** Rows whose ISIN is of no regular plan that lives. */
  readonly unknown: number;
  readonly bad: readonly BadRow[];
}

/** The exchange has a frequency once for each way to hold units; the smallest minimum is everybody's. */
function factsOf(rows: readonly SipRow[]) {
  const active = rows
    .filter(({ isActive, minimum }) => isActive && minimum > 0)
    .sort((one, other) => one.minimum - other.minimum);
  const found = FREQUENCIES.flatMap((frequency) => active.find((row) => row.frequency === frequency) ?? []);
  const monthly = found.find(({ frequency }) => frequency === 'MONTHLY');
  return {
    systematicPlans: found.flatMap(({ frequency, plan }) => (frequency === null ? [] : [{ frequency, ...plan }])),
    sipDates: monthly?.plan.dates.filter((day) => day <= 28) ?? [],
    minimumSip: monthly?.minimum ?? null,
    ...(monthly && { sipMultiple: monthly.multiple }),
  };
}

/**
 * Takes over from the exchange's SIP master how much a monthly SIP has to be, on which days, and how else one invests regularly. Of regular
 * plans that live alone, by facts that are current. All or nothing; throws MasterFileError for what is no SIP master.
 */
export async function importSips(
  db: Db,
  { name, text }: NamedText,
  {
    today,
    mayShrink,
    progress,
  }: {
    readonly today: BusinessDate;
    readonly mayShrink?: boolean;
    readonly progress?: (done: number, all: number) => void;
  },
): Promise<SipsReport> {
  const { rows, bad } = rowsOf(name, linesOf(name, text, REQUIRED, 'SIPMSTR_21082026.txt'), rowOf);
  return db.transaction(async (tx) => {
    const all = await tx.select().from(schemes);
    const known = byEitherIsin(all.filter(({ plan, endedOn }) => plan === 'Regular' && endedOn === null));
    const ours = ofFirstIsin(rows, known).filter(({ isin }) => known.has(isin));
    refusePart({
      found: new Set(ours.map(({ isin }) => known.get(isin)?.id)).size,
      known: namedByNewest([...new Set(known.values())].map(({ sipsAsOf }) => sipsAsOf)),
      what: 'schemes',
      mayShrink,
    });
    const current = ours.filter(({ isin, date }) => {
      const { sipsAsOf = null, factsDate = null } = known.get(isin) ?? {};
      return replacesFact('limits', date, { known: sipsAsOf ?? factsDate, today });
    });
    const byIsin = new Map<string, SipRow[]>(current.map(({ isin }) => [isin, []]));
    for (const row of current) byIsin.get(row.isin)?.push(row);
    let [done, changed, opened, closed] = [0, 0, 0, 0];
    for (const [isin, given] of byIsin) {
      progress?.((done += 1), byIsin.size);
      const before = known.get(isin);
      const facts = factsOf(given);
      const entries = Object.entries(facts) as [keyof typeof facts, unknown][];
      if (!before) continue;
      const sipsAsOf = given[0]?.date ?? null;
      const isSame = entries.every(([fact, value]) => isDeepStrictEqual(before[fact], value));
      if (isSame && before.sipsAsOf === sipsAsOf) continue;
      await tx
        .update(schemes)
        .set({ ...facts, sipsAsOf })
        .where(eq(schemes.id, before.id));
      if (isSame) continue;
      changed += 1;
      if (facts.minimumSip !== null && before.minimumSip === null) opened += 1;
      if (facts.minimumSip === null && before.minimumSip !== null) closed += 1;
    }
    return {
      schemes: byIsin.size,
      changed,
      opened,
      closed,
      stale: ours.length - current.length,
      unknown: rows.filter(({ isin }) => !known.has(isin)).length,
      bad,
    };
  });
}
