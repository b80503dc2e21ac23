import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { allotOrder, confirmFunds } from './allot/allot-order.js';
import { cancelOrder, keepOrder } from './cancel/cancel-order.js';
import { confirmWithdrawal, endWithdrawnOrders } from './cancel/end-withdrawn.js';
import { expireOrders } from './expire/expire-orders.js';
import { giveUpOrder } from './give-up-order.js';
import { sendOrderNotification } from './order-notification.js';
import { giveUpRedemption } from './redeem/end-redemption-search.js';
import { executeRedemption } from './redeem/execute-redemption.js';
import { sendRedemptionNotification } from './redeem/redemption-notification.js';
import { sendRedemption } from './redeem/send-redemption.js';
import { bookPayout, settleRedemption } from './redeem/settle-redemption.js';
import { registerOrder } from './register/register-order.js';
import { instalmentsAfterEnd } from './sip/after-end.js';
import { sipInstalment } from './sip/sip-instalment.js';

export const orderJobs: JobHandlers = {
  [kinds.ALLOT_ORDER]: allotOrder,
  [kinds.EXPIRE_ORDERS]: expireOrders,
  [kinds.GIVE_UP_ORDER]: giveUpOrder,
  [kinds.EXECUTE_SALE]: executeRedemption,
  [kinds.SETTLE_SALE]: settleRedemption,
  [kinds.GIVE_UP_SALE]: giveUpRedemption,
  [kinds.SIP_INSTALMENT]: sipInstalment,
  [kinds.SIP_AFTER_END]: instalmentsAfterEnd,
  [kinds.WITHDRAW_NFO]: endWithdrawnOrders,
  [kinds.CONFIRM_WITHDRAWAL]: confirmWithdrawal,
  [kinds.REGISTER_ORDER]: registerOrder,
  [kinds.CANCEL_ORDER]: cancelOrder,
  [kinds.KEEP_ORDER]: keepOrder,
  [kinds.BOOK_PAYOUT]: bookPayout,
  [kinds.CONFIRM_FUNDS]: confirmFunds,
  [kinds.REDEEM]: sendRedemption,
  [kinds.ORDER_NOTIFICATION]: sendOrderNotification,
  [kinds.REDEMPTION_NOTIFICATION]: sendRedemptionNotification,
};
