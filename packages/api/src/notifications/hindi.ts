/* oxlint-disable no-restricted-imports */
import * as arnEndWords from '@prosperx/core/languages/hi/agent/arn-end.text.js';
import * as certificateWords from '@prosperx/core/languages/hi/agent/certificate.text.js';
import * as refusalWords from '@prosperx/core/languages/hi/agent/refusal.text.js';
import * as bankWords from '@prosperx/core/languages/hi/bank/bank.text.js';
import * as investmentWords from '@prosperx/core/languages/hi/cart/investment.text.js';
import * as sipDateWords from '@prosperx/core/languages/hi/cart/sip-date.text.js';
import * as approvalWords from '@prosperx/core/languages/hi/customer-approval/approval.text.js';
import * as disclosureWords from '@prosperx/core/languages/hi/disclosure/disclosure.text.js';
import * as errorsWords from '@prosperx/core/languages/hi/errors/errors.text.js';
import * as transportWords from '@prosperx/core/languages/hi/errors/transport.text.js';
import * as unknownErrorWords from '@prosperx/core/languages/hi/errors/unknown-error.text.js';
import * as familyWords from '@prosperx/core/languages/hi/family/family.text.js';
import * as formatWords from '@prosperx/core/languages/hi/format/format.text.js';
import * as fundWords from '@prosperx/core/languages/hi/fund/fund.text.js';
import * as kycWords from '@prosperx/core/languages/hi/kyc/kyc.text.js';
import * as leadWords from '@prosperx/core/languages/hi/lead/lead.text.js';
import * as mandateWords from '@prosperx/core/languages/hi/mandate/mandate.text.js';
import * as nfoWords from '@prosperx/core/languages/hi/nfo/nfo.text.js';
import * as nomineeWords from '@prosperx/core/languages/hi/nominee/nominee.text.js';
import * as orderWords from '@prosperx/core/languages/hi/order/order.text.js';
import * as paymentWords from '@prosperx/core/languages/hi/payment/payment.text.js';
import * as pincodeWords from '@prosperx/core/languages/hi/pincode/pincode.text.js';
import * as casWords from '@prosperx/core/languages/hi/portfolio/cas.text.js';
import * as filesWords from '@prosperx/core/languages/hi/portfolio/files.text.js';
import * as transactionsWords from '@prosperx/core/languages/hi/portfolio/transactions.text.js';
import * as unvaluedWords from '@prosperx/core/languages/hi/portfolio/unvalued.text.js';
import * as premiumServiceWords from '@prosperx/core/languages/hi/premium-service/premium-service.text.js';
import * as fatcaWords from '@prosperx/core/languages/hi/profile/fatca.text.js';
import * as profileWords from '@prosperx/core/languages/hi/profile/profile.text.js';
import * as proposalWords from '@prosperx/core/languages/hi/proposal/proposal.text.js';
import * as redemptionWords from '@prosperx/core/languages/hi/redemption/redemption.text.js';
import * as riskWords from '@prosperx/core/languages/hi/risk/risk.text.js';
import * as newPasswordWords from '@prosperx/core/languages/hi/session/new-password.text.js';
import * as sessionWords from '@prosperx/core/languages/hi/session/session.text.js';
import * as calculatorWords from '@prosperx/core/languages/hi/share/calculator.text.js';
import * as shareWords from '@prosperx/core/languages/hi/share/share.text.js';
import * as planWords from '@prosperx/core/languages/hi/stp/plan.text.js';
import * as uploadWords from '@prosperx/core/languages/hi/upload/upload.text.js';
import * as customerApprovalTexts from '#languages/hi/customer-approval/customer-approval.text.js';
import * as arnEndMailTexts from '#languages/hi/modules/agent/arn-end-mail.text.js';
import * as morningMailTexts from '#languages/hi/modules/agent/morning-mail.text.js';
import * as refusalTexts from '#languages/hi/modules/agent/refusal-notification.text.js';
import * as tellAdvisorTexts from '#languages/hi/modules/agent/tell-advisor.text.js';
import * as bookTexts from '#languages/hi/modules/book/book.text.js';
import * as approvalTexts from '#languages/hi/modules/cart/approval.text.js';
import * as contentTexts from '#languages/hi/modules/content/content.text.js';
import * as erasureNotificationTexts from '#languages/hi/modules/erasure/erasure-notification.text.js';
import * as familyTexts from '#languages/hi/modules/family/family.text.js';
import * as leadNotificationTexts from '#languages/hi/modules/lead/lead-notification.text.js';
import * as mandateEndTexts from '#languages/hi/modules/mandate/end-notice.text.js';
import * as shareMandateTexts from '#languages/hi/modules/mandate/share-mandate.text.js';
import * as nfoReminderTexts from '#languages/hi/modules/nfo/nfo-reminder.text.js';
import * as shareNfoTexts from '#languages/hi/modules/nfo/share-nfo.text.js';
import * as orderNotificationTexts from '#languages/hi/modules/orders/order-notification.text.js';
import * as orderTexts from '#languages/hi/modules/orders/order.text.js';
import * as redemptionNotificationTexts from '#languages/hi/modules/orders/redeem/redemption-notification.text.js';
import * as challanTexts from '#languages/hi/modules/payments/challan.text.js';
import * as paymentTexts from '#languages/hi/modules/payments/payment.text.js';
import * as receiptTexts from '#languages/hi/modules/payments/receipt/receipt.text.js';
import * as shareTexts from '#languages/hi/modules/payments/share/share.text.js';
import * as filesTexts from '#languages/hi/modules/portfolio/files/files.text.js';
import * as sharePortfolioTexts from '#languages/hi/modules/portfolio/share/share-portfolio.text.js';
import * as brochureTexts from '#languages/hi/modules/premium-service/brochure.text.js';
import * as sharePremiumServiceTexts from '#languages/hi/modules/premium-service/share-premium-service.text.js';
import * as profileOtpTexts from '#languages/hi/modules/profile/profile-otp.text.js';
import * as registrationNotificationTexts from '#languages/hi/modules/profile/registration-notification.text.js';
import * as verifyEmailTexts from '#languages/hi/modules/profile/verify-email.text.js';
import * as reportTexts from '#languages/hi/modules/report/report.text.js';
import * as loginTexts from '#languages/hi/modules/session/login.text.js';
import * as shareCalculatorTexts from '#languages/hi/modules/share/share-calculator.text.js';
import * as sipNotificationTexts from '#languages/hi/modules/sips/sip-notification.text.js';
import * as planNotificationTexts from '#languages/hi/modules/stp/plan-notification.text.js';
import * as proposalTexts from '#languages/hi/proposal/proposal.text.js';
import * as bseTexts from '#languages/hi/providers/exchange/bse/bse.text.js';
import * as gatewayTexts from '#languages/hi/providers/gateway/gateway.text.js';
import * as notificationTexts from '#languages/hi/providers/notification.text.js';
import * as documentWorkerTexts from '#languages/hi/records/document/document-worker.text.js';
import * as mandateTexts from '#languages/hi/records/mandate/mandate.text.js';
import * as paymentEndTexts from '#languages/hi/records/order/payment-end.text.js';
import * as remarksTexts from '#languages/hi/records/order/remarks.text.js';
import * as comingOfAgeTexts from '#languages/hi/records/profile/coming-of-age.text.js';
import * as ownerNoticeTexts from '#languages/hi/records/profile/owner-notice.text.js';
import * as registrarTexts from '#languages/hi/records/registrar/registrar.text.js';
import * as sharedNoticeTexts from '#languages/hi/records/share/shared-notice.text.js';
import * as shortLinkTexts from '#languages/hi/records/share/short-link.text.js';
/* oxlint-enable no-restricted-imports */

/** Hindi as letters, and what a letter names, say it. */
export const texts: readonly object[] = [
  arnEndWords,
  certificateWords,
  refusalWords,
  bankWords,
  investmentWords,
  sipDateWords,
  approvalWords,
  disclosureWords,
  errorsWords,
  transportWords,
  unknownErrorWords,
  familyWords,
  formatWords,
  fundWords,
  kycWords,
  leadWords,
  mandateWords,
  nfoWords,
  nomineeWords,
  orderWords,
  paymentWords,
  pincodeWords,
  casWords,
  filesWords,
  transactionsWords,
  unvaluedWords,
  premiumServiceWords,
  fatcaWords,
  profileWords,
  proposalWords,
  redemptionWords,
  riskWords,
  newPasswordWords,
  sessionWords,
  calculatorWords,
  shareWords,
  planWords,
  uploadWords,
  customerApprovalTexts,
  arnEndMailTexts,
  morningMailTexts,
  refusalTexts,
  tellAdvisorTexts,
  bookTexts,
  approvalTexts,
  contentTexts,
  erasureNotificationTexts,
  familyTexts,
  leadNotificationTexts,
  mandateEndTexts,
  shareMandateTexts,
  nfoReminderTexts,
  shareNfoTexts,
  orderNotificationTexts,
  orderTexts,
  redemptionNotificationTexts,
  challanTexts,
  paymentTexts,
  receiptTexts,
  shareTexts,
  filesTexts,
  sharePortfolioTexts,
  brochureTexts,
  sharePremiumServiceTexts,
  profileOtpTexts,
  registrationNotificationTexts,
  verifyEmailTexts,
  reportTexts,
  loginTexts,
  shareCalculatorTexts,
  sipNotificationTexts,
  planNotificationTexts,
  proposalTexts,
  bseTexts,
  gatewayTexts,
  notificationTexts,
  documentWorkerTexts,
  mandateTexts,
  comingOfAgeTexts,
  ownerNoticeTexts,
  registrarTexts,
  paymentEndTexts,
  remarksTexts,
  sharedNoticeTexts,
  shortLinkTexts,
];
