import * as calls from '@prosperx/core/stp';
import { serve } from '#http/serve.js';
import { cancelPlan } from './cancel-plan.js';
import { getActiveSwps, getExpiredStps, getPlans } from './get-plans.js';
import { confirmPlan, declinePlan, readPlanLink } from './plan-link.js';
import { sendPlanOtp, verifyPlanOtp } from './plan-otp.js';
import { getDestinations, getPlanDates, getPlanValidation } from './plan-terms.js';
import { registerPlan } from './register-plan.js';
import { setUpPlan } from './set-up-plan.js';

export const stpRoutes = [
  serve(calls.registerPlan, registerPlan),
  serve(calls.cancelPlan, cancelPlan),
  serve(calls.getPlans, getPlans),
  serve(calls.getActiveSwps, getActiveSwps),
  serve(calls.getExpiredStps, getExpiredStps),
  serve(calls.getDestinations, getDestinations),
  serve(calls.getPlanValidation, getPlanValidation),
  serve(calls.getPlanDates, getPlanDates),
  serve(calls.sendPlanOtp, sendPlanOtp),
  serve(calls.verifyPlanOtp, verifyPlanOtp),
  serve(calls.setUpPlan, setUpPlan),
  serve(calls.readPlanLink, readPlanLink),
  serve(calls.confirmPlan, confirmPlan),
  serve(calls.declinePlan, declinePlan),
];
