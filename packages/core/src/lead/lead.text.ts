import type { LeadErrorCode } from './lead-form.js';
import type { LeadRowFault } from './lead-import.js';
import { LEAD_KEPT_DAYS, type LeadSource, type LeadStatus } from './lead.js';

/** The sentences are prescribed to the letter, but for that of an empty email, whose slip is put right, and of a day to call again. */
export const leadErrorText: Readonly<Record<LeadErrorCode, string>> = {
  lead_name_required: 'Please enter name',
  lead_name_invalid: 'Please enter a valid name',
  lead_mobile_required: 'Please enter investor number',
  lead_mobile_invalid: 'Please enter a valid mobile number',
  lead_mobile_objected: 'We were asked to keep no details for this mobile number',
  lead_email_required: 'Please enter email',
  lead_email_invalid: 'Please enter a valid email',
  lead_amount_required: 'Please enter amount',
  lead_amount_too_high: 'Please enter 10,000 lakhs at most',
  lead_follow_up_too_late: `Please choose a day within ${LEAD_KEPT_DAYS} days: leads are kept no longer`,
  own_name_required: 'Please enter your full name',
  own_mobile_required: 'Please enter your mobile number',
  own_email_required: 'Please enter your email id',
};

/** What only a row of a file can have. */
export const leadRowText: Readonly<Record<Exclude<LeadRowFault, LeadErrorCode>, string>> = {
  lead_twice: 'This mobile number is in an earlier row',
  lead_amount_unreadable: 'The amount is not a number',
};

/** The name of each status of a lead. */
export const leadStatusText: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  invested: 'Invested',
  not_interested: 'Not interested',
};

/** The name of each source of a lead. */
export const leadSourceText: Readonly<Record<LeadSource, string>> = {
  calculator: 'Shared calculator',
  premium_service: 'Premium service',
  home: 'Added by you',
};

const kept = `deleted ${LEAD_KEPT_DAYS} days after the last contact`;

/** The lines under the forms: whose consent is needed, for what, and how long the details are kept. `version` is kept with each lead; new words are a new version. */
export const leadConsent = {
  version: 'lead-2026-11',
  /** Below the form of an advisor. */
  byAdvisor: `Enter only people who have agreed to be called and written to about investing. Their details are ${kept}.`,
  /** Below the form of somebody who is interested. */
  byCustomer: (advisor: string) =>
    `By saving you agree that ${advisor} and ProsperX may call and write to you about investing. Your details are given to nobody else and ${kept}.`,
} as const;
