import { addPaise, type Paise, paise, type Nav, valueAtNav, divideRounded, toSafeNumber } from '#money/index.js';
import { partAmount } from '#tax/index.js';
import { addDays, addMonths, type BusinessDate } from '#time/index.js';
import type { DatedMovement } from './lots.js';

type Age = { readonly days: number } | { readonly months: number };

/** One step of an exit load: units that are sold before they reach an age pay `rate`. */
export interface ExitLoadStep {
  /** Days or months from the day of the NAV of the purchase. */
  readonly until: Age;
  /** Units sold on the very day on which they reach that age pay too: "on or before 365 days", not "within 365 days". */
  readonly isInclusive: boolean;
  /** Ten-thousandths of a per cent of the value: 1 % is 10,000. */
  readonly rate: number;
}

const RATE_SCALE = 10_000;
const WHOLE = 100n * BigInt(RATE_SCALE);

const NONE = /^\s*(?:nil|none|0(?:\.0+)?\s*%?)\s*\.?\s*$/i;
/** The graded load of liquid funds (SEBI/HO/IMD/DF2/CIR/P/2019/101). */
const BY_DAY = /(\d+(?:\.\d+)?)\s*% on day (\d+)/gi;
const LENGTH = String.raw`(\d+|a|an|one)\s*(day|month|year)s?`;
const WITHIN = new RegExp(
  String.raw`^\s*(?:exit load (?:of )?)?(\d+(?:\.\d+)?)\s*%([^.;%]*?)(within|on or before|before|up ?to|less than|under)\s+${LENGTH}([^%]*)$`,
  'i',
);
const INCLUSIVE = /^(?:on or|up)/i;
/** Words after which the age stands from which a step counts. */
const FROM = /\b(?:after|beyond|above|over|exceeding|more than)\b/i;
const FROM_LENGTH = new RegExp(String.raw`${FROM.source}\s+${LENGTH}`, 'i');

/** What follows the last step: nothing is kept back from then on. */
const AFTER = /^\s*(?:nil|none)\b[^%\d]*$/i;

const rateOf = (percent: string): number => Math.round(Number(percent) * RATE_SCALE);

const daysOf = (age: Age): number => ('days' in age ? age.days : age.months * 30);

function ageIn(count: string, unit: string): Age {
  const many = /^\d+$/.test(count) ? Number(count) : 1;
  const length = unit.toLowerCase();
  return length === 'day' ? { days: many } : { months: length === 'year' ? many * 12 : many };
}

/** Reads `1% within 12 months`, with the age from which it counts where that is said; null for any other words. */
function stepIn(words: string): { readonly step: ExitLoadStep; readonly from: Age | null } | null {
  const [, percent, before = '', kind = '', count = '', unit = '', behind = ''] = WITHIN.exec(words) ?? [];
  if (percent === undefined || FROM.test(behind)) return null;
  const [, fromCount, fromUnit = ''] = FROM_LENGTH.exec(before) ?? [];
  if (FROM.test(before) && fromCount === undefined) return null;
  const step = { until: ageIn(count, unit), isInclusive: INCLUSIVE.test(kind), rate: rateOf(percent) };
  return { step, from: fromCount === undefined ? null : ageIn(fromCount, fromUnit) };
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
    isInclusive: false,
    rate: rateOf(percent),
  }));
  if (days.length > 0) return days;
  const steps = words
    .split(';')
    .filter((part) => !AFTER.test(part))
    .map(stepIn);
  const read = steps.filter((step) => step !== null);
  // each step goes on where the one before it ends
  const isRising = read.every(({ step, from }, at) => {
    const end = read[at - 1]?.step.until;
    if (end === undefined) return from === null;
    return daysOf(end) < daysOf(step.until) && (from === null || daysOf(from) === daysOf(end));
  });
  return read.length > 0 && read.length === steps.length && isRising ? read.map(({ step }) => step) : null;
}

function isYoung({ until, isInclusive }: ExitLoadStep, bought: BusinessDate, on: BusinessDate): boolean {
  const reached = 'days' in until ? addDays(bought, until.days) : addMonths(bought, until.months);
  return on < reached || (isInclusive && on === reached);
}

const rateOn = (steps: readonly ExitLoadStep[], bought: BusinessDate, on: BusinessDate): number =>
  steps.find((step) => isYoung(step, bought, on))?.rate ?? 0;

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
    const value = valueAtNav(units, price);
    return paise(toSafeNumber(divideRounded(BigInt(value) * BigInt(rateOn(steps, date, on)), WHOLE)));
  });
  return addPaise(...loads);
}

/** What was booked of a redemption. */
interface Booked {
  /** What was paid out, with securities transaction tax. */
  readonly proceeds: Paise;
  /** The exit load that was taken off before. */
  readonly exitLoad: Paise;
  /** The day of its NAV. */
  readonly date: BusinessDate;
}

const ONE_RUPEE = 100;

/**
 * Returns what each lot of a redemption brought: its units' part of the value, less the exit load that it bore. The terms say which lots
 * bore it, where they come to what was taken, to the rupee; terms that have changed since, or are not known, say nothing, and it is parted
 * by units.
 */
export function lotProceeds(
  { proceeds, exitLoad, date: on }: Booked,
  sold: readonly DatedMovement[],
  steps: readonly ExitLoadStep[] | null,
): readonly Paise[] {
  const units = sold.map((lot) => Number(lot.units));
  const value = proceeds + exitLoad;
  const rated = sold.map((lot) => lot.units * rateOn(steps ?? [], lot.date, on));
  const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);
  const expected = (value * sum(rated)) / (sum(units) * Number(WHOLE));
  const loads = partAmount(exitLoad, Math.abs(expected - exitLoad) <= ONE_RUPEE ? rated : units);
  return partAmount(paise(value), units).map((part, index) => paise(part - (loads[index] ?? 0)));
}
