/** `@prosperx/api/testing`: the real server in the process of a test. */
export { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
export { TEST_ORIGIN } from './client.js';
export { openTestDb } from './engines.js';
export { testKit, type TestKit } from './test-kit.js';
