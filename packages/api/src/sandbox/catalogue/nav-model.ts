import type { NavPoint } from '@prosperx/core/fund';
import { nav, type Nav, navFromScaled, toNavNumber } from '@prosperx/core/money';
import { addMonths, businessDate, type BusinessDate, daysBetween } from '@prosperx/core/time';
import { calendar } from '#calendar.js';
import { noiseOf } from './noise.js';
import type { CatalogueScheme } from './scheme.js';
import { temperOf } from './temper.js';

/** The last day with a NAV when the sandbox is new: the business day before its first, Monday 16 November 2026. */
export const LAST_SEEDED_DAY = businessDate('2026-11-13');

const BUSINESS_DAYS_A_YEAR = 250;
/** Per cent a year: what the model goes on with is kept within what a fund can be expected to earn. */
const MOST_TO_EXPECT = 12;

interface Anchor {
  readonly date: BusinessDate;
  /** Natural logarithm of the NAV: returns add up. */
  readonly level: number;
}

// four decimals, as most houses publish; a NAV counts 1e-8
const published = (level: number): Nav => navFromScaled(Math.round(Math.exp(level) * 10_000) * 10_000);

/** The day's movement in standard deviations: the market's part is the same for all funds of that market. */
function shockOf(scheme: CatalogueScheme, date: BusinessDate): number {
  const { market, withMarket, volatility } = temperOf(scheme.category, scheme.subCategory);
  const own = Math.sqrt(1 - withMarket ** 2) * noiseOf(`${scheme.amfiCode} ${date}`);
  return (withMarket * noiseOf(`${market} ${date}`) + own) * (volatility / Math.sqrt(BUSINESS_DAYS_A_YEAR));
}

/** Where the published returns put the NAV five, three and one years before the last seeded day, and on it; oldest first. */
function anchorsOf(scheme: CatalogueScheme): readonly Anchor[] {
  const last = { date: LAST_SEEDED_DAY, level: Math.log(scheme.nav) };
  const earlier = [[60, scheme.fiveYearReturn] as const, [36, scheme.threeYearReturn] as const, [12, scheme.oneYearReturn] as const];
  const known = earlier.flatMap(([months, percent]) => {
    if (percent === null) return [];
    const date = calendar.onOrBefore(addMonths(LAST_SEEDED_DAY, -months));
    return [{ date, level: last.level - Math.log1p(percent / 100) * (daysBetween(date, last.date) / 365) }];
  });
  return [...known, last];
}

/** From one anchor to the next: a random walk bent so that it ends where it must (a Brownian bridge). Without the first point. */
function bridge(scheme: CatalogueScheme, from: Anchor, to: Anchor): NavPoint[] {
  const dates: BusinessDate[] = [];
  for (let date = calendar.add(from.date, 1); date <= to.date; date = calendar.add(date, 1)) dates.push(date);
  let sum = 0;
  const walk = dates.map((date) => (sum += shockOf(scheme, date)));
  const days = daysBetween(from.date, to.date);
  return dates.map((date, at) => {
    const share = daysBetween(from.date, date) / days;
    const level = from.level + (to.level - from.level) * share + (walk[at] ?? 0) - sum * share;
    return { date, nav: published(level) };
  });
}

/** A scheme's NAVs of five years, one each business day up to the last seeded day, oldest first. Its returns over one, three and five years are the published ones. */
export function seededHistory(scheme: CatalogueScheme): readonly NavPoint[] {
  const anchors = anchorsOf(scheme);
  const first = anchors[0];
  if (first === undefined) return [];
  const points: NavPoint[] = [{ date: first.date, nav: published(first.level) }];
  anchors.slice(1).forEach((to, at) => points.push(...bridge(scheme, anchors[at] ?? first, to)));
  return points;
}

function nextPoint(scheme: CatalogueScheme, before: NavPoint): NavPoint {
  const date = calendar.add(before.date, 1);
  const yearly = Math.min(Math.max(scheme.threeYearReturn ?? 0, 0), MOST_TO_EXPECT);
  const drift = Math.log1p(yearly / 100) * (daysBetween(before.date, date) / 365);
  return { date, nav: published(Math.log(toNavNumber(before.nav)) + drift + shockOf(scheme, date)) };
}

/** The NAV with which a scheme enters the sandbox. */
export function navAtSeed(scheme: CatalogueScheme): NavPoint {
  return { date: LAST_SEEDED_DAY, nav: nav(scheme.nav) };
}

/** A scheme's NAVs of the business days after `from` (the last seeded one unless told), up to a date; the same whenever they are asked for. */
export function laterNavs(scheme: CatalogueScheme, until: BusinessDate, from = navAtSeed(scheme)): readonly NavPoint[] {
  const points: NavPoint[] = [];
  let point = nextPoint(scheme, from);
  while (point.date <= until) {
    points.push(point);
    point = nextPoint(scheme, point);
  }
  return points;
}
