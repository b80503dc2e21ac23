import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { deliverEvent } from './deliver-event.js';

export const partnerJobs: JobHandlers = {
  [kinds.WEBHOOK]: deliverEvent,
};
