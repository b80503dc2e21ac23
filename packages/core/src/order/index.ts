export { getOrderDetails, getOrderList, getPendingOrders, type OrderSet, type PendingOrderSet } from './api.js';
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
export { orderInTheWay } from './in-the-way.js';
export { effectiveDate, type NavRule, navRuleOf, PURCHASE_CUT_OFFS, purchaseNavDate } from './nav-date.js';
export { CONFIRMED_FOR, isConfirmed } from './confirming.js';
export { firstInstalmentText, orderBadgeText, transactionOtpText } from './order.text.js';
export { orderSetText } from './order-set.text.js';
export { createOrders, sendTransactionOtp, verifyTransactionOtp } from './place-api.js';
export { getOrdersInProgress, type OrderInProgress } from './progress-api.js';
export { isPayable, payableAmount, takesMoney, UNPAID_STATES } from './payable.js';
export { isTooLateToPay, PAYABLE, payableUntil } from './payable-until.js';
export { type Order, orderSchema } from './schemas.js';
export {
  concernedOrders,
  ORDER_SET_STANDINGS,
  type OrderSetStanding,
  RECENTLY_OVER_DAYS,
  standingOf,
} from './set-standing.js';
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
} from './state-names.js';
export { instalmentOutcome, isFinalOrderState, isOpenOrderState, nextOrderState, statusOf } from './states.js';
export { hasCome, orderTimeline, TIMELINE_STEPS, type TimelineEntry, type TimelineStep } from './timeline.js';
export { firstInstalment, type FirstInstalment, type OrderBadge, orderBadge, sortOrders } from './status-word.js';
