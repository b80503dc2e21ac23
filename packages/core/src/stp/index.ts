export {
  cancelPlan,
  confirmPlan,
  declinePlan,
  getActiveSwps,
  getDestinations,
  getExpiredStps,
  getPlanDates,
  getPlans,
  getPlanValidation,
  readPlanLink,
  registerPlan,
  sendPlanOtp,
  setUpPlan,
  verifyPlanOtp,
} from './api.js';
export {
  checkPlan,
  endsByDate,
  instalmentsOf,
  isPlanFrequency,
  lastEndDate,
  type PlanDraft,
  type PlanErrorCode,
  planTotal,
  termsOf,
} from './check-plan.js';
export {
  type DatedInstalment,
  firstPlanDate,
  instalmentsFrom,
  lastPlanDate,
  movedPlanDate,
  nextPlanDate,
  planDateAfter,
  planDateFrom,
  setUpDeadline,
} from './dates.js';
export {
  confirmationDeadline,
  FAILURES_TO_STOP,
  failuresInRow,
  nextPlanStatus,
  PLAN_EVENTS,
  PLAN_FREQUENCIES,
  PLAN_STATUSES,
  planAction,
  type PlanEvent,
  type PlanFrequency,
  type PlanKind,
  type PlanStatus,
} from './plan.js';
export { planErrorText, planRefusalText, planStatusText } from './plan.text.js';
export {
  ASTP_FREQUENCIES,
  type Plan,
  type PlanDestination,
  type PlanForm,
  type PlanInstalment,
  type PlanValidation,
  termsOfWire,
} from './schemas.js';
export { readSchemeCode, schemeCodeOf } from './scheme-code.js';
export { allowedStartDates } from './start-dates.js';
export { joinTerms, type JoinedTerms, type PlanTerms } from './terms.js';
