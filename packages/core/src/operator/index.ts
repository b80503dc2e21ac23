export { decisionText, operatorErrorText } from './operator.text.js';
export {
  type BookSays,
  checkReason,
  type DecisionRefusal,
  ENROLMENT_HOURS,
  isOperatorName,
  OPERATOR_CODE_LENGTH,
  OPERATOR_DAY_HOURS,
  OPERATOR_IDLE_MINUTES,
  OPERATOR_ROWS,
  PROPOSAL_HOURS,
  REASON_LENGTH,
  type ReasonFault,
  type ReconciliationFinding,
  tidyFoundNumber,
  tidyOperatorName,
} from './rules.js';
export {
  enrolOperator,
  getOperatorHome,
  type OperatorHome,
  readEnrolment,
  signInOperator,
  signOutOperator,
} from './session-api.js';
export {
  answerProposal,
  type AuditLine,
  decideJob,
  retryJobs,
  getOperatorAudit,
  getParkedJobs,
  getProposals,
  JOB_ACTS,
  type JobAct,
  type ParkedJob,
  PROPOSAL_STATES,
  type Proposal,
  type QueueCounts,
} from './jobs-api.js';
export { checkHeldKyc, getHeldKycs, type HeldKyc } from './kyc-api.js';
export {
  endPersonSessions,
  findRecords,
  type FoundRecord,
  getOperatorPerson,
  getPersonTimeline,
  type OperatorPerson,
  type RecordKind,
  revealPerson,
  type TimelineEntry,
} from './people-api.js';
export { type BankReview, getBankReviews, getOperatorPicture } from './bank-reviews-api.js';
export { placeOfDeletion, readDeletionPlace } from './deletion-place.js';
export { type Deletion, getDeletions, withdrawDeletionFor } from './deletions-api.js';
export { endPartnerKey, getOperatorPartners, type OperatorPartner } from './partners-api.js';
export { getImports, IMPORT_KINDS, importFile, type ImportKind, type ImportRun } from './imports-api.js';
export { getOperatorCalendar, type OperatorCalendar, saveHolidays } from './calendar-api.js';
export { getReconciliation, type ReconciliationRun, runReconciliation } from './reconciliation-api.js';
export { getWaitingAdvisors, refuseAdvisor, verifyAdvisor, type WaitingAdvisor } from './advisors-api.js';
