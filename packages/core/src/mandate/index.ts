export { getMandates, type Mandate } from './api.js';
export { laterInstalments, type SipCover, sipCover } from './sip-cover.js';
export { MANDATE_STATUSES, MANDATE_TYPES, type MandateStatus, type MandateType } from './status.js';
