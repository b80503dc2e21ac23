import { addMonths, type BusinessDate, daysBetween } from '#time/index.js';

/** The years after which a mandate ends at the latest: NPCI asks each for a last day, at most so long after its first. */
export const MANDATE_MAX_YEARS = 30;

/**
 * Returns the days before the last day of a mandate on which its owner is told of the SIPs that it leaves without AutoPay, the last first; earlier
 * where each SIP is bound to its mandate (`MandateDebit`): once another one is approved, a change that names it needs `SIP_LEAD.registration` more.
 */
export const mandateEndNoticeDays = (isBound: boolean): readonly number[] => (isBound ? [7, 30, 60] : [7, 30]);

/** Returns which notice of the end of a mandate is due: that of how many days before its last one; null while there is time, and once it is past. */
export function dueEndNotice(lastDay: BusinessDate, today: BusinessDate, isBound: boolean): number | null {
  const left = daysBetween(today, lastDay);
  return left < 0 ? null : (mandateEndNoticeDays(isBound).find((days) => left <= days) ?? null);
}

/** Codes for faults in the last day of a mandate; `mandateEndText` has their words. */
export type MandateEndError = 'mandate_end_invalid' | 'mandate_end_past' | 'mandate_end_too_late';

/** Returns the last day of a mandate: the one that was chosen for it, else the latest that it may have. */
export function mandateEnd(start: BusinessDate, chosen: BusinessDate | null): BusinessDate {
  return chosen ?? addMonths(start, 12 * MANDATE_MAX_YEARS);
}

/** Checks the last day of a mandate that begins on `start`; null when it is right, or none was chosen. */
export function checkMandateEnd(end: BusinessDate | null, start: BusinessDate): MandateEndError | null {
  if (end === null) return null;
  if (end <= start) return 'mandate_end_past';
  return end > mandateEnd(start, null) ? 'mandate_end_too_late' : null;
}

/** The words for a fault in the last day of a mandate. */
export const mandateEndText: Readonly<Record<MandateEndError, string>> = {
  mandate_end_invalid: 'Please enter a date as DD/MM/YYYY, or leave it empty',
  mandate_end_past: 'The last day must be after today',
  mandate_end_too_late: `A mandate can run for ${MANDATE_MAX_YEARS} years at most`,
};
