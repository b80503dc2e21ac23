import type { Nav } from '@prosperx/core/money';
import { dayOfNav, earlierDayOfNav, lastNavDay } from '@prosperx/core/order';
import { type BusinessDate, businessDateAt, HOUR } from '@prosperx/core/time';
import { and, asc, eq, gte, lt, lte, max, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { navs } from '#db/schema/index.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { Services } from '#kernel/services.js';
import { navNotFound } from './nav-day.text.js';

interface Stated {
  readonly nav: Nav;
  readonly navDate: BusinessDate;
}

/** The time before midnight from which a statement may have the NAV of the day itself; before, that of the working day before is the last. */
const EVENING = 6 * HOUR;

/**
 * Returns what an exchange states, with the day on which its NAV was published. null: that NAV may not be imported yet. Throws `PersonNeeded`
 * where it is none of those that are, or of those that should be: a wrong day would give the units another age.
 * @param since the first day whose NAV it may have, where its money may have come before we heard of it
 */
export async function withNavDay<Found extends Stated>(
  { db, clock, calendar, providers }: Pick<Services, 'db' | 'clock' | 'calendar' | 'providers'>,
  schemeId: string,
  stated: Found,
  since = stated.navDate,
): Promise<Found | null> {
  if (providers.exchange.namesNavDates) return stated;
  const { nav, navDate: due } = stated;
  const last = lastNavDay(due, calendar);
  const published = await navsAbout(db, schemeId, since < due ? since : due, last);
  const navDate = dayOfNav(nav, due, published);
  if (navDate !== undefined) return { ...stated, navDate };
  const priced = calendar.add(businessDateAt(clock.now() + EVENING), -1);
  const newest = published.at(-1)?.date;
  const isImported = newest !== undefined && newest >= due && newest >= priced;
  if (priced < last && !isImported) return null;
  const earlier = earlierDayOfNav(nav, { since, due }, published);
  if (earlier !== undefined) return { ...stated, navDate: earlier };
  throw new PersonNeeded(navNotFound(nav, since < due ? since : due, last));
}

/** Reads the NAVs of some days, oldest first, with the last one before them. */
function navsAbout(db: Db, schemeId: string, from: BusinessDate, to: BusinessDate) {
  const ofScheme = eq(navs.schemeId, schemeId);
  const before = db
    .select({ date: max(navs.date) })
    .from(navs)
    .where(and(ofScheme, lt(navs.date, from)));
  return db
    .select({ date: navs.date, nav: navs.nav })
    .from(navs)
    .where(and(ofScheme, gte(navs.date, sql`coalesce((${before}), ${from})`), lte(navs.date, to)))
    .orderBy(asc(navs.date));
}
