import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { sendLeadLetter } from './lead-letter.js';

export const leadJobs: JobHandlers = {
  [kinds.LEAD_LETTER]: sendLeadLetter,
};
