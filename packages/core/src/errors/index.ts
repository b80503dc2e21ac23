export { type ErrorCode, errorKinds, isErrorCode } from './catalogue.js';
export { errorText } from './errors.text.js';
export { PxError, type PxErrorDetails } from './px-error.js';
export { codeOfWire, wireNames } from './wire-names.js';
export { errorSentence, errorTextIn } from './sentence.js';
export { UNKNOWN_ERROR_TEXT } from './unknown-error.text.js';
export { tooManyTriesText } from './transport.text.js';
