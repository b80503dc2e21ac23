export { getMandates, type Mandate } from './api.js';
export {
  laterInstalments,
  type SipCover,
  sipCover,
  MANDATE_STATUSES,
  MANDATE_TYPES,
  type MandateStatus,
  type MandateType,
} from './rules.js';
