export {
  createOrders,
  getOrderDetails,
  getOrderList,
  type OrderSet,
  sendTransactionOtp,
  verifyTransactionOtp,
} from './api.js';
export { DEFAULT_MIN_GAP_DAYS, instalmentDate, instalmentDates, nextInstalmentDate } from './instalments.js';
export { effectiveDate, type NavRule, navRuleOf, PURCHASE_CUT_OFFS, purchaseNavDate } from './nav-date.js';
export { orderBadgeText, transactionOtpText } from './order.text.js';
export { PAYABLE, payableUntil } from './payable-until.js';
export { type Order, orderSchema } from './schemas.js';
export {
  isFinalOrderState,
  nextOrderState,
  ORDER_EVENTS,
  ORDER_STATES,
  ORDER_STATUSES,
  type OrderEvent,
  type OrderState,
  type OrderStatus,
  PAYMENT_STATES,
  type PaymentState,
  statusOf,
} from './states.js';
export { type OrderBadge, orderBadge, sortOrders } from './status-word.js';
