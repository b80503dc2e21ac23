import { type Paise, rupees } from '#money/index.js';
import { checkEmail, checkMobile, checkName, tidyMobile, tidyText } from '#session/index.js';
import type { BusinessDate } from '#time/index.js';
import { byLeadField, type ByLeadField, type LeadTerms } from './lead-fields.js';
import { leadKeptUntil } from './lead.js';

/** Codes for faults in a form about a possible customer; `leadErrorText` has their words. */
export type LeadErrorCode =
  | 'lead_name_required'
  | 'lead_name_invalid'
  | 'lead_mobile_required'
  | 'lead_mobile_invalid'
  /** Said by the server alone: its owner does not want to be anybody's lead. */
  | 'lead_mobile_objected'
  | 'lead_email_required'
  | 'lead_email_invalid'
  | 'lead_amount_required'
  | 'lead_amount_too_high'
  | 'lead_follow_up_too_late'
  | 'own_name_required'
  | 'own_mobile_required'
  | 'own_email_required';

/** Checks the day on which a lead is to be spoken to again, as it is chosen on a day: it is there until then. */
export const checkFollowUp = (followUpOn: BusinessDate | null, today: BusinessDate): LeadErrorCode | null =>
  followUpOn !== null && followUpOn > leadKeptUntil(today) ? 'lead_follow_up_too_late' : null;

const RUPEES_IN_A_LAKH = 1_00_000;

/** The least amount of a lead: one lakh. */
const LEAD_AMOUNT_MIN = rupees(RUPEES_IN_A_LAKH);

/** The highest amount of a lead: a hundred crore, beyond which a digit was typed too much. */
const LEAD_AMOUNT_MAX = rupees(100_00_00_000);

const LAKHS = /^\d{1,5}(?:\.\d{1,6})?$/;

/** Returns the amount of a text that is typed in lakhs, rounded to rupees; null for what is no number. */
export function amountOfLakhs(typed: string): Paise | null {
  const text = typed.replaceAll(',', '').trim();
  return LAKHS.test(text) ? rupees(Math.round(Number(text) * RUPEES_IN_A_LAKH)) : null;
}

/** Returns what a field of lakhs keeps of what is typed so far: digits and one point. */
export function typeLakhs(typed: string): string {
  const [whole = '', ...decimals] = typed.replace(/[^\d.]/g, '').split('.');
  return decimals.length > 0 ? `${whole}.${decimals.join('')}` : whole;
}

type SentLead = Partial<ByLeadField<{ readonly [Term in keyof LeadTerms]: LeadTerms[Term] | undefined }>>;

/** The terms that a call has sent, tidied; what is left out is an empty text. */
export const leadTermsSent = (sent: SentLead): LeadTerms => ({
  name: tidyText(sent.investorName ?? ''),
  mobile: tidyMobile(sent.investorMobileNo ?? ''),
  email: tidyText(sent.investorEmailId ?? ''),
  amount: sent.investmentAmount ?? null,
});

/** The terms that somebody has given of themselves. */
export const interestedTermsSent = ({ userName, mobile, emailId }: InterestedTerms): LeadTerms =>
  leadTermsSent({ investorName: userName, investorMobileNo: mobile, investorEmailId: emailId });

/** Terms as people send them of themselves. */
export const sentInterestedTermsOf = ({ name, mobile, email }: LeadTerms) => ({
  userName: name,
  mobile,
  emailId: email,
});

type InterestedTerms = ReturnType<typeof sentInterestedTermsOf>;

/** Checks the amount of a lead; below a lakh it counts as missing. As every check here it returns the code of the fault, or null. */
function checkLeadAmount(amount: Paise | null): LeadErrorCode | null {
  if (amount === null || amount < LEAD_AMOUNT_MIN) return 'lead_amount_required';
  return amount > LEAD_AMOUNT_MAX ? 'lead_amount_too_high' : null;
}

/** Checks the tidied name of a possible customer. */
function checkLeadName(name: string): LeadErrorCode | null {
  if (name === '') return 'lead_name_required';
  return checkName(name) === null ? null : 'lead_name_invalid';
}

/** Checks their mobile, ten digits that begin with 6 to 9. */
function checkLeadMobile(mobile: string): LeadErrorCode | null {
  if (mobile === '') return 'lead_mobile_required';
  return checkMobile(mobile) === null ? null : 'lead_mobile_invalid';
}

/** Checks their tidied email address. */
function checkLeadEmail(email: string): LeadErrorCode | null {
  if (email === '') return 'lead_email_required';
  return checkEmail(email) === null ? null : 'lead_email_invalid';
}

/** A field of a call → code of the fault; null where there is none. */
type LeadFaults<Field extends string> = Readonly<Record<Field, LeadErrorCode | null>>;

/** Checks the form with which an advisor makes a lead. Without a service an amount may be left out. */
export const checkLead = ({ name, mobile, email, amount }: LeadTerms, needsAmount = true) =>
  byLeadField({
    name: checkLeadName(name),
    mobile: checkLeadMobile(mobile),
    email: checkLeadEmail(email),
    amount: amount === null && !needsAmount ? null : checkLeadAmount(amount),
  });

/** What is said of a field that is empty, where somebody speaks of themselves. */
const OWN: Readonly<Partial<Record<LeadErrorCode, LeadErrorCode>>> = {
  lead_name_required: 'own_name_required',
  lead_mobile_required: 'own_mobile_required',
  lead_email_required: 'own_email_required',
};

const own = (code: LeadErrorCode | null): LeadErrorCode | null => (code && OWN[code]) ?? code;

/** Checks the form of somebody who is interested in a plan that an advisor shared. */
export function checkInterested({ name, mobile, email }: LeadTerms): LeadFaults<keyof InterestedTerms> {
  return {
    userName: own(checkLeadName(name)),
    mobile: own(checkLeadMobile(mobile)),
    emailId: own(checkLeadEmail(email)),
  };
}
