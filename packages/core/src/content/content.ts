/** What an advisor can do to earn a scratch card: their first lead, and their tenth. */
export const SCRATCH_EVENTS = ['first_lead', 'tenth_lead'] as const;
/** One of `SCRATCH_EVENTS`. */
export type ScratchEvent = (typeof SCRATCH_EVENTS)[number];

/** The leads that an advisor needs for a card. */
export const LEADS_FOR_CARD: Readonly<Record<ScratchEvent, number>> = { first_lead: 1, tenth_lead: 10 };

/** What is asked about: the site itself, and the leads of an advisor. */
export const SURVEYS = ['site', 'leads'] as const;
/** One of `SURVEYS`. */
export type Survey = (typeof SURVEYS)[number];

/** The longest comment of a survey, in characters. */
export const COMMENT_LENGTH = 500;
