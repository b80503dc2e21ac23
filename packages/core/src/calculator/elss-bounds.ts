import { type Paise, rupees } from '#money/index.js';
import type { Bounds } from './rate-bounds.js';

/** What the ELSS calculator takes: the limit of the deduction is the investment that stands there first. */
export const INCOME_BOUNDS: Bounds<Paise> = {
  min: rupees(1_00_000),
  max: rupees(10_00_00_000),
  default: rupees(12_00_000),
};
/** The investments of a year that the ELSS calculator takes. */
export const ELSS_BOUNDS: Bounds<Paise> = { min: rupees(500), max: rupees(10_00_000), default: rupees(1_50_000) };
/** How much of the deduction other investments may use already. */
export const USED_BOUNDS: Bounds<Paise> = { min: rupees(0), max: rupees(1_50_000), default: rupees(0) };
