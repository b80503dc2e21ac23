export {
  AGE_BOUNDS,
  COURSE_YEARS_BOUNDS,
  DELAY_BOUNDS,
  ELSS_YEARS_BOUNDS,
  INFLATION_BOUNDS,
  LIVE_UNTIL_BOUNDS,
  LONG_YEARS_BOUNDS,
  RETIRE_AT_BOUNDS,
} from './bounds.js';
export { costOfDelay } from './delay-cost.js';
export { projectDelay } from './delay.js';
export { flowsByYear } from './flows-by-year.js';
export {
  type DatedAmount,
  type FlowFault,
  type FlowsLack,
  lackOf,
  MAX_FLOWS,
  readFlows,
  spanYear,
  type ReadFlows,
  sumsOf,
} from './flows.js';
export { COURSE_BOUNDS, futureCost, monthlyFor, projectSaving, SAVED_BOUNDS } from './future-cost.js';
export { projectRetirement } from './retirement.js';
export { EXPENSES_BOUNDS, retirementCorpus, type RetirementPlan } from './retirement-corpus.js';
export { END_VALUE_BOUNDS, projectGrowth, VALUE_BOUNDS } from './growth.js';
export { ELSS_BOUNDS, INCOME_BOUNDS, USED_BOUNDS } from './elss-bounds.js';
export { projectPrice } from './inflation.js';
export { effectiveRate, periodsToGrow, yearlyGrowth } from './rates.js';
export { CORPUS_BOUNDS, projectWithdrawals, WITHDRAWAL_BOUNDS } from './swp.js';
export { realReturn, todaysMoney } from './todays-money.js';
export { amountScale, SCALE_POSITIONS } from './amount-scale.js';
export { AMFI_MAX_RATE, type Bounds, rateBounds, RATE_STEP } from './rate-bounds.js';
export {
  GOAL_AMOUNT_BOUNDS,
  isWithin,
  LUMPSUM_BOUNDS,
  SIP_MONTHLY_BOUNDS,
  STEP_UP_BOUNDS,
  YEARS_BOUNDS,
} from './investment-bounds.js';
export { SIP_QUICK_AMOUNTS, SIP_QUICK_AMOUNTS_NARROW } from './quick-amounts.js';
export { chartYears } from './chart-years.js';
export { type Projection, projectSip, projectLumpsum, projectStepUp, projectGoal, sipGrowth } from './projection.js';
