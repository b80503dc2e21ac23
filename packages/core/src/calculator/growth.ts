import { paise, type Paise, rupees } from '#money/index.js';
import type { ProjectionPoint } from './projection.js';
import type { Bounds } from './rate-bounds.js';

/** Amounts of the past. */
export const VALUE_BOUNDS: Bounds<Paise> = { min: rupees(100), max: rupees(10_00_00_000), default: rupees(1_00_000) };
/** The values that an investment may have in the end. */
export const END_VALUE_BOUNDS: Bounds<Paise> = { ...VALUE_BOUNDS, default: rupees(2_00_000) };

/** Returns year by year what a value was on its way to another by the same rate; the last point is the end itself, also of a part of a year. */
export function projectGrowth(from: Paise, to: Paise, years: number): readonly ProjectionPoint[] {
  const whole = Array.from({ length: Math.ceil(years) }, (_, year) => ({
    year,
    invested: from,
    value: paise(Math.round(from * (to / from) ** (year / years))),
  }));
  return [...whole, { year: years, invested: from, value: to }];
}
