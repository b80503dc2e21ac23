import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { planInstalmentsAfterEnd } from './after-end.js';
import { cancelPlanAtExchange } from './cancel-plan.js';
import { expirePlan } from './expire-plan.js';
import { giveUpPlan, keepPlan } from './give-up-plan.js';
import { planInstalment, planInstalmentEnded } from './plan-instalment.js';
import { deliverPlanNotification } from './plan-notification.js';
import { registerPlanAtExchange } from './set-up-plan.js';

export const planJobs: JobHandlers = {
  [kinds.EXPIRE_PLAN]: expirePlan,
  [kinds.PLAN_INSTALMENT]: planInstalment,
  [kinds.PLAN_INSTALMENT_ENDED]: planInstalmentEnded,
  [kinds.PLAN_AFTER_END]: planInstalmentsAfterEnd,
  [kinds.REGISTER_PLAN]: registerPlanAtExchange,
  [kinds.CANCEL_PLAN]: cancelPlanAtExchange,
  [kinds.GIVE_UP_PLAN]: giveUpPlan,
  [kinds.KEEP_PLAN]: keepPlan,
  [kinds.PLAN_NOTIFICATION]: deliverPlanNotification,
};
