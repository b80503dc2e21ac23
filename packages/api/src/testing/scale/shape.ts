import { stampDutyOn, rupees } from '@prosperx/core/money';
import { instalmentDates, SIP_REMINDER_DAYS } from '@prosperx/core/sip';
import { addDays, type BusinessDate, businessDate, type ExchangeCalendar } from '@prosperx/core/time';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';

/** The advisor whose customers the first investors are: half of all, 5,000 at most. */
export const SCALE_ADVISOR = 'AG9001';
export const MOST_CUSTOMERS = 5_000;

/** The day on which the first SIP of every investor is due: the sandbox's first, a Monday, for the 15th that is a Sunday. */
export const SIP_DAY = businessDate('2026-11-16');
const SIP_DATES = [15, 5, 10, 20, 25] as const;

/** The last day with a NAV. */
const LAST_NAV = businessDate('2026-11-13');

/** Instalments of each SIP that lie behind it. */
export const INSTALMENTS_DONE = 5;

export const investorId = (number: number) => `prf_s${String(number).padStart(7, '0')}`;
export const userIdOf = (number: number) => `usr_s${String(number).padStart(7, '0')}`;

function openDaysBefore(last: BusinessDate, count: number, calendar: ExchangeCalendar): BusinessDate[] {
  const days: BusinessDate[] = [];
  for (let day = last; days.length < count; day = addDays(day, -1)) if (calendar.isOpen(day)) days.unshift(day);
  return days;
}

/** The days of a SIP date: those of the instalments that are done, and the next. */
function daysOf(sipDate: number, calendar: ExchangeCalendar) {
  const row = instalmentDates(sipDate, businessDate('2026-04-01'), 12, calendar);
  const next = row.findIndex((day) => day >= SIP_DAY);
  return row.slice(next - INSTALMENTS_DONE, next + 1);
}

const list = (values: readonly (string | number)[]) => `{${values.join(',')}}`;

/**
 * Makes what the statements of the other files look up, in a schema of its own that is dropped at the end: the working days, the days of
 * instalments, amounts with their stamp duty, a number by chance for a key, and the NAV of a scheme on a day.
 */
export async function prepareScale(
  db: Db,
  { seed, navDays, calendar }: { readonly seed: number; readonly navDays: number; readonly calendar: ExchangeCalendar },
): Promise<void> {
  const days = openDaysBefore(LAST_NAV, navDays, calendar);
  const instalments = SIP_DATES.flatMap((sipDate) =>
    daysOf(sipDate, calendar).map((date, index) => ({
      sipDate,
      number: index + 1,
      date,
      day: days.indexOf(date) + 1,
      reminded: calendar.add(date, -SIP_REMINDER_DAYS),
    })),
  );
  const amounts = [1_000, 2_000, 3_000, 5_000, 10_000].map((amount) => rupees(amount));
  await db.execute(sql`drop schema if exists scale cascade`);
  await db.execute(sql`create schema scale`);
  await db.execute(sql`create table scale.days as
    select number::int, date from unnest(${list(days)}::text::date[]) with ordinality as d(date, number)`);
  await db.execute(sql`create unique index on scale.days (number)`);
  await db.execute(sql`create table scale.instalments as
    select * from jsonb_to_recordset(${JSON.stringify(instalments)}::jsonb)
      as i("sipDate" int, number int, date date, day int, reminded date)`);
  await db.execute(sql`create table scale.amounts as
    select * from jsonb_to_recordset(${JSON.stringify(amounts.map((amount, place) => ({ place, amount, duty: stampDutyOn(amount) })))}::jsonb)
      as a(place int, amount bigint, duty bigint)`);
  await db.execute(
    sql.raw(`create function scale.pick(key text, among int) returns int immutable parallel safe language sql
    return ((hashtextextended(key, ${seed}) & 2147483647) % among)::int`),
  );
  // the price of a scheme, its yearly growth and waves: no day is a jump
  await db.execute(
    sql.raw(`create function scale.nav(price float8, growth float8, day int) returns bigint immutable parallel safe language sql
    return round(1e8 * price * exp(growth * day / 250 + 0.05 * sin(day / 37.0 + price)))::bigint`),
  );
}
