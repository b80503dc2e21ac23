import { confirmFunds } from '#modules/orders/allot/confirm-funds.js';
import { cancelOrder } from '#modules/orders/cancel/cancel-order.js';
import { ORDER_LETTER, sendOrderLetter } from '#modules/orders/order-letter.js';
import { registerOrder } from '#modules/orders/register/register-order.js';
import { CANCEL_ORDER, CONFIRM_FUNDS, REFUND, REGISTER_ORDER, START_PAYMENT } from '#modules/orders/topics.js';
import { sendRefund } from '#modules/payments/refund/refund.js';
import { startPayment } from '#modules/payments/start/start-payment.js';
import { OWNER_NOTICE, sendOwnerNotice } from '#modules/profile/owner-notice.js';
import { REGISTER_CLIENT, registerClient } from '#modules/profile/register-client.js';
import { REGISTRATION_LETTER, sendRegistrationLetter } from '#modules/profile/registration-letter.js';
import { LOGIN_MAIL, sendLoginMail } from '#modules/session/login-mail.js';
import type { OutboxHandlers } from './deliver.js';

/** Which handler delivers the messages of a topic. */
export const outboxHandlers: OutboxHandlers = {
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
