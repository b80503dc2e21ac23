/** What follows the mobile number, in one file to fetch. */
export { giveCode, givePassword, sendCode, setPassword } from '#queries/session.js';
export { mergeVisit } from './merge-visit.js';
export { CodeStep } from './steps/code-step.js';
export { DetailsStep } from './steps/details-step.js';
export { PasswordStep } from './steps/password-step.js';
export { ProfileStep } from './steps/profile-step.js';
