import { addDays, addMonths, businessDateAt, type Instant, instantAt } from '@prosperx/core/time';
import { calendar } from '#calendar.js';

const BUSINESS_DAYS = /^(\d{1,3})B$/;
const ISO_DURATION =
  /^P(?=.)(?:(\d{1,2})Y)?(?:(\d{1,3})M)?(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?=.)(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/;

// further than any SIP needs to be seen, and quick enough to wait for
const LONGEST_DAYS = 3 * 366;

/** The instant that lies a duration after another: ISO 8601 ("P2D", "PT30M") or business days of the exchange ("2B"). null when it is neither, or more than three years. */
export function instantAfter(from: Instant, duration: string): Instant | null {
  const date = businessDateAt(from);
  const timeOfDay = from - instantAt(date);
  const businessDays = BUSINESS_DAYS.exec(duration)?.[1];
  if (businessDays) return instantAt(calendar.add(date, Number(businessDays))) + timeOfDay;
  const parts = ISO_DURATION.exec(duration);
  if (!parts) return null;
  const [years, months, weeks, days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const day = addDays(addMonths(date, years * 12 + months), weeks * 7 + days);
  const to = instantAt(day) + timeOfDay + ((hours * 60 + minutes) * 60 + seconds) * 1_000;
  return to - from > LONGEST_DAYS * 86_400_000 ? null : to;
}
