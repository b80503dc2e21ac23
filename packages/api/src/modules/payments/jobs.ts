import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { awaitDecision, bookByHand, sendRefund } from './refund.js';
import { settlePayment } from './settle/settle-payment.js';
import { startPayment } from './start/start-payment.js';

export const paymentJobs: JobHandlers = {
  [kinds.SETTLE_PAYMENT]: settlePayment,
  [kinds.START_PAYMENT]: startPayment,
  [kinds.REFUND]: sendRefund,
  [kinds.FAILED_REFUND]: awaitDecision,
  [kinds.BOOK_REFUND]: bookByHand,
};
