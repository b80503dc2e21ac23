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
export { CHEQUE_NOTE_ABOVE, CHEQUE_PAYEE } from './beneficiary.js';
export { CHALLAN_CUT_OFF, depositBy, depositDay } from './deposit-day.js';
export { handleInvalidExpiredOrders, reportInvalidOrders, sharePayment, sharePaymentLink } from './link-api.js';
export { PAYMENT_MODES, type PaymentInstrument, type PaymentMode, paymentModeOf } from './instrument.js';
export { paymentErrorText } from './payment.text.js';
export { nextLateLook, nextLook, waitedUntil } from './patience.js';
export { claimOf, moneyOf } from './pays-once.js';
export { canWithdraw, isSentByPayer, replaces } from './withdrawing.js';
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
