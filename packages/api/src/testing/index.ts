/** `@prosperx/api/testing`: the real server in the process of a test. */
export { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
export { TEST_ORIGIN } from './test-origin.js';
export { type Applicant, completeApplicant, newApplicant, soundAnswers } from './applicant.js';
export { openTestDb } from './engines.js';
export { lastOtp } from './investing.js';
export { newInvestor } from './new-investor.js';
export { testKit, type TestKit } from './test-kit.js';
