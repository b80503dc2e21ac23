import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { resetCertificates } from './certificates.js';

export const agentJobs: JobHandlers = {
  [kinds.RESET_CERTIFICATES]: resetCertificates,
};
