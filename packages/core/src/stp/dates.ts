import { SALE_CUT_OFF } from '#redemption/index.js';
import { instalmentDate, movedInstalment } from '#sip/index.js';
import {
  addDays,
  addMonths,
  type BusinessDate,
  daysBetween,
  type Instant,
  instantAt,
  MINUTE,
  partsOf,
  type ExchangeCalendar,
  startOfMonth,
} from '#time/index.js';
import { type PlanFrequency, SET_UP_WITHIN } from './plan.js';

const DAILY = 30;
const WEEKLY = 52;

/** A plan as its dates follow from it. */
export interface PlanSeries {
  readonly frequency: PlanFrequency;
  readonly startDate: BusinessDate;
  /** The last day of a daily plan; null of the others, which end by their number. */
  readonly endDate: BusinessDate | null;
}

/** Returns the `index`-th date of the series, 0 for the first: what falls on a closed day moves to the next open one. */
function seriesDate({ frequency, startDate }: PlanSeries, index: number, calendar: ExchangeCalendar): BusinessDate {
  if (frequency === DAILY) return calendar.add(calendar.onOrAfter(startDate), index);
  if (frequency === WEEKLY) return calendar.onOrAfter(addDays(startDate, 7 * index));
  const { day } = partsOf(startDate);
  return instalmentDate(day, addMonths(startOfMonth(startDate), index * frequency), calendar);
}

/** Returns the number of steps of a series that surely lie before a date, so that a search for it begins there. */
function stepsBefore({ frequency, startDate }: PlanSeries, date: BusinessDate): number {
  const days = daysBetween(startDate, date);
  if (frequency === DAILY) return 0;
  const length = frequency === WEEKLY ? 7 : 31 * frequency;
  return Math.max(0, Math.floor(days / length) - 2);
}

/**
 * Returns the first date of a series on or after a date; null once a daily plan has passed its end. A date that was missed is not made up
 * for.
 */
export function planDateFrom(
  series: PlanSeries,
  earliest: BusinessDate,
  calendar: ExchangeCalendar,
): BusinessDate | null {
  if (series.frequency === DAILY) {
    const from = calendar.onOrAfter(earliest > series.startDate ? earliest : series.startDate);
    return series.endDate !== null && from > series.endDate ? null : from;
  }
  return seriesDate(series, indexFrom(series, earliest, calendar), calendar);
}

/** Returns the index of the first date of a series on or after a date. */
function indexFrom(series: PlanSeries, earliest: BusinessDate, calendar: ExchangeCalendar): number {
  let index = stepsBefore(series, earliest);
  while (seriesDate(series, index, calendar) < earliest) index += 1;
  return index;
}

/** Returns the date of a series after one of its dates; null once a daily plan has passed its end. */
export function planDateAfter(series: PlanSeries, due: BusinessDate, calendar: ExchangeCalendar): BusinessDate | null {
  return planDateFrom(series, addDays(due, 1), calendar);
}

/**
 * Returns when an instalment of a series that was due on a date falls due by the calendar as it is known now: the exchange has named holidays
 * since, or taken one back. Null once that is past the end of a daily plan.
 */
export function movedPlanDate(series: PlanSeries, due: BusinessDate, calendar: ExchangeCalendar): BusinessDate | null {
  const { frequency, startDate } = series;
  if (frequency === DAILY) return planDateFrom(series, due, calendar);
  if (frequency !== WEEKLY) return movedInstalment(partsOf(startDate).day, due, calendar);
  return seriesDate(series, Math.floor(daysBetween(startDate, due) / 7), calendar);
}

/** A plan with the number of its instalments, the first of which may be an order of the day on which it is set up. */
export interface CountedPlan extends PlanSeries {
  readonly instalments: number;
  readonly firstOrderToday: boolean;
}

/** An instalment of a plan by its number, 1 for the first, and its date. */
export interface DatedInstalment {
  readonly instalment: number;
  readonly date: BusinessDate;
}

/** Returns the date of the instalment after one that was due; null after the last. */
export function nextPlanDate(plan: CountedPlan, due: DatedInstalment, calendar: ExchangeCalendar): BusinessDate | null {
  return due.instalment >= plan.instalments ? null : planDateFrom(plan, dayAfter(plan, due), calendar);
}

/**
 * The first day on which the instalment after another may be. An order of the day on which the plan is set up stands beside the series, which
 * may begin on that very day.
 */
const dayAfter = ({ firstOrderToday }: CountedPlan, { instalment, date }: DatedInstalment) =>
  firstOrderToday && instalment === 1 ? date : addDays(date, 1);

/** Returns how many instalments a plan has whose first is on a date: of a daily one, which ends on its last day, those that passed before are left out. */
export function instalmentsFrom(plan: CountedPlan, first: BusinessDate, calendar: ExchangeCalendar): number {
  const { startDate, endDate, instalments, firstOrderToday } = plan;
  if (endDate === null) return instalments;
  const left = countDaily(first > startDate ? first : startDate, endDate, calendar);
  return Math.min(instalments, left + (firstOrderToday ? 1 : 0));
}

/**
 * Returns the instant before which a plan is set up that is confirmed at one: `SET_UP_WITHIN` later. A daily one is so on its first day at
 * the latest, while a redemption still counts for that: later, it would have fewer instalments than were confirmed.
 */
export function setUpDeadline(series: PlanSeries, confirmedAt: Instant, calendar: ExchangeCalendar): Instant {
  const usual = confirmedAt + SET_UP_WITHIN;
  if (series.frequency !== DAILY) return usual;
  return Math.min(usual, instantAt(calendar.onOrAfter(series.startDate)) + SALE_CUT_OFF * MINUTE);
}

/** Returns the number of instalments of a daily plan: the working days from its start to its end, both of them included. */
export function countDaily(start: BusinessDate, end: BusinessDate, calendar: ExchangeCalendar): number {
  let count = 0;
  for (let date = start; date <= end; date = addDays(date, 1)) if (calendar.isOpen(date)) count += 1;
  return count;
}

/**
 * Returns the date of the last instalment of a plan, counted from one whose date is known. Without one, it is counted from the start of the series,
 * beside which an order of today stands.
 */
export function lastPlanDate(
  plan: CountedPlan,
  known: DatedInstalment | null,
  calendar: ExchangeCalendar,
): BusinessDate {
  const { instalments, firstOrderToday } = plan;
  if (known === null) return seriesDate(plan, Math.max(0, instalments - (firstOrderToday ? 2 : 1)), calendar);
  const left = instalments - known.instalment;
  if (left <= 0) return known.date;
  return seriesDate(plan, indexFrom(plan, dayAfter(plan, known), calendar) + left - 1, calendar);
}

/**
 * Returns the first date of the series of a plan that runs or ran: that of its first instalment beside an order of the day on which it was set up.
 * A plan that is set up late begins after its start.
 */
export function firstPlanDate(
  plan: CountedPlan,
  fallenDue: readonly DatedInstalment[],
  next: DatedInstalment | null,
  calendar: ExchangeCalendar,
): BusinessDate {
  const first = plan.firstOrderToday ? 2 : 1;
  const made = fallenDue.find(({ instalment }) => instalment === first)?.date;
  const comes = next !== null && next.instalment <= first ? planDateFrom(plan, next.date, calendar) : null;
  return made ?? comes ?? plan.startDate;
}
