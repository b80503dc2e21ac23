export {
  createHomePageLead,
  createLead,
  createPremiumLead,
  getLeads,
  importLeads,
  inviteLeads,
  saveInterestedCustomer,
  updateLead,
} from './api.js';
export {
  type AdvisorInterest,
  INTERESTED_TAG,
  isLeadOpen,
  LEAD_IMPORT_BYTES,
  LEAD_IMPORT_ROWS,
  LEAD_KEPT_DAYS,
  LEAD_STATUSES,
  leadKeptUntil,
  LEADS_A_PAGE,
  type LeadSource,
  type LeadStatus,
} from './lead.js';
export {
  amountOfLakhs,
  checkFollowUp,
  checkInterested,
  checkLead,
  interestedTermsSent,
  leadTermsSent,
  sentInterestedTermsOf,
  type LeadErrorCode,
  typeLakhs,
} from './lead-form.js';
export { type LeadFile, type LeadRow, readLeadFile } from './lead-import.js';
export {
  INVITATION_OUTCOMES,
  type InvitationOutcome,
  invitationOutcome,
  INVITED_AT_ONCE,
  LEAD_INVITATIONS,
} from './lead-invitation.js';
export { byLeadField, type LeadTerms, pickLeadTerms, SEALED_LEAD_TERMS, sentLeadTermsOf } from './lead-fields.js';
export { leadConsent, leadErrorText, leadRowText, leadSourceText, leadStatusText } from './lead.text.js';
export type { Lead, LeadList } from './schemas.js';
