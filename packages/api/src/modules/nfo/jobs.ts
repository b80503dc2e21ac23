import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { remindOfNfo } from './nfo-reminders.js';
import { listNfos } from './nfo-scheme.js';

export const nfoJobs: JobHandlers = {
  [kinds.LIST_NFOS]: listNfos,
  [kinds.NFO_REMINDER]: remindOfNfo,
};
