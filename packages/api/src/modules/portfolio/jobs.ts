import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { sendSharedNotice } from './share/share-portfolio.js';

export const portfolioJobs: JobHandlers = {
  [kinds.PORTFOLIO_SHARED_LETTER]: sendSharedNotice,
};
