import * as z from 'zod/mini';
import { dateCodec, instantCodec } from '#time/index.js';
import { sentLeadTerms, shownLeadTerms } from './lead-terms.js';
import { ADVISOR_INTERESTS, LEAD_SOURCES, LEAD_STATUSES } from './lead.js';

/** Describes the details of a possible customer, as an advisor enters them; the amount is in rupees. */
export const leadBodySchema = z.object(sentLeadTerms);

/** Describes a lead as its advisor sees it. */
export const leadSchema = z.object({
  leadId: z.string(),
  source: z.enum(LEAD_SOURCES),
  /** The tag of a lead for a premium service; null for any other. */
  tag: z.nullable(z.string()),
  ...shownLeadTerms,
  status: z.enum(LEAD_STATUSES),
  /** The day on which the advisor wants to speak to them again. */
  followUpOn: z.nullable(dateCodec),
  /** The last day on which it is there, unless something of it changes. Older servers do not say so. */
  keptUntil: z.optional(z.nullable(dateCodec)),
  /** How often they were invited to open an account, and when last. */
  invitations: z.number(),
  invitedAt: z.nullable(instantCodec),
  /** Whether somebody with this mobile is a customer of the advisor. */
  isCustomer: z.boolean(),
  createdAt: instantCodec,
});

/** Describes a page of an advisor's leads, those to follow up first, then the newest. */
export const leadListSchema = z.object({
  /** How many there are of the wanted status, on all pages. */
  count: z.number(),
  /** How many are new. */
  newCount: z.number(),
  leads: z.array(leadSchema),
  /** The server's day, by which a follow-up is due. */
  today: dateCodec,
  /** What the advisor has said "I am Interested" to. */
  interestedIn: z.array(z.enum(ADVISOR_INTERESTS)),
});

/** A value that `leadSchema` has decoded. */
export type Lead = z.output<typeof leadSchema>;
/** A value that `leadListSchema` has decoded. */
export type LeadList = z.output<typeof leadListSchema>;
