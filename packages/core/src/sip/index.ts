export { type AmountScale, amountScale, SCALE_POSITIONS } from './amount-scale.js';
export {
  chartYears,
  type Projection,
  type ProjectionPoint,
  projectSip,
  sipGrowth,
  type SipPlan,
} from './projection.js';
export {
  type Bounds,
  isWithin,
  rateBounds,
  SIP_MONTHLY_BOUNDS,
  SIP_QUICK_AMOUNTS,
  SIP_QUICK_AMOUNTS_NARROW,
  YEARS_BOUNDS,
} from './rules.js';
