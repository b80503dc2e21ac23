export {
  type AmountScale,
  amountScale,
  SCALE_POSITIONS,
  type Bounds,
  GOAL_AMOUNT_BOUNDS,
  isWithin,
  rateBounds,
  LUMPSUM_BOUNDS,
  SIP_MONTHLY_BOUNDS,
  STEP_UP_BOUNDS,
  SIP_QUICK_AMOUNTS,
  SIP_QUICK_AMOUNTS_NARROW,
  YEARS_BOUNDS,
} from './calculator-bounds.js';
export {
  chartYears,
  type Projection,
  type ProjectionPoint,
  projectSip,
  type LumpsumPlan,
  projectLumpsum,
  projectStepUp,
  type StepUpPlan,
  type GoalPlan,
  type GoalProjection,
  projectGoal,
  sipGrowth,
  type SipPlan,
} from './projection.js';
export {
  canCatchUp,
  DEFAULT_MIN_GAP_DAYS,
  FIRST_GAP_DAYS,
  instalmentAfter,
  movedInstalment,
  instalmentDate,
  instalmentDates,
  CATCH_UP_DAYS,
  secondInstalmentDate,
  sipStartDate,
} from './instalments.js';
export { countInstalments, type FailedInstalments, failedInstalments, sipStatus } from './progress.js';
export type { SipInstalment, SipProgress } from './schemas.js';
