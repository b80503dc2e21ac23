export { reportFailure } from './api.js';
export { describeFailure, FAILURE_REPORTS } from './rules.js';
