export {
  getChallan,
  getChallanMobile,
  getPayment,
  getPaymentChoices,
  PAYMENT_PROGRESS,
  payOrders,
  type PaymentView,
  withdrawPayment,
} from './api.js';
export { CHEQUE_NOTE_ABOVE, CHEQUE_PAYEE, CHALLAN_CUT_OFF, depositDeadline, depositDay } from './cheque.js';
export { handleInvalidExpiredOrders, reportInvalidOrders, sharePayment, sharePaymentLink } from './link-api.js';
export {
  PAYMENT_MODES,
  type PaymentInstrument,
  type PaymentMode,
  paymentModeOf,
  paymentClaimKey,
  paymentReceiptKey,
  canWithdraw,
  isSentByPayer,
  replacesPayment,
} from './instrument.js';
export { isOpenPayment, OPEN_PAYMENT_STATES, openUntil, paymentRedirect } from './open-payment.js';
export { paymentErrorText } from './payment.text.js';
export { type RefundReason, refundText } from './refund.text.js';
export { lateStatusCheckAt, statusCheckAt, paymentTimeout } from './payment-timeouts.js';
export { safeReturnPath } from './return-path.js';
export {
  CHEQUE,
  checkChequeDate,
  checkChequeNumber,
  checkUpiAmount,
  checkUtr,
  checkVpa,
  type PaymentErrorCode,
  tidyUtr,
  VPA_LENGTH,
} from './rules.js';
export { NET_BANKING_TIMEOUT, UPI_LIMIT, UPI_TIMEOUT, upiLink } from './upi.js';
