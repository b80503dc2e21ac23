export { ACTIVATION_BASE, activationDelay } from './activation.js';
export {
  activateMandate,
  cancelMandate,
  downloadMandate,
  getMandateConfig,
  getMandates,
  getRegisteredMandate,
  type Mandate,
  type MandateConfig,
  shareMandateSetupLink,
  uploadMandate,
} from './api.js';
export { approvalTime } from './approval-time.text.js';
export {
  checkMandateEnd,
  dueEndNotice,
  MANDATE_MAX_YEARS,
  mandateEnd,
  mandateEndNoticeDays,
  mandateEndText,
} from './dates.js';
export {
  isLateApproval,
  MANDATE_EVENTS,
  MANDATE_STATES,
  type MandateEvent,
  type MandateState,
  isPastEnd,
  mandateStatusOf,
  mandateStatusOn,
  mandateTimeout,
  nextMandateCheck,
  nextMandateState,
  OPEN_MANDATE_STATES,
} from './lifecycle.js';
export {
  checkMandateLimit,
  leastMandateLimit,
  MANDATE_LIMIT_ERRORS,
  type MandateBounds,
  type MandateLimitError,
  mandateLimitText,
  maximumFor,
  specificationBounds,
  suggestedMandateLimit,
  suggestedMethod,
} from './limits.js';
export { mandateDeclarationText, mandateMethodText, mandateStatusText } from './mandate.text.js';
export {
  type MandateChannels,
  type MandateMethod,
  type MandateType,
  mandateTypeOf,
  onlineMethods,
  type OnlineMethod,
} from './methods.js';
export { debitedSips } from './cart-sips.js';
export {
  APPROVAL_DAYS,
  awaitsBank,
  awaitsForm,
  isLiveMandate,
  isSameMandate,
  SIP_COVERS,
  hasDebits,
  isDebitedOnce,
  laterInstalments,
  MANDATE_STATUSES,
  type MandateDebit,
  type MandateStatus,
  mandateTones,
  mandateTypesFor,
  payingMandate,
  type SipCover,
  sipCover,
  sipRoom,
  type SipDebits,
  type SipRoom,
} from './rules.js';
export { UPI_AUTOPAY_LIMIT } from './upi-limit.js';
export { checkScan, SCAN_ENDINGS, scanTypeOf } from './scan.js';
