import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { sendLeadNotification } from './lead-notification.js';

export const leadJobs: JobHandlers = {
  [kinds.LEAD_NOTIFICATION]: sendLeadNotification,
};
