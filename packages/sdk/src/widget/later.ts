/* What the smallest element needs only when something is wrong, in one file to fetch. */
export { refusal } from './refusal.js';
export { RequestId } from './request-id.js';
