import { addPaise, paise, type Paise, subtractPaise } from '#money/index.js';
import { taxableEquityGain } from './equity-tax.js';
import { type FinancialYear, financialYearOf } from './financial-year.js';
import { type Disposal, type Gain, gainsOf, type Term } from './gains.js';
import type { TaxClass } from './tax-class.js';

/** The gains of a year that are taxed alike. */
export interface GainGroup {
  readonly taxClass: TaxClass;
  readonly term: Term;
  /** Per cent; null where the income's slab decides. */
  readonly rate: number | null;
  readonly proceeds: Paise;
  readonly costTaken: Paise;
  readonly gain: Paise;
}

/** The long-term gain on equity of a year. */
export interface YearOfEquity {
  readonly longTermGain: Paise;
  /** What other losses of the year take off it. */
  readonly setOff: Paise;
  readonly exempt: Paise;
  readonly taxable: Paise;
  /** The gain without all of those losses: below zero, they would also take off a further gain. */
  readonly net: Paise;
}

/** The redemptions of a financial year, as they are taxed. */
export interface YearOfGains<D extends Disposal> {
  /** The gains in the order in which they were given. */
  readonly lines: readonly (D & Gain)[];
  /** Their sums by class, term and rate; equity first, short before long. */
  readonly groups: readonly GainGroup[];
  /**
   * Worked out for each taxpayer, and added up. Nobody uses the exemption of another, or their loss. What is clubbed is left out: it shares
   * the exemption of a parent whose own gains, and whose income, are not known.
   */
  readonly equity: YearOfEquity;
}

const CLASSES: readonly TaxClass[] = ['equity', 'hybrid', 'debt', 'other'];
const placeOf = ({ taxClass, term, rate }: GainGroup) =>
  CLASSES.indexOf(taxClass) * 1_000 + (term === 'long' ? 500 : 0) + (rate ?? 0);

/** Returns the gains of the redemptions of one financial year; redemptions of other years, and those before the rules that are known, are left out. */
export function gainsOfYear<D extends Disposal>(disposals: readonly D[], year: FinancialYear): YearOfGains<D> {
  const lines = disposals
    .filter(({ sold }) => financialYearOf(sold) === year)
    .flatMap((disposal) => {
      const gain = gainsOf(disposal);
      return gain ? [{ ...disposal, ...gain }] : [];
    });
  const groups = new Map<string, GainGroup>();
  for (const { taxClass, term, rate, proceeds, costTaken, gain } of lines) {
    const key = `${taxClass} ${term} ${rate}`;
    const sum = groups.get(key);
    groups.set(key, {
      taxClass,
      term,
      rate,
      proceeds: addPaise(proceeds, sum?.proceeds ?? paise(0)),
      costTaken: addPaise(costTaken, sum?.costTaken ?? paise(0)),
      gain: addPaise(gain, sum?.gain ?? paise(0)),
    });
  }
  return {
    lines,
    groups: [...groups.values()].sort((one, other) => placeOf(one) - placeOf(other)),
    equity: equityOf(
      lines.filter((line) => !line.isClubbed),
      year,
    ),
  };
}

type TaxedLine = Pick<Disposal, 'taxClass' | 'taxpayer'> & Pick<Gain, 'term' | 'gain'>;

/**
 * Returns what losses of a year take off its long-term gain on equity, before the exemption. A short-term loss is set off against any gain, a
 * long-term one against long-term gains alone (section 70 of the Income-tax Act, 1961); the taxpayer may choose against which, and spares
 * most where the gains with an exemption are the last.
 */
function lossesBefore(lines: readonly TaxedLine[]): Paise {
  const sum = (isOf: (line: TaxedLine) => boolean) => addPaise(...lines.filter(isOf).map(({ gain }) => gain));
  const short = sum(({ term }) => term === 'short');
  const longOfOthers = sum(({ term, taxClass }) => term === 'long' && taxClass !== 'equity');
  return paise(Math.max(0, -(Math.min(0, short) + longOfOthers)));
}

function equityOfOne(lines: readonly TaxedLine[], year: FinancialYear): YearOfEquity {
  const gains = lines.filter(({ taxClass, term }) => taxClass === 'equity' && term === 'long');
  const longTermGain = addPaise(...gains.map(({ gain }) => gain));
  const gained = paise(Math.max(0, longTermGain));
  const losses = lossesBefore(lines);
  const setOff = paise(Math.min(gained, losses));
  const taxable = taxableEquityGain(subtractPaise(gained, setOff), year);
  return {
    longTermGain,
    setOff,
    exempt: paise(gained - setOff - taxable),
    taxable,
    net: subtractPaise(longTermGain, losses),
  };
}

function equityOf(lines: readonly TaxedLine[], year: FinancialYear): YearOfEquity {
  const taxpayers = new Set(lines.map(({ taxpayer }) => taxpayer));
  const each = [...taxpayers].map((one) =>
    equityOfOne(
      lines.filter(({ taxpayer }) => taxpayer === one),
      year,
    ),
  );
  const sum = (of: keyof YearOfEquity) => addPaise(...each.map((one) => one[of]));
  return {
    longTermGain: sum('longTermGain'),
    setOff: sum('setOff'),
    exempt: sum('exempt'),
    taxable: sum('taxable'),
    net: sum('net'),
  };
}

/** Parts an amount by weights, so that the parts add up to it: what is left by rounding goes to later parts. */
export function partAmount(whole: Paise, weights: readonly number[]): readonly Paise[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  let weight = 0;
  return weights.map((each) => {
    weight += each;
    const until = all === 0 ? 0 : Math.round((whole / all) * weight);
    const part = paise((weight === all ? whole : until) - before);
    before += part;
    return part;
  });
}
