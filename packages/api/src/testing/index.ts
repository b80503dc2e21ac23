/** `@prosperx/api/testing`: the real server in the process of a test. */
export { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
export { TEST_ORIGIN } from './requests.js';
export {
  advisorFor,
  advisorOfCode,
  clientOfMobile,
  makeMinor,
  newCustomer,
  newInvestor,
  signedInAgain,
} from './new-investor.js';
export {
  agreedVersions,
  answerRiskButLast,
  type Applicant,
  completeApplicant,
  completeRiskProfile,
  forgetDeclaration,
  linkBank,
  newApplicant,
  onboardingTicket,
  registeredApplicant,
  soundAnswers,
} from './applicant.js';
export { approvalTokenTo, approveByLink, askApproval, endAdvisor } from './customer-approval.js';
export { aNominee } from './exchange-client.js';
export { givePan } from './give-pan.js';
export { leaveDocumentsBlank } from './blank-documents.js';
export { allInTrust, itInTrust } from './count-of.js';
export { openTestDb } from './engines.js';
export { operatorClient } from './operators.js';
export { type Checkout, newCheckout } from './checkout.js';
export {
  confirm,
  DEBT,
  EQUITY,
  fillCart,
  fillCartUp,
  laterSip,
  lastOtp,
  LIQUID,
  lumpsum,
  orderCart,
  paymentOf,
  sip,
  notificationsTo,
  schemeOf,
} from './investing.js';
export { guessPasswords, otherThan } from './login-codes.js';
export { enterPlan, newPlanHolder, newRunningPlan, planForm, planLinkTo } from './planning.js';
export { addMandate, haltSips, newRunningSip } from './running-sip.js';
export { askForCode, newProposalKit, proposable, propose, proposalTokenTo } from './proposing.js';
export { goTo, holdingOf, newHolder, placeTestRedemption, redemptionBody } from './redeeming.js';
export { testKit, type TestKit, type TestKitOptions } from './test-kit.js';
export { withHolidays } from './with-holidays.js';
export { atBank, investorWithBank, mandateOf, registered } from './mandate-setup.js';
export { bmp, jpeg } from './pictures.js';
export { addSoldHistory } from './sold-history.js';
