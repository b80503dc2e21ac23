import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { sendEndNotice } from './end-notice.js';
import { bookMandateEnd, checkMandate, registerMandate, sendMandateScan, cancelMandateThere } from './mandate-jobs.js';

export const mandateJobs: JobHandlers = {
  [kinds.CHECK_MANDATE]: checkMandate,
  [kinds.REGISTER_MANDATE]: registerMandate,
  [kinds.SEND_MANDATE_SCAN]: sendMandateScan,
  [kinds.CANCEL_MANDATE]: cancelMandateThere,
  [kinds.BOOK_MANDATE_END]: bookMandateEnd,
  [kinds.MANDATE_ENDS]: sendEndNotice,
};
