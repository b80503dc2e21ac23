import { cancelOrder } from '#order/cancel-order.js';
import { ORDER_LETTER, sendOrderLetter } from '#order/order-letter.js';
import { registerOrder } from '#order/register-order.js';
import { CANCEL_ORDER, CONFIRM_FUNDS, REFUND, REGISTER_ORDER, START_PAYMENT } from '#order/topics.js';
import { confirmFunds } from '#payment/confirm-funds.js';
import { sendRefund } from '#payment/send-refund.js';
import { startPayment } from '#payment/start-payment.js';
import { OWNER_NOTICE, sendOwnerNotice } from '#profile/send-owner-notice.js';
import { registerClient } from '#profile/register-client.js';
import { REGISTRATION_LETTER, sendRegistrationLetter } from '#profile/registration-letter.js';
import { REGISTER_CLIENT } from '#profile/topics.js';
import { LOGIN_MAIL, sendLoginMail } from '#session/login-mail.js';
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
