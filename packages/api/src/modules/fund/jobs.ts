import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { publishNavs } from './publish-navs.js';

export const fundJobs: JobHandlers = {
  [kinds.PUBLISH_NAVS]: publishNavs,
};
