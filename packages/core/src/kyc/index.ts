export { panErrorText } from './kyc.text.js';
export { checkPan, type PanErrorCode, tidyPan } from './rules.js';
