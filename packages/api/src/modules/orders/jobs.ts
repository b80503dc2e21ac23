import type { JobHandlers } from '#jobs/jobs.js';
import { settlePayment } from '#modules/payments/settle-payment.js';
import { allotOrder } from './allot-order.js';
import { expireOrders } from './expire-orders.js';
import { sipInstalment } from './sip-instalment.js';
import { ALLOT_ORDER, EXPIRE_ORDERS, SETTLE_PAYMENT, SIP_INSTALMENT } from './topics.js';

/** What falls due in the life of an order. */
export const orderJobs: JobHandlers = {
  [ALLOT_ORDER]: allotOrder,
  [EXPIRE_ORDERS]: expireOrders,
  [SETTLE_PAYMENT]: settlePayment,
  [SIP_INSTALMENT]: sipInstalment,
};
