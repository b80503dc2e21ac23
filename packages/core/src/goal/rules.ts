import { type Paise, rupees } from '#money/paise.js';
import type { Bounds } from '#sip/rules.js';

/** Target of the goal calculator (specification, investing, section 9); its rate and years are those of the SIP calculator. */
export const GOAL_AMOUNT_BOUNDS: Bounds<Paise> = {
  min: rupees(1_00_000),
  max: rupees(10_00_00_000),
  default: rupees(5_00_000),
};
