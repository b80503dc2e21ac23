import { isSameNav, type Nav } from '#money/index.js';
import type { BusinessDate, ExchangeCalendar } from '#time/index.js';

/** The working days after that of the cut-off rule on which the NAV of an order may be: the money of a mandate, and what reaches the exchange late, count on a later day. */
const NAV_WITHIN_DAYS = 5;

/** Returns the last day whose NAV an order may have that gets the one of a day by the cut-off rule. */
export const lastNavDay = (due: BusinessDate, calendar: ExchangeCalendar): BusinessDate =>
  calendar.add(due, NAV_WITHIN_DAYS);

interface PublishedNav {
  readonly date: BusinessDate;
  readonly nav: Nav;
}

/**
 * Returns the day of a NAV that is stated without it: the first one, from that of the cut-off rule on, of which it was published; undefined
 * where it was so on none. Where a scheme has published none on the day of the rule, the last one before it applies.
 * @param published oldest first, from the last one before the day of the rule on
 */
export function dayOfNav(stated: Nav, due: BusinessDate, published: readonly PublishedNav[]): BusinessDate | undefined {
  const from = published.filter(({ date }) => date >= due);
  const hasNone = from.length > 0 && from[0]?.date !== due;
  return firstWith(stated, hasNone ? published.slice(-from.length - 1) : from);
}

/**
 * Returns the day of a NAV from before that of the cut-off rule, where the money may have come before we heard of it: the last one of which it
 * was published; undefined where it was so on none.
 * @param since the day by the cut-off rule if the money had come as early as it can
 * @param published oldest first, from the last one before that day on
 */
export function earlierDayOfNav(
  stated: Nav,
  { since, due }: { readonly since: BusinessDate; readonly due: BusinessDate },
  published: readonly PublishedNav[],
): BusinessDate | undefined {
  if (since >= due) return undefined;
  const hasNone = !published.some(({ date }) => date === since);
  const possible = published.filter(({ date }) => date < due && (hasNone || date >= since));
  return firstWith(stated, possible.toReversed());
}

function firstWith(stated: Nav, navs: readonly PublishedNav[]): BusinessDate | undefined {
  const found = navs.find(({ nav }) => nav === stated) ?? navs.find(({ nav }) => isSameNav(stated, nav));
  return found?.date;
}
