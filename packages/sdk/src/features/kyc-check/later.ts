/* What stands below the first screen, in one file to fetch. */
export { Check } from './check.js';
export { KycReturn } from './kyc-return.js';
