export { AGENT_NOT_ALLOWED_TEXT } from './agent.text.js';
export { type ErrorCode, type ErrorKind, errorKinds, isErrorCode } from './catalogue.js';
export { errorText } from './errors.text.js';
export { PxError, type PxErrorDetails } from './px-error.js';
export { codeOfWire, wireNames } from './wire-names.js';
export { tooManyTriesText } from './too-many-tries.text.js';
export { UNKNOWN_ERROR_TEXT } from './unknown.text.js';
