export {
  getOrderDetails,
  getOrderList,
  getPendingOrders,
  type OrderSet,
  type PendingOrderSet,
  getOrdersInProgress,
  type OrderInProgress,
  createOrders,
  sendTransactionOtp,
  verifyTransactionOtp,
} from './api.js';
export { pendingOrderErrorItem } from './pending-order.js';
export type { Order } from './schemas.js';
export { expectedNavDate, isNfoOrder, nextCutOff, PURCHASE_CUT_OFFS, purchaseNavDate } from './nav-date.js';
export { type NavRule, navRuleOf } from './nav-rule.js';
export { investmentTypeOf, orderKindOf } from './order-kind.js';
export { orderNavOf, orderStampDutyOf } from './order-nav.js';
export { endReasons } from './end-reasons.js';
export { isSearchOver, unitsAwaitedSince } from './search.js';
export { dayOfNav, earlierDayOfNav, lastNavDay } from './stated-nav.js';
export { areRestored, restorableOrders } from './restorable-orders.js';
export {
  CONFIRMATION_VALIDITY,
  isConfirmed,
  canBePaid,
  isPayable,
  ordersToPay,
  payableAmount,
  acceptsPayment,
  UNPAID_STATES,
  isPastPaymentDeadline,
  paymentDeadline,
  ordersForStatus,
  ORDER_SET_STATUSES,
  type OrderSetStatus,
  RECENTLY_ENDED_DAYS,
  orderSetStatus,
  awaitsCode,
  awaitsExchange,
} from './order-set-status.js';
export {
  firstInstalmentDateText,
  firstInstalmentText,
  orderBadgeText,
  transactionOtpText,
  orderSetText,
} from './order.text.js';
export {
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderEvent,
  type OrderState,
  type OrderStatus,
  PAYMENT_STATES,
  type PaymentState,
  REFUND_STATES,
  instalmentOutcome,
  isFinalOrderState,
  isOpenOrderState,
  nextOrderState,
  statusOf,
} from './states.js';
export { isMoneyReceived, orderTimeline, type TimelineEntry, type TimelineStep } from './timeline.js';
export {
  firstInstalment,
  type FirstInstalment,
  needsAutoPay,
  type OrderBadge,
  orderBadge,
  sortOrders,
} from './badge.js';
