import { PUBLISH_NAVS, publishNavs } from '#modules/fund/import-navs.js';
import { HOUSEKEEPING, housekeeping } from '#modules/housekeeping/housekeeping.js';
import { allotOrder } from '#modules/orders/allot/allot-order.js';
import { confirmFunds } from '#modules/orders/allot/confirm-funds.js';
import { cancelOrder } from '#modules/orders/cancel/cancel-order.js';
import { expireOrders } from '#modules/orders/expire/expire-orders.js';
import { ORDER_LETTER, sendOrderLetter } from '#modules/orders/order-letter.js';
import { registerOrder } from '#modules/orders/register/register-order.js';
import { sipInstalment } from '#modules/orders/sip/sip-instalment.js';
import {
  ALLOT_ORDER,
  CANCEL_ORDER,
  CONFIRM_FUNDS,
  EXPIRE_ORDERS,
  REFUND,
  REGISTER_ORDER,
  SETTLE_PAYMENT,
  SIP_INSTALMENT,
  START_PAYMENT,
} from '#modules/orders/topics.js';
import { sendRefund } from '#modules/payments/refund/refund.js';
import { settlePayment } from '#modules/payments/settle/settle-payment.js';
import { startPayment } from '#modules/payments/start/start-payment.js';
import { OWNER_NOTICE, sendOwnerNotice } from '#modules/profile/owner-notice.js';
import { REGISTER_CLIENT, registerClient } from '#modules/profile/register-client.js';
import { REGISTRATION_LETTER, sendRegistrationLetter } from '#modules/profile/registration-letter.js';
import { LOGIN_MAIL, sendLoginMail } from '#modules/session/login-mail.js';
import type { JobHandlers } from '#queue/queue.js';

/** What does the jobs of each kind. */
export const handlers: JobHandlers = {
  // what is due at a time
  [ALLOT_ORDER]: allotOrder,
  [EXPIRE_ORDERS]: expireOrders,
  [SETTLE_PAYMENT]: settlePayment,
  [SIP_INSTALMENT]: sipInstalment,
  [PUBLISH_NAVS]: publishNavs,
  [HOUSEKEEPING]: housekeeping,
  // what providers must be told
  [REGISTER_ORDER]: registerOrder,
  [CANCEL_ORDER]: cancelOrder,
  [REGISTER_CLIENT]: registerClient,
  [START_PAYMENT]: startPayment,
  [CONFIRM_FUNDS]: confirmFunds,
  [REFUND]: sendRefund,
  [LOGIN_MAIL]: sendLoginMail,
  [OWNER_NOTICE]: sendOwnerNotice,
  [REGISTRATION_LETTER]: sendRegistrationLetter,
  [ORDER_LETTER]: sendOrderLetter,
};
