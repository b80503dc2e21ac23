import { futureCost, monthlyFor, sipGrowth } from '#calculator/index.js';
import { paise, type Paise, ZERO_PAISE } from '#money/index.js';
import { addMonths, type BusinessDate } from '#time/index.js';
import type { GoalTerms } from './goal-terms.js';

/** `reached`: what is there pays for it by today's NAVs and prices. `over`: its day has come. */
export type GoalState = 'reached' | 'on_track' | 'behind' | 'over';

/** What has been put aside for a goal. */
export interface GoalMeans {
  /** What its folios are worth. */
  readonly value: Paise;
  /** Its running SIPs: what each brings a month, and how many instalments are left (null: until it is cancelled). */
  readonly sips: readonly { readonly amount: Paise; readonly left: number | null }[];
}

/** How a goal stands; indicative, since neither prices nor returns are known. */
export interface GoalProgress {
  /** Whole months until its day. */
  readonly months: number;
  /** What it will cost on its day, by the inflation of its terms. */
  readonly futureCost: Paise;
  /** What there is becomes by then, with the SIPs that run, by the return of its terms. */
  readonly expected: Paise;
  /** What will be missing then; 0 where nothing is. */
  readonly missing: Paise;
  /** The amount to invest each month, besides what runs, so that nothing is missing; 0 where nothing is, or its day has come. */
  readonly monthlyMissing: Paise;
  /** `expected` in per cent of the cost, in whole numbers, at most 100; of what is behind at most 99. */
  readonly percent: number;
  readonly state: GoalState;
}

/** Whole months from one day to another; 0 where it has passed. */
function monthsUntil(today: BusinessDate, date: BusinessDate): number {
  let months = Math.max(
    0,
    (Number(date.slice(0, 4)) - Number(today.slice(0, 4))) * 12 + Number(date.slice(5, 7)) - Number(today.slice(5, 7)),
  );
  while (months > 0 && addMonths(today, months) > date) months -= 1;
  return months;
}

/** Returns what a goal costs today whose price was named on an earlier day, by its inflation and whole months; once its day has come, what it cost then. */
export const priceToday = (
  { cost, inflationPercent, date }: Pick<GoalTerms, 'cost' | 'inflationPercent' | 'date'>,
  namedOn: BusinessDate,
  today: BusinessDate,
): Paise => futureCost(cost, inflationPercent, monthsUntil(namedOn, today < date ? today : date) / 12);

/** Returns how a goal stands today, by the conventions of the calculators: monthly rate of annual / 1200, instalments at the start of each month, cost to the rupee; step-ups and skipped instalments are not counted. */
export function goalProgress(terms: GoalTerms, { value, sips }: GoalMeans, today: BusinessDate): GoalProgress {
  const months = monthsUntil(today, terms.date);
  const years = months / 12;
  const cost = futureCost(terms.cost, terms.inflationPercent, years);
  const rate = terms.annualRatePercent;
  const grown = value * (1 + rate / 1200) ** months;
  const paid = sips.reduce((sum, { amount, left }) => {
    const paidFor = Math.min(months, left ?? months);
    return sum + amount * sipGrowth(rate, paidFor) * (1 + rate / 1200) ** (months - paidFor);
  }, 0);
  // a fortune at 30 % for forty years is more than can be counted
  const expected = paise(Math.min(Number.MAX_SAFE_INTEGER, Math.round(grown + paid)));
  const missing = paise(Math.max(0, cost - expected));
  const isOver = terms.date <= today;
  const monthlyMissing =
    missing === 0 || months === 0
      ? ZERO_PAISE
      : monthlyFor(missing, { saved: ZERO_PAISE, annualRatePercent: rate, years });
  const share = Math.round((expected / cost) * 100);
  const state = isOver ? 'over' : value >= terms.cost ? 'reached' : missing === 0 ? 'on_track' : 'behind';
  const percent = Math.min(missing > 0 ? 99 : 100, share);
  return { months, futureCost: cost, expected, missing, monthlyMissing, percent, state };
}
