export {
  createHomePageLead,
  createLead,
  createPremiumLead,
  getLeads,
  saveInterestedCustomer,
  updateLead,
} from './api.js';
export {
  ADVISOR_INTERESTS,
  type AdvisorInterest,
  INTERESTED_TAG,
  isLeadOpen,
  LEAD_KEPT_DAYS,
  LEAD_SOURCES,
  LEAD_STATUSES,
  LEADS_A_PAGE,
  type LeadSource,
  type LeadStatus,
} from './lead.js';
export {
  amountOfLakhs,
  checkInterested,
  checkLead,
  type InterestedDetails,
  lakhsOf,
  LEAD_AMOUNT_MAX,
  LEAD_AMOUNT_MIN,
  type LeadDetails,
  type LeadErrorCode,
  typeLakhs,
} from './lead-form.js';
export { leadConsent, leadErrorText, leadSourceText, leadStatusText } from './lead.text.js';
export type { Lead, LeadList } from './schemas.js';
