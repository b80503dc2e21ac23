import { ordinal } from '#format/index.js';
import { said } from '#language/index.js';
import { UNTIL_CANCELLED } from './investment.js';
import { sipDateText } from './sip-date.text.js';

/** Returns `5th of every month for 120 month(s)`; `… until cancelled` for 360. */
export function formatSipDate(day: number, months: number): string {
  const text = said(sipDateText);
  const dayText = ordinal(day);
  return months === UNTIL_CANCELLED ? text.untilCancelled(dayText) : text.forMonths(dayText, months);
}
