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
export {
  canMakeUpFor,
  DEFAULT_MIN_GAP_DAYS,
  FIRST_GAP_DAYS,
  instalmentAfter,
  instalmentDate,
  instalmentDates,
  MADE_UP_WITHIN_DAYS,
  secondInstalmentDate,
  sipStartDate,
} from './instalments.js';
export { orderInTheWay, type Order, orderSchema } from './schemas.js';
export { effectiveDate, type NavRule, navRuleOf, PURCHASE_CUT_OFFS, purchaseNavDate } from './nav-date.js';
export {
  CONFIRMED_FOR,
  isConfirmed,
  isPayable,
  payableAmount,
  takesMoney,
  UNPAID_STATES,
  isTooLateToPay,
  PAYABLE,
  payableUntil,
} from './payable.js';
export { firstInstalmentText, orderBadgeText, transactionOtpText, orderSetText } from './order.text.js';
export {
  concernedOrders,
  ORDER_SET_STANDINGS,
  type OrderSetStanding,
  RECENTLY_OVER_DAYS,
  standingOf,
} from './order-set-status.js';
export { countInstalments, type FailedInstalments, failedInstalments, sipStanding } from './sip-progress.js';
export type { SipInstalment, SipProgress } from './sip-schema.js';
export {
  type InstalmentOutcome,
  ORDER_EVENTS,
  ORDER_STATES,
  ORDER_STATUSES,
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
export { hasCome, orderTimeline, TIMELINE_STEPS, type TimelineEntry, type TimelineStep } from './timeline.js';
export { firstInstalment, type FirstInstalment, type OrderBadge, orderBadge, sortOrders } from './badge.js';
