import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { eraseAccount, eraseFiles, sendErasureNotification } from './erase-account.js';

export const erasureJobs: JobHandlers = {
  [kinds.ERASE_ACCOUNT]: eraseAccount,
  [kinds.ERASE_FILES]: eraseFiles,
  [kinds.ERASURE_NOTIFICATION]: sendErasureNotification,
};
