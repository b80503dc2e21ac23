import type { NavPoint } from '@prosperx/core/fund';
import { type Nav, navFromScaled, toNavNumber } from '@prosperx/core/money';
import { navRuleOf } from '@prosperx/core/order';
import {
  addDays,
  addMonths,
  type BusinessDate,
  businessDateAt,
  daysBetween,
  EXCHANGE_HOLIDAYS,
  type ExchangeCalendar,
  exchangeCalendar,
} from '@prosperx/core/time';
import type { NavQuote, NavSource } from '#providers/providers.js';
import { SANDBOX_START } from '#sandbox/sandbox-clock.js';
import { catalogue, type CatalogueScheme } from './scheme.js';
import { shockOf } from './shock.js';

/** The first day of the sandbox: NAVs from then on come day by day. */
export const FIRST_DAY = businessDateAt(SANDBOX_START);

/** The days before the sandbox begins need no holidays that were imported. */
export const seedCalendar = exchangeCalendar(EXCHANGE_HOLIDAYS);

/** The last working day with a NAV when the sandbox is new: the one before its first. */
export const LAST_SEEDED_DAY = seedCalendar.add(FIRST_DAY, -1);

interface Day {
  readonly date: BusinessDate;
  /** Days since the first. */
  readonly number: number;
}

/** The days on which a scheme has a NAV: working days, or all days as liquid and overnight schemes have them, which earn interest on each. */
interface NavDays {
  readonly lastSeeded: BusinessDate;
  onOrBefore(date: BusinessDate): BusinessDate;
  after(date: BusinessDate, calendar: ExchangeCalendar): BusinessDate;
  /** The days of five years up to the last seeded one; dates are dear, so made once. */
  seeded(): readonly Day[];
}

function navDays(days: Pick<NavDays, 'lastSeeded' | 'onOrBefore' | 'after'>): NavDays {
  let known: readonly Day[] | undefined;
  const seededDays = () => {
    const first = days.onOrBefore(addMonths(days.lastSeeded, -60));
    const found: Day[] = [];
    for (let date = first; date <= days.lastSeeded; date = days.after(date, seedCalendar)) {
      found.push({ date, number: daysBetween(first, date) });
    }
    return found;
  };
  return { ...days, seeded: () => (known ??= seededDays()) };
}

const businessDays = navDays({
  lastSeeded: LAST_SEEDED_DAY,
  onOrBefore: (date) => seedCalendar.onOrBefore(date),
  after: (date, calendar) => calendar.add(date, 1),
});

const allDays = navDays({
  lastSeeded: addDays(FIRST_DAY, -1),
  onOrBefore: (date) => date,
  after: (date) => addDays(date, 1),
});

/** What NAVs to come follow from. */
export type ModelledScheme = Pick<
  CatalogueScheme,
  'amfiCode' | 'fundHouse' | 'category' | 'subCategory' | 'threeYearReturn' | 'nav'
> & {
  /** The day of its first NAV, where it begins within the sandbox's time. */
  readonly since?: BusinessDate;
};

const daysOf = ({ subCategory }: Pick<CatalogueScheme, 'subCategory'>) =>
  navRuleOf(subCategory) === 'liquid' ? allDays : businessDays;

/** Per cent a year: what the model goes on with is kept within what a fund can be expected to earn. */
const MAX_EXPECTED_RETURN = 12;

interface Anchor {
  readonly date: BusinessDate;
  /** Natural logarithm of the NAV: returns add up. */
  readonly level: number;
}

// four decimals, as most houses publish; a NAV counts 1e-8
const published = (level: number): Nav => navFromScaled(Math.round(Math.exp(level) * 10_000) * 10_000);

const levelOf = (value: Nav): number => Math.log(toNavNumber(value));

/** Returns where the published returns put the NAV five, three and one years before the last seeded day, and on it; oldest first. */
function anchorsOf(scheme: CatalogueScheme): readonly Anchor[] {
  const days = daysOf(scheme);
  const last = { date: days.lastSeeded, level: levelOf(scheme.nav) };
  const earlier = [
    [60, scheme.fiveYearReturn] as const,
    [36, scheme.threeYearReturn] as const,
    [12, scheme.oneYearReturn] as const,
  ];
  const known = earlier.flatMap(([months, percent]) => {
    if (percent === null) return [];
    const date = days.onOrBefore(addMonths(days.lastSeeded, -months));
    return [{ date, level: last.level - Math.log1p(percent / 100) * (daysBetween(date, last.date) / 365) }];
  });
  return [...known, last];
}

/** Walks from one anchor to the next: a random walk bent so that it ends where it must (a Brownian bridge). The first point is left out. */
function bridge(scheme: CatalogueScheme, from: Anchor, to: Anchor): NavPoint[] {
  const all = daysOf(scheme).seeded();
  const [start, end] = [from, to].map(({ date }) => all.findIndex((day) => day.date === date)) as [number, number];
  const between = all.slice(start + 1, end + 1);
  const [firstDay = 0, lastDay = 0] = [all[start]?.number, all[end]?.number];
  let sum = 0;
  const walk = between.map(({ date }) => (sum += shockOf(scheme, date)));
  return between.map(({ date, number }, at) => {
    const share = (number - firstDay) / (lastDay - firstDay);
    const level = from.level + (to.level - from.level) * share + (walk[at] ?? 0) - sum * share;
    return { date, nav: published(level) };
  });
}

/** Returns a scheme's NAVs of the five years before the sandbox begins, oldest first. Its returns over one, three and five years are the published ones. */
export function seededHistory(scheme: CatalogueScheme): readonly NavPoint[] {
  const anchors = anchorsOf(scheme);
  const first = anchors[0];
  if (first === undefined) return [];
  const points: NavPoint[] = [{ date: first.date, nav: published(first.level) }];
  anchors.slice(1).forEach((to, at) => points.push(...bridge(scheme, anchors[at] ?? first, to)));
  return points;
}

/** How many NAVs `seededHistory` has, without working them out. */
export function seededLength(scheme: CatalogueScheme): number {
  const anchors = anchorsOf(scheme);
  const [first, last] = [anchors[0], anchors.at(-1)].map((anchor) =>
    daysOf(scheme)
      .seeded()
      .findIndex(({ date }) => date === anchor?.date),
  ) as [number, number];
  return anchors.length === 0 ? 0 : last - first + 1;
}

function nextPoint(scheme: ModelledScheme, before: NavPoint, calendar: ExchangeCalendar): NavPoint {
  const date = daysOf(scheme).after(before.date, calendar);
  const yearly = Math.min(Math.max(scheme.threeYearReturn ?? 0, 0), MAX_EXPECTED_RETURN);
  const drift = Math.log1p(yearly / 100) * (daysBetween(before.date, date) / 365);
  return { date, nav: published(levelOf(before.nav) + drift + shockOf(scheme, date)) };
}

/** The NAV with which a scheme enters the sandbox. */
function navAtSeed(scheme: ModelledScheme): NavPoint {
  return { date: scheme.since ?? daysOf(scheme).lastSeeded, nav: scheme.nav };
}

/** A scheme's NAVs of the days after `from` (the last seeded one by default), up to a date; the same whenever they are asked for. */
export function laterNavs(
  scheme: ModelledScheme,
  until: BusinessDate,
  calendar: ExchangeCalendar,
  from = navAtSeed(scheme),
): readonly NavPoint[] {
  const points: NavPoint[] = [];
  let point = nextPoint(scheme, from, calendar);
  while (point.date <= until) {
    points.push(point);
    point = nextPoint(scheme, point, calendar);
  }
  return points;
}

/** The sandbox's houses: they publish what the model says. */
export function sandboxNavSource(
  calendar: ExchangeCalendar,
  schemes: readonly ModelledScheme[] = catalogue,
): NavSource {
  // where the last answer ended: a year day by day then costs a year, not a year of years
  const reached = new Map<string, NavPoint>();
  const quoteOf = (scheme: ModelledScheme, day: NavPoint['date']): NavQuote => {
    const known = reached.get(scheme.amfiCode);
    const from = known !== undefined && known.date <= day ? known : navAtSeed(scheme);
    const point = laterNavs(scheme, day, calendar, from).at(-1) ?? from;
    reached.set(scheme.amfiCode, point);
    return { amfiCode: scheme.amfiCode, ...point };
  };
  const begun = (day: BusinessDate) => schemes.filter(({ since }) => since === undefined || since <= day);
  return { quotesOn: (day) => Promise.resolve(begun(day).map((scheme) => quoteOf(scheme, day))) };
}
