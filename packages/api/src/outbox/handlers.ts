import { registerOrder } from '#order/register-order.js';
import { CONFIRM_FUNDS, REGISTER_ORDER, START_PAYMENT } from '#order/topics.js';
import { confirmFunds } from '#payment/confirm-funds.js';
import { startPayment } from '#payment/start-payment.js';
import { registerClient } from '#profile/register-client.js';
import { REGISTER_CLIENT } from '#profile/topics.js';
import { LOGIN_MAIL, sendLoginMail } from '#session/login-mail.js';
import type { OutboxHandlers } from './deliver.js';

/** Which handler delivers the messages of a topic. */
export const outboxHandlers: OutboxHandlers = {
  [REGISTER_ORDER]: registerOrder,
  [REGISTER_CLIENT]: registerClient,
  [START_PAYMENT]: startPayment,
  [CONFIRM_FUNDS]: confirmFunds,
  [LOGIN_MAIL]: sendLoginMail,
};
