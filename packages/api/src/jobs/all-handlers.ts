import { PUBLISH_NAVS, publishNavs } from '#modules/fund/import-navs.js';
import { allotOrder } from '#modules/orders/allot/allot-order.js';
import { expireOrders } from '#modules/orders/expire/expire-orders.js';
import { sipInstalment } from '#modules/orders/sip/sip-instalment.js';
import { ALLOT_ORDER, EXPIRE_ORDERS, SETTLE_PAYMENT, SIP_INSTALMENT } from '#modules/orders/topics.js';
import { settlePayment } from '#modules/payments/settle/settle-payment.js';
import { HOUSEKEEPING, housekeeping } from './housekeeping.js';
import type { JobHandlers } from './jobs.js';

/** What falls due in the life of an order. */
const orderJobs: JobHandlers = {
  [ALLOT_ORDER]: allotOrder,
  [EXPIRE_ORDERS]: expireOrders,
  [SETTLE_PAYMENT]: settlePayment,
  [SIP_INSTALMENT]: sipInstalment,
};

/** What does the jobs of each kind. */
export const jobHandlers: JobHandlers = { ...orderJobs, [PUBLISH_NAVS]: publishNavs, [HOUSEKEEPING]: housekeeping };
