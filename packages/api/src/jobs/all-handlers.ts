import { PUBLISH_NAVS, publishNavs } from '#modules/fund/publish-navs.js';
import { orderJobs } from '#modules/orders/jobs.js';
import { HOUSEKEEPING, housekeeping } from './housekeeping.js';
import type { JobHandlers } from './jobs.js';

/** What does the jobs of each kind. */
export const jobHandlers: JobHandlers = { ...orderJobs, [PUBLISH_NAVS]: publishNavs, [HOUSEKEEPING]: housekeeping };
