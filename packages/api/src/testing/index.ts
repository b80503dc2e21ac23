/** `@prosperx/api/testing`: the real server in the process of a test. */
export { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
export { TEST_ORIGIN } from './test-origin.js';
export { advisorFor } from './advisor.js';
export { type Applicant, completeApplicant, newApplicant, soundAnswers } from './applicant.js';
export { openTestDb } from './engines.js';
export { type Checkout, newCheckout } from './checkout.js';
export { DEBT, fillCart, lastOtp, LIQUID, lumpsum, orderCart, paymentOf, sip } from './investing.js';
export { lettersTo } from './letters.js';
export { newInvestor, signedInAgain } from './new-investor.js';
export { addMandate } from './running-sip.js';
export { testKit, type TestKit } from './test-kit.js';
