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
export { CHEQUE_NOTE_ABOVE, CHEQUE_PAYEE, CHALLAN_CUT_OFF, depositBy, depositDay } from './cheque.js';
export { handleInvalidExpiredOrders, reportInvalidOrders, sharePayment, sharePaymentLink } from './link-api.js';
export {
  PAYMENT_MODES,
  type PaymentInstrument,
  type PaymentMode,
  paymentModeOf,
  claimOf,
  moneyOf,
  canWithdraw,
  isSentByPayer,
  replaces,
} from './instrument.js';
export { isOpenPayment, OPEN_PAYMENT_STATES, openUntil, paymentRedirect } from './open-payment.js';
export { paymentErrorText } from './payment.text.js';
export { type RefundReason, refundText } from './refund.text.js';
export { nextLateLook, nextLook, waitedUntil } from './payment-timeouts.js';
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
export { BANK_PATIENCE, UPI_LIMIT, UPI_PATIENCE, upiLink } from './upi.js';
