/**
 * Returns the yearly rate, as a part of 1, by which one amount becomes another (CAGR; `RRI` of a spreadsheet). Throws RangeError unless both
 * are above nothing and the years are.
 */
export function yearlyGrowth(from: number, to: number, years: number): number {
  if (!(from > 0 && to >= 0 && years > 0))
    throw new RangeError('growth needs a start above nothing, an end and a time');
  return to === 0 ? -1 : Math.expm1(Math.log(to / from) / years);
}

/** Returns the periods in which an amount becomes another at a rate a period (`PDURATION`); Infinity where it never does. */
export function periodsToGrow(rate: number, from: number, to: number): number {
  const periods = Math.log(to / from) / Math.log1p(rate);
  return Number.isFinite(periods) && periods >= 0 ? periods : Infinity;
}

/** Returns the yearly rate that a nominal one comes to which is paid in so many parts a year (`EFFECT`): 8 % by twelfths is 8.30 %. */
export function effectiveRate(nominal: number, parts: number): number {
  return Math.expm1(parts * Math.log1p(nominal / parts));
}

/** Returns the nominal rate that is paid in so many parts a year and comes to a yearly one (`NOMINAL`). */
export function nominalRate(effective: number, parts: number): number {
  return parts * Math.expm1(Math.log1p(effective) / parts);
}

/** Returns what an amount becomes by one rate after the other (`FVSCHEDULE`). */
export function compounded(start: number, rates: readonly number[]): number {
  return rates.reduce((value, rate) => value * (1 + rate), start);
}

/** Equal payments, in the terms of a spreadsheet: what is paid is negative, what one gets positive. */
export interface Annuity {
  readonly periods: number;
  readonly payment: number;
  readonly present: number;
  readonly future: number;
  /** Each is paid at the start of its period, and not at its end. */
  readonly isDue: boolean;
}

/** Rates a period between which one is looked for. */
const RATES = { low: -0.99, high: 10 } as const;
const HALVINGS = 200;

/** What an annuity leaves over at a rate: nothing at the right one. */
function leftAt({ periods, payment, present, future, isDue }: Annuity, rate: number): number {
  const grown = (1 + rate) ** periods;
  const each = rate === 0 ? periods : Math.expm1(periods * Math.log1p(rate)) / rate;
  return present * grown + payment * (isDue ? 1 + rate : 1) * each + future;
}

/** Returns the rate a period of equal payments (`RATE`), found by halves; null where none from −99 % to 1,000 % fits. */
export function periodRate(annuity: Annuity): number | null {
  let { low, high }: { low: number; high: number } = RATES;
  const signAtLow = Math.sign(leftAt(annuity, low));
  if (signAtLow === Math.sign(leftAt(annuity, high))) return null;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) return middle;
    if (Math.sign(leftAt(annuity, middle)) === signAtLow) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
