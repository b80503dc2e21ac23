export { type ErrorCode, type ErrorKind, errorKinds, isErrorCode } from './catalogue.js';
export { errorText } from './errors.text.js';
export { PxError, type PxErrorDetails } from './px-error.js';
export { codeOfWire, wireNames } from './wire-names.js';
export { errorTextIn, tooManyTriesText, UNKNOWN_ERROR_TEXT } from './transport.text.js';
