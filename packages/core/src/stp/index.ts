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
  isDestination,
  isPlanFrequency,
  lastEndDate,
  type PlanDraft,
  type PlanErrorCode,
  type PlanErrors,
  type PlanField,
  type PlanFund,
  type PlanSource,
  planTotal,
  termsOf,
} from './check-plan.js';
export { allowedStartDates, countDaily, lastPlanDate, planDateAfter, planDateFrom, type PlanSeries } from './dates.js';
export {
  CONFIRM_BEFORE,
  confirmationDeadline,
  FAILURES_TO_STOP,
  failuresInRow,
  nextPlanStatus,
  PLAN_EVENTS,
  PLAN_FREQUENCIES,
  PLAN_KINDS,
  PLAN_STATUSES,
  type PlanAction,
  planAction,
  type PlanEvent,
  type PlanFrequency,
  type PlanKind,
  type PlanStatus,
  SET_UP_WITHIN,
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
export { readSchemeCode, type SchemeName, schemeCodeOf } from './scheme-code.js';
export { joinTerms, type JoinedTerms, type PlanTerms } from './terms.js';
