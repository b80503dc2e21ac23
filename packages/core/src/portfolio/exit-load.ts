import { addPaise, type Paise, paise, type Nav, valueAtNav, divideRounded, toSafeNumber } from '#money/index.js';
import { addMonths, type BusinessDate, daysBetween } from '#time/index.js';
import type { DatedMovement } from './lots.js';

/** One step of an exit load: units that are sold before `until`, counted from their purchase, pay `rate`. */
export interface ExitLoadStep {
  /** Days or months from the day of the NAV of the purchase; units sold on that day or later do not pay this step. */
  readonly until: { readonly days: number } | { readonly months: number };
  /** Ten-thousandths of a per cent of the value: 1 % is 10,000. */
  readonly rate: number;
}

const RATE_SCALE = 10_000;
const WHOLE = 100n * BigInt(RATE_SCALE);

const NONE = /^\s*(?:nil|none|0(?:\.0+)?\s*%?)\s*\.?\s*$/i;
/** The graded load of liquid funds (SEBI/HO/IMD/DF2/CIR/P/2019/101). */
const BY_DAY = /(\d+(?:\.\d+)?)\s*% on day (\d+)/gi;
const WITHIN =
  /^\s*(?:exit load (?:of )?)?(\d+(?:\.\d+)?)\s*%\s*(?:if|for|on)?[^.;%]*?(?:within|before|up to|less than|under)\s+(\d+|a|an|one)\s*(day|month|year)s?[^%]*$/i;

/** What follows the last step: nothing is kept back from then on. */
const AFTER = /^\s*(?:nil|none)\b[^%\d]*$/i;

const rateOf = (percent: string): number => Math.round(Number(percent) * RATE_SCALE);

const daysOf = ({ until }: ExitLoadStep): number => ('days' in until ? until.days : until.months * 30);

/** Reads `1% within 12 months`; null for any other words. */
function stepIn(words: string): ExitLoadStep | null {
  const [, percent, count = '', unit = ''] = WITHIN.exec(words) ?? [];
  if (percent === undefined) return null;
  const many = /^\d+$/.test(count) ? Number(count) : 1;
  const length = unit.toLowerCase();
  const until = length === 'day' ? { days: many } : { months: length === 'year' ? many * 12 : many };
  return { until, rate: rateOf(percent) };
}

/**
 * Reads the words in which a scheme states its exit load: `Nil`, the graded load of liquid funds, or `1% if redeemed within 12 months`,
 * of which several are apart by semicolons (`2% within 12 months; 1% within 24 months; nil thereafter`).
 * null for words that say anything else, and for none: the load is not known then, and nobody says that there is none.
 */
export function exitLoadSteps(words: string | null): readonly ExitLoadStep[] | null {
  if (words === null) return null;
  if (NONE.test(words)) return [];
  const days = [...words.matchAll(BY_DAY)].map(([, percent = '', day]) => ({
    until: { days: Number(day) + 1 },
    rate: rateOf(percent),
  }));
  if (days.length > 0) return days;
  const steps = words
    .split(';')
    .filter((part) => !AFTER.test(part))
    .map(stepIn);
  const read = steps.filter((step) => step !== null);
  // each step goes on where the one before it ends
  const isRising = read.every((step, at) => at === 0 || daysOf(read[at - 1] ?? step) < daysOf(step));
  return read.length > 0 && read.length === steps.length && isRising ? read : null;
}

const isBefore = ({ until }: ExitLoadStep, bought: BusinessDate, on: BusinessDate): boolean =>
  'days' in until ? daysBetween(bought, on) < until.days : on < addMonths(bought, until.months);

/**
 * Returns the exit load of units that are sold at a NAV: of each lot the first step whose time is not over, to the nearest paisa.
 * @param on the day of the NAV at which they are sold
 */
export function exitLoadOn(
  steps: readonly ExitLoadStep[],
  sold: readonly DatedMovement[],
  price: Nav,
  on: BusinessDate,
): Paise {
  const loads = sold.map(({ date, units }) => {
    const step = steps.find((each) => isBefore(each, date, on));
    const value = valueAtNav(units, price);
    return paise(toSafeNumber(divideRounded(BigInt(value) * BigInt(step?.rate ?? 0), WHOLE)));
  });
  return addPaise(...loads);
}
