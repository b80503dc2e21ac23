import { UNTIL_CANCELLED } from '#cart/investment.js';
import { FREQUENCY_NAMES, sipDateText } from './format.text.js';
import { ordinal } from './number.js';

export type Frequency = keyof typeof FREQUENCY_NAMES;

/** `Monthly` for 1; null for a code that has no name, such as 0 of a lumpsum. */
export function frequencyName(code: number): string | null {
  return Object.hasOwn(FREQUENCY_NAMES, code) ? FREQUENCY_NAMES[code as Frequency] : null;
}

/** `5th of every month for 120 month(s)`; `… until cancelled` for 360 (specification, investing, section 9). */
export function formatSipDate(day: number, months: number): string {
  const dayText = ordinal(day);
  return months === UNTIL_CANCELLED ? sipDateText.untilCancelled(dayText) : sipDateText.forMonths(dayText, months);
}
