import { isMinor } from '#session/index.js';
import { ageOn, type BusinessDate, FULL_AGE } from '#time/index.js';
import { daysOfYear, type FinancialYear } from './financial-year.js';

type Holder = { readonly taxStatus: string; readonly dateOfBirth: BusinessDate | null };

/** Tells whether a gain of a day counts as income of a parent (section 64 (1A)): the holder of the account is a minor on it. */
export const isClubbedOn = ({ taxStatus, dateOfBirth }: Holder, on: BusinessDate): boolean =>
  isMinor({ taxStatus }) && (dateOfBirth === null || ageOn(dateOfBirth, on) < FULL_AGE);

/** Tells whether gains of a year count, in all or in part, as income of a parent: the account is of somebody who was a minor when it began. */
export const isClubbed = (holder: Holder, year: FinancialYear): boolean => isClubbedOn(holder, daysOfYear(year).from);
