import { type BusinessDate, partsOf } from './business-date.js';

/** Years of a person on a day; who was born on 29 February is a year older on 1 March of a year without it. Negative before birth. */
export function ageOn(born: BusinessDate, day: BusinessDate): number {
  const years = partsOf(day).year - partsOf(born).year;
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}
