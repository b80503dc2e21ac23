import { housekeeping } from '#housekeeping/housekeeping.js';
import { agentJobs } from '#modules/agent/jobs.js';
import { bankJobs } from '#modules/bank/jobs.js';
import { erasureJobs } from '#modules/erasure/jobs.js';
import { familyJobs } from '#modules/family/jobs.js';
import { fundJobs } from '#modules/fund/jobs.js';
import { leadJobs } from '#modules/lead/jobs.js';
import { mandateJobs } from '#modules/mandate/jobs.js';
import { nfoJobs } from '#modules/nfo/jobs.js';
import { orderJobs } from '#modules/orders/jobs.js';
import { partnerJobs } from '#modules/partner/jobs.js';
import { paymentJobs } from '#modules/payments/jobs.js';
import { profileJobs } from '#modules/profile/jobs.js';
import { sessionJobs } from '#modules/session/jobs.js';
import { sipJobs } from '#modules/sips/jobs.js';
import { planJobs } from '#modules/stp/jobs.js';
import { proposalJobs } from '#proposal/jobs.js';
import * as kinds from '#queue/job-kinds.js';
import { sendAlarm } from '#queue/operator-alarm.js';
import type { JobHandlers } from '#queue/queue.js';
import { sendOwnerNotice } from '#records/profile/owner-notice.js';
import { sendSharedNotice } from '#records/share/shared-notice.js';

/** The handlers of the jobs, by kind: those of each module stand in its `jobs.ts`. */
export const handlers: JobHandlers = {
  ...agentJobs,
  ...bankJobs,
  ...erasureJobs,
  ...familyJobs,
  ...fundJobs,
  ...leadJobs,
  ...mandateJobs,
  ...nfoJobs,
  ...orderJobs,
  ...partnerJobs,
  ...paymentJobs,
  ...profileJobs,
  ...sessionJobs,
  ...sipJobs,
  ...planJobs,
  ...proposalJobs,
  [kinds.HOUSEKEEPING]: housekeeping,
  [kinds.OWNER_NOTICE]: sendOwnerNotice,
  [kinds.SHARED_NOTICE]: sendSharedNotice,
  [kinds.OPERATOR_ALARM]: sendAlarm,
};
