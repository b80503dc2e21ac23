import { resetCertificates } from '#modules/agent/certificates.js';
import { linkReviewedAccount, refuseReviewedAccount, reviewBankAccount } from '#modules/bank/review-bank-account.js';
import { moveRedemptions } from '#modules/bank/notify-exchange.js';
import { eraseAccount, eraseFiles, sendErasureLetter } from '#modules/erasure/erase-account.js';
import { publishNavs } from '#modules/fund/publish-navs.js';
import { housekeeping } from '#modules/housekeeping/housekeeping.js';
import { sendLeadLetter } from '#modules/lead/lead-letter.js';
import { cancelMandateThere, checkMandate, registerMandate, sendMandateScan } from '#modules/mandate/mandate-jobs.js';
import { listNfos } from '#modules/nfo/nfo-scheme.js';
import { remindOfNfo } from '#modules/nfo/nfo-reminders.js';
import { endWithdrawnOrders } from '#modules/orders/cancel/end-withdrawn.js';
import { allotOrder, confirmFunds } from '#modules/orders/allot/allot-order.js';
import { cancelOrder } from '#modules/orders/cancel/cancel-order.js';
import { giveUpOrder } from '#modules/orders/give-up-order.js';
import { expireOrders } from '#modules/orders/expire/expire-orders.js';
import { sendOrderLetter } from '#modules/orders/order-letter.js';
import { registerOrder } from '#modules/orders/register/register-order.js';
import { giveUpSale } from '#modules/orders/sell/end-sale-search.js';
import { executeSale } from '#modules/orders/sell/execute-sale.js';
import { sendSharedNotice } from '#modules/portfolio/share/share-portfolio.js';
import { sendSaleLetter } from '#modules/orders/sell/sale-letter.js';
import { sendSale } from '#modules/orders/sell/send-sale.js';
import { settleSale } from '#modules/orders/sell/settle-sale.js';
import { sipInstalment } from '#modules/orders/sip/sip-instalment.js';
import { cancelPlanAtExchange } from '#modules/stp/cancel-plan.js';
import { expirePlan } from '#modules/stp/expire-plan.js';
import { planInstalment, planInstalmentEnded } from '#modules/stp/plan-instalment.js';
import { deliverPlanLetter } from '#modules/stp/plan-letter.js';
import { registerPlanAtExchange } from '#modules/stp/set-up-plan.js';
import * as kinds from '#queue/job-kinds.js';
import { deliverEvent } from '#modules/partner/deliver-event.js';
import { sendRefund } from '#modules/payments/refund.js';
import { settlePayment } from '#modules/payments/settle/settle-payment.js';
import { startPayment } from '#modules/payments/start/start-payment.js';
import { sendOwnerNotice } from '#modules/profile/owner-notice.js';
import { registerClient } from '#modules/profile/register-client.js';
import { sendRegistrationLetter } from '#modules/profile/registration-letter.js';
import { deliverEmailLink } from '#modules/profile/verify-email.js';
import { sendLoginMail } from '#modules/session/login-mail.js';
import { cancelSipAtExchange, changeAtExchange, pauseAtExchange } from '#modules/sips/at-exchange.js';
import { remindOfInstalment } from '#modules/sips/remind.js';
import { sendSipLetter } from '#modules/sips/sip-letter.js';
import type { JobHandlers } from '#queue/queue.js';

/** The handlers of the jobs, by kind. */
export const handlers: JobHandlers = {
  // what is due at a time
  [kinds.ALLOT_ORDER]: allotOrder,
  [kinds.EXPIRE_ORDERS]: expireOrders,
  [kinds.GIVE_UP_ORDER]: giveUpOrder,
  [kinds.EXECUTE_SALE]: executeSale,
  [kinds.SETTLE_SALE]: settleSale,
  [kinds.GIVE_UP_SALE]: giveUpSale,
  [kinds.SETTLE_PAYMENT]: settlePayment,
  [kinds.SIP_INSTALMENT]: sipInstalment,
  [kinds.EXPIRE_PLAN]: expirePlan,
  [kinds.PLAN_INSTALMENT]: planInstalment,
  [kinds.PLAN_INSTALMENT_ENDED]: planInstalmentEnded,
  [kinds.SIP_REMINDER]: remindOfInstalment,
  [kinds.PUBLISH_NAVS]: publishNavs,
  [kinds.LIST_NFOS]: listNfos,
  [kinds.WITHDRAW_NFO]: endWithdrawnOrders,
  [kinds.NFO_REMINDER]: remindOfNfo,
  [kinds.HOUSEKEEPING]: housekeeping,
  [kinds.RESET_CERTIFICATES]: resetCertificates,
  [kinds.ERASE_ACCOUNT]: eraseAccount,
  [kinds.ERASE_FILES]: eraseFiles,
  [kinds.REDEMPTIONS_MOVE]: moveRedemptions,
  [kinds.CHECK_MANDATE]: checkMandate,
  // what a person decides
  [kinds.REVIEW_BANK_ACCOUNT]: reviewBankAccount,
  [kinds.LINK_BANK_ACCOUNT]: linkReviewedAccount,
  [kinds.REFUSE_BANK_ACCOUNT]: refuseReviewedAccount,
  // messages to providers
  [kinds.REGISTER_ORDER]: registerOrder,
  [kinds.CANCEL_ORDER]: cancelOrder,
  [kinds.REGISTER_MANDATE]: registerMandate,
  [kinds.SEND_MANDATE_SCAN]: sendMandateScan,
  [kinds.CANCEL_MANDATE]: cancelMandateThere,
  [kinds.REGISTER_PLAN]: registerPlanAtExchange,
  [kinds.CANCEL_PLAN]: cancelPlanAtExchange,
  [kinds.CHANGE_SIP]: changeAtExchange,
  [kinds.PAUSE_SIP]: pauseAtExchange,
  [kinds.CANCEL_SIP]: cancelSipAtExchange,
  [kinds.REGISTER_CLIENT]: registerClient,
  [kinds.START_PAYMENT]: startPayment,
  [kinds.CONFIRM_FUNDS]: confirmFunds,
  [kinds.REFUND]: sendRefund,
  [kinds.SELL]: sendSale,
  [kinds.LOGIN_MAIL]: sendLoginMail,
  [kinds.EMAIL_LINK]: deliverEmailLink,
  [kinds.OWNER_NOTICE]: sendOwnerNotice,
  [kinds.REGISTRATION_LETTER]: sendRegistrationLetter,
  [kinds.ORDER_LETTER]: sendOrderLetter,
  [kinds.SALE_LETTER]: sendSaleLetter,
  [kinds.PLAN_LETTER]: deliverPlanLetter,
  [kinds.PORTFOLIO_SHARED_LETTER]: sendSharedNotice,
  [kinds.SIP_LETTER]: sendSipLetter,
  [kinds.ERASURE_LETTER]: sendErasureLetter,
  [kinds.LEAD_LETTER]: sendLeadLetter,
  [kinds.WEBHOOK]: deliverEvent,
};
