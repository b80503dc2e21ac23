import { addDays, type BusinessDate } from '#time/index.js';

/** The sources of a lead: a calculator that an advisor shared, one of the premium services, or the advisor's own list. */
export const LEAD_SOURCES = ['calculator', 'premium_service', 'home'] as const;
/** One of `LEAD_SOURCES`. */
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** What has become of a lead, as its advisor says. */
export const LEAD_STATUSES = ['new', 'contacted', 'invested', 'not_interested'] as const;
/** One of `LEAD_STATUSES`. */
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Tells whether a lead in this state waits for its advisor, who may be reminded of it on a day. */
export const isLeadOpen = (status: LeadStatus): boolean => status === 'new' || status === 'contacted';

/** The tag of everything that is no premium service: an advisor's "I am Interested", and the form of a shared calculator. */
export const INTERESTED_TAG = 'mf_interested';

/** What an advisor can say "I am Interested" to: the loan against mutual funds, and a registration as a sub-broker. */
export const ADVISOR_INTERESTS = ['lamf', 'sub_broker'] as const;
/** One of `ADVISOR_INTERESTS`. */
export type AdvisorInterest = (typeof ADVISOR_INTERESTS)[number];

/** Leads are deleted this many days after their last change. */
export const LEAD_KEPT_DAYS = 180;

/** The last day on which a lead is there that changes on a day, and so the last on which its advisor may want to speak to it again. */
export const leadKeptUntil = (changedOn: BusinessDate): BusinessDate => addDays(changedOn, LEAD_KEPT_DAYS);

/** Leads on one page of an advisor's list. */
export const LEADS_A_PAGE = 25;

/** The most leads of one import, and the longest file of them in bytes. */
export const LEAD_IMPORT_ROWS = 500;
/** The most bytes of a file of leads. */
export const LEAD_IMPORT_BYTES = 1_000_000;
