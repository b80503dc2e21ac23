export { type ErrorCode, type ErrorKind, errorKinds, isErrorCode, wireNames } from './catalogue.js';
export { errorText } from './errors.text.js';
export { PxError, type PxErrorDetails } from './px-error.js';
