export { formatAgentPhone, isAgentCode, readAgentPhone } from './rules.js';
export {
  type Agent,
  agentSchema,
  type CertificateRefusal,
  type ChosenAgent,
  getAgent,
  getOwnAgent,
  isTransactionAllowed,
} from './api.js';
export { ACTIVITIES_SHOWN, type ActivityKind, activityKindOf } from './activity.js';
export { type AdvisorActivity, changeAdvisor, getAdvisorActivity, setAdvisorAccess } from './acting-api.js';
export {
  type AgentCertificates,
  getAgentCertificates,
  getAgentPicture,
  previewArn,
  previewNism,
  saveAgentCertificates,
  uploadAgentPicture,
  uploadArn,
  uploadNism,
} from './certificates-api.js';
export { certificateErrorText } from './certificate.text.js';
export { ARN_END_DAYS, type ArnEnd, arnEndOf, arnStateOf, type ArnState } from './arn.js';
export { arnEndText } from './arn-end.text.js';
export { REFUSAL_CAUSES, type RefusalCause, refusalCauseOf } from './refusal.js';
export { certificateRefusalText, refusalCauseText } from './refusal.text.js';
export {
  asksFor,
  blankCertificates,
  CERTIFICATE_PREFIX,
  CERTIFICATE_RESET_MS,
  type CertificateDraft,
  checkCertificates,
  isLocked,
  MAX_ARN_DIGITS,
  needsPicture,
  withoutPrefix,
} from './certificates.js';
export {
  BIRTHDAY_DAYS,
  checkNote,
  checkFamily,
  checkTags,
  checkTaskDay,
  checkTaskText,
  comingBirthdays,
  MOST_NOTES,
  MOST_TAGS,
  MOST_TASKS,
  NOTE_LENGTH,
  type NoteFault,
  FAMILY_LENGTH,
  learnSpellings,
  spellingsOf,
  TAG_LENGTH,
  TASK_LENGTH,
  tidyFamily,
  tidyTags,
} from './customer-notes.js';
export {
  addCustomerNote,
  addCustomerTask,
  changeCustomerTask,
  type CustomerNotes,
  type CustomerTask,
  getCustomerNotes,
  removeCustomerNote,
  removeCustomerTask,
  setCustomerFamily,
  setCustomerTags,
} from './customer-notes-api.js';
export {
  type Customer,
  getAgentOverview,
  getPartnerDetails,
  myCustomers,
  type WaitingCustomer,
} from './customers-api.js';
export {
  APPROVED_KINDS,
  type ApprovedKind,
  CUSTOMER_FILTERS,
  CUSTOMER_NEEDS,
  type CustomerFilter,
  type CustomerNeed,
  type CartStanding,
  CUSTOMER_SORTS,
  type CustomerSort,
  CUSTOMERS_PAGE_SIZE,
  isCustomerFilter,
  LARGE_REDEMPTION,
  type MandateNeed,
  NAMED_NEEDS,
  type NamedNeed,
  NEED_DAYS,
  NEWS_DAYS,
  type ProposalStanding,
  WAITING_SHOWN,
  type WaitingKind,
  waitingSum,
} from './customers.js';
export {
  getMorningMail,
  MORNING_MAIL_AT,
  sendMorningMailCode,
  setAdvisorLanguage,
  setMorningMail,
} from './morning-mail-api.js';
