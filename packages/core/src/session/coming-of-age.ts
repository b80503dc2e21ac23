import { addDays, addMonths, ageOn, type BusinessDate, FULL_AGE } from '#time/index.js';
import { isMinor } from './rules.js';

/** The major status of an account of a minor whose holder has turned 18. */
export const MAJOR_STATUS = 'MAJOR';

/** Tells whether the holder of a minor's account has turned 18 on a day; false where their birth is not known. */
export function hasComeOfAge(
  { taxStatus, dateOfBirth }: { readonly taxStatus: string; readonly dateOfBirth: BusinessDate | null },
  day: BusinessDate,
): boolean {
  return isMinor({ taxStatus }) && dateOfBirth !== null && ageOn(dateOfBirth, day) >= FULL_AGE;
}

/** Returns the day on which somebody turns 18: born on 29 February, it is 1 March. */
export function comesOfAgeOn(dateOfBirth: BusinessDate): BusinessDate {
  const day = addMonths(dateOfBirth, FULL_AGE * 12);
  return ageOn(dateOfBirth, day) < FULL_AGE ? addDays(day, 1) : day;
}
