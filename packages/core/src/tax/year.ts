import { addPaise, paise, type Paise } from '#money/index.js';
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

/** The redemptions of a financial year, as they are taxed. */
export interface YearOfGains<D extends Disposal> {
  /** In the order in which they were given. */
  readonly lines: readonly (D & Gain)[];
  /** Their sums by class, term and rate; equity first, short before long. */
  readonly groups: readonly GainGroup[];
  /**
   * The long-term gain on equity, what of it is exempt, and what is taxed: worked out for each taxpayer, and added up. Nobody uses the
   * exemption of another, or their loss.
   */
  readonly equity: { readonly longTermGain: Paise; readonly exempt: Paise; readonly taxable: Paise };
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
    equity: equityOf(lines, year),
  };
}

type TaxedLine = Pick<Disposal, 'taxClass' | 'taxpayer'> & Pick<Gain, 'term' | 'gain'>;

function equityOf(lines: readonly TaxedLine[], year: FinancialYear): YearOfGains<Disposal>['equity'] {
  const gains = new Map<string, Paise>();
  for (const { taxClass, term, taxpayer = '', gain } of lines)
    if (taxClass === 'equity' && term === 'long') gains.set(taxpayer, addPaise(gain, gains.get(taxpayer) ?? paise(0)));
  const each = [...gains.values()];
  const taxable = each.map((gain) => taxableEquityGain(gain, year));
  const exempt = each.map((gain, index) => paise(Math.max(0, gain) - (taxable[index] ?? 0)));
  return { longTermGain: addPaise(...each), exempt: addPaise(...exempt), taxable: addPaise(...taxable) };
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
