import { addMonths, type BusinessDate } from '#time/index.js';

/** The years after which a mandate ends at the latest: NPCI lets UPI AutoPay run for thirty, and paper no less. */
export const MANDATE_MAX_YEARS = 30;

/** Codes for faults in the last day of a mandate; `mandateEndText` has their words. */
export type MandateEndError = 'mandate_end_invalid' | 'mandate_end_past' | 'mandate_end_too_late';

/** Returns the last day that a mandate may be given, counted from its first. */
function lastMandateEnd(start: BusinessDate): BusinessDate {
  return addMonths(start, 12 * MANDATE_MAX_YEARS);
}

/** Checks the last day of a mandate that begins on `start`; null when it is right, or there is none. */
export function checkMandateEnd(end: BusinessDate | null, start: BusinessDate): MandateEndError | null {
  if (end === null) return null;
  if (end <= start) return 'mandate_end_past';
  return end > lastMandateEnd(start) ? 'mandate_end_too_late' : null;
}

/** The words for a fault in the last day of a mandate. */
export const mandateEndText: Readonly<Record<MandateEndError, string>> = {
  mandate_end_invalid: 'Please enter a date as DD/MM/YYYY, or leave it empty',
  mandate_end_past: 'The last day must be after today',
  mandate_end_too_late: `A mandate can run for ${MANDATE_MAX_YEARS} years at most`,
};
