export {
  getChallan,
  getChallanMobile,
  getPayment,
  getPaymentChoices,
  payOrders,
  type PaymentView,
  withdrawPayment,
} from './api.js';
export { CHEQUE_NOTE_ABOVE, CHEQUE_PAYEE, clearingDay, depositDeadline, depositDay } from './cheque.js';
export { handleInvalidExpiredOrders, reportInvalidOrders, sharePayment, sharePaymentLink } from './link-api.js';
export {
  PAYMENT_MODES,
  PAYMENT_MODE_NAMES,
  type PaymentInstrument,
  type PaymentMode,
  paymentModeOf,
  paymentClaimKey,
  paymentReceiptKey,
  canWithdraw,
  isSentByPayer,
  replacesPayment,
  UPI_LIMIT,
  upiLink,
  wayOf,
} from './instrument.js';
export {
  isOpenPayment,
  lateStatusCheckAt,
  NET_BANKING_TIMEOUT,
  OPEN_PAYMENT_STATES,
  openUntil,
  paymentTimeout,
  statusCheckAt,
  UPI_TIMEOUT,
} from './payment-timeouts.js';
export { getReceipts, type Receipt } from './receipt-api.js';
export { paymentErrorText, paymentModeText, type RefundReason, refundText } from './payment.text.js';
export { whyRefunded } from './refund.js';
export { paymentRedirect, safeReturnPath } from './return-path.js';
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
