import { formatDate } from '@prosperx/core/format';
import {
  type BusinessDate,
  businessDate,
  EXCHANGE_HOLIDAYS,
  exchangeCalendar,
  fixedHolidays,
  weekdayOf,
  withYearsOf,
} from '@prosperx/core/time';
import { and, asc, gte, lte } from 'drizzle-orm';
import { audit, type AuditContext, type AuditNote } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { exchangeHolidays } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import { dateFromText } from '#providers/nav/nav-file.js';
import { calendarText } from './calendar.text.js';

type Holiday = typeof exchangeHolidays.$inferSelect;

const yearOf = (date: string) => date.slice(0, 4);

function dateIn(cell: string): BusinessDate | null {
  try {
    return businessDate(cell);
  } catch {
    return dateFromText(cell);
  }
}

/** What stands in a list besides dates and names: numbers, and days of the week. */
const IS_NO_NAME = /^(?:\d*|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i;

function holidayIn(line: string): Holiday | null {
  const cells = line.split(/[,;\t]/).map((cell) => cell.trim());
  const [date] = cells.flatMap((cell) => dateIn(cell) ?? []);
  if (!date) return null;
  return { date, name: cells.find((cell) => dateIn(cell) === null && !IS_NO_NAME.test(cell)) ?? '' };
}

/**
 * Reads a list of holidays: a line each, with a date (`2027-01-26` or `26-Jan-2027`) and a name, separated by commas, semicolons or tabs. A
 * first line may have titles. Days at weekends are left out: the exchange is closed on them anyway. Throws `StartError`.
 */
export function readHolidays(text: string): readonly Holiday[] {
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  const days = new Map<string, Holiday>();
  for (const [at, line] of lines.entries()) {
    const holiday = line.trim() === '' ? null : holidayIn(line);
    if (holiday) days.set(holiday.date, holiday);
    else if (line.trim() !== '' && at !== first) throw new StartError(calendarText.badLine(at + 1));
  }
  return [...days.values()].filter(({ date }) => ![0, 6].includes(weekdayOf(date)));
}

const datesIn = async (db: Db) =>
  (await db.select().from(exchangeHolidays).orderBy(asc(exchangeHolidays.date))).map(({ date }) => date);

/** Throws `StartError` for a year that lacks a holiday which every year has, and for one whose year before is not known. */
async function checkYears(db: Db, years: readonly string[], dates: readonly string[]): Promise<void> {
  if (years.length === 0) throw new StartError(calendarText.empty);
  for (const year of years) {
    const missing = fixedHolidays(year).find((date) => !dates.includes(date));
    if (missing) throw new StartError(calendarText.notWhole(year, formatDate(missing)));
  }
  let last = Number(yearOf(exchangeCalendar(withYearsOf(EXCHANGE_HOLIDAYS, await datesIn(db))).knownUntil));
  for (const year of years) {
    if (Number(year) > last + 1) throw new StartError(calendarText.gap(year, String(last)));
    last = Math.max(last, Number(year));
  }
}

/** Replaces the holidays of the years that a list has, and audits it with `given`; returns those years. Throws `StartError` where it cannot be all of them. */
export async function importHolidays(
  ctx: AuditContext,
  holidays: readonly Holiday[],
  given: AuditNote['details'] = {},
): Promise<readonly string[]> {
  const years = [...new Set(holidays.map(({ date }) => yearOf(date)))].sort();
  await ctx.db.transaction(async (tx) => {
    const dates = holidays.map(({ date }) => date);
    await checkYears(tx, years, dates);
    for (const year of years) {
      const [from, to] = [businessDate(`${year}-01-01`), businessDate(`${year}-12-31`)];
      await tx.delete(exchangeHolidays).where(and(gte(exchangeHolidays.date, from), lte(exchangeHolidays.date, to)));
    }
    await tx.insert(exchangeHolidays).values([...holidays]);
    const details = { years: years.join(','), holidays: holidays.length, ...given };
    await audit({ ...ctx, db: tx }, { action: 'calendar.imported', details });
  });
  return years;
}

/** Returns the years that are known, for people to read, and until when. */
export async function calendarLines(db: Db): Promise<readonly string[]> {
  const holidays = withYearsOf(EXCHANGE_HOLIDAYS, await datesIn(db));
  const years = [...new Set(holidays.map(yearOf))];
  return [
    ...years.map((year) => calendarText.year(year, holidays.filter((date) => yearOf(date) === year).length)),
    calendarText.knownUntil(formatDate(exchangeCalendar(holidays).knownUntil)),
  ];
}
