import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { allotOrder, confirmFunds } from './allot/allot-order.js';
import { expireOrders } from './expire/expire-orders.js';
import { giveUpOrder } from './give-up-order.js';
import { executeSale } from './sell/execute-sale.js';
import { settleSale } from './sell/settle-sale.js';
import { giveUpSale } from './sell/end-sale-search.js';
import { sipInstalment } from './sip/sip-instalment.js';
import { endWithdrawnOrders } from './cancel/end-withdrawn.js';
import { registerOrder } from './register/register-order.js';
import { cancelOrder } from './cancel/cancel-order.js';
import { sendSale } from './sell/send-sale.js';
import { sendOrderLetter } from './order-letter.js';
import { sendSaleLetter } from './sell/sale-letter.js';

export const orderJobs: JobHandlers = {
  [kinds.ALLOT_ORDER]: allotOrder,
  [kinds.EXPIRE_ORDERS]: expireOrders,
  [kinds.GIVE_UP_ORDER]: giveUpOrder,
  [kinds.EXECUTE_SALE]: executeSale,
  [kinds.SETTLE_SALE]: settleSale,
  [kinds.GIVE_UP_SALE]: giveUpSale,
  [kinds.SIP_INSTALMENT]: sipInstalment,
  [kinds.WITHDRAW_NFO]: endWithdrawnOrders,
  [kinds.REGISTER_ORDER]: registerOrder,
  [kinds.CANCEL_ORDER]: cancelOrder,
  [kinds.CONFIRM_FUNDS]: confirmFunds,
  [kinds.SELL]: sendSale,
  [kinds.ORDER_LETTER]: sendOrderLetter,
  [kinds.SALE_LETTER]: sendSaleLetter,
};
