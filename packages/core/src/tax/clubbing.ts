import { isMinor } from '#session/index.js';
import { ageOn, type BusinessDate, FULL_AGE } from '#time/index.js';
import { daysOfYear, type FinancialYear } from './financial-year.js';

/** Tells whether gains of a year count, in all or in part, as income of a parent: the account is of somebody who was a minor when it began. */
export function isClubbed(
  { taxStatus, dateOfBirth }: { readonly taxStatus: string; readonly dateOfBirth: BusinessDate | null },
  year: FinancialYear,
): boolean {
  return isMinor({ taxStatus }) && (dateOfBirth === null || ageOn(dateOfBirth, daysOfYear(year).from) < FULL_AGE);
}
