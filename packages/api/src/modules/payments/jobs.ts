import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { sendRefund } from './refund.js';
import { settlePayment } from './settle/settle-payment.js';
import { startPayment } from './start/start-payment.js';

export const paymentJobs: JobHandlers = {
  [kinds.SETTLE_PAYMENT]: settlePayment,
  [kinds.START_PAYMENT]: startPayment,
  [kinds.REFUND]: sendRefund,
};
