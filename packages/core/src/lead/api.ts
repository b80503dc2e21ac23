import * as z from 'zod/mini';
import { ADVISORS, endpoint, meta, nothing, operation } from '#http/index.js';
import { PREMIUM_TAGS } from '#premium-service/index.js';
import { dateCodec } from '#time/index.js';
import { LEAD_FIELDS, SEALED_LEAD_TERMS } from './lead-fields.js';
import { INVITATION_OUTCOMES, INVITED_AT_ONCE } from './lead-invitation.js';
import { ADVISOR_INTERESTS, INTERESTED_TAG, LEAD_IMPORT_ROWS, LEAD_STATUSES } from './lead.js';
import { leadBodySchema, leadListSchema, leadSchema } from './schemas.js';

const PERSON = SEALED_LEAD_TERMS.map((term) => LEAD_FIELDS[term]);

export const createHomePageLead = endpoint({
  name: 'createHomePageLead',
  method: 'POST',
  path: '/api/v1/leads/home-page-lead',
  query: nothing,
  body: leadBodySchema,
  reply: operation(leadSchema),
  errors: ['lead_not_created'],
  access: ADVISORS,
  effect: 'write',
  secrets: PERSON,
});

export const createLead = endpoint({
  name: 'createLead',
  method: 'POST',
  path: '/api/v1/leads/lead-creation',
  query: z.object({ tag: z.enum([...PREMIUM_TAGS, INTERESTED_TAG]) }),
  body: z.extend(z.partial(leadBodySchema), {
    /** What the advisor is interested in; only with the tag of interest. */
    interest: z.optional(z.enum(ADVISOR_INTERESTS)),
  }),
  reply: operation(z.nullable(leadSchema)),
  errors: ['lead_not_created'],
  access: ADVISORS,
  effect: 'write',
  secrets: PERSON,
});

export const createPremiumLead = endpoint({
  name: 'createPremiumLead',
  method: 'POST',
  path: '/api/v1/ticketing/premium-service-lead',
  query: z.object({ tag: z.enum(PREMIUM_TAGS) }),
  body: leadBodySchema,
  reply: operation(leadSchema),
  errors: ['lead_not_created'],
  access: ADVISORS,
  effect: 'write',
  needsVerified: true,
  secrets: PERSON,
});

export const saveInterestedCustomer = endpoint({
  name: 'saveInterestedCustomer',
  method: 'POST',
  path: '/api/v1/leads/interested-customer',
  query: nothing,
  body: z.object({
    userName: z.string(),
    mobile: z.string(),
    emailId: z.string(),
    /** The advisor whose link it was, who is credited. */
    agentCode: z.string(),
    /** The premium service that the link was for; absent where it was for a plan. */
    tag: z.optional(z.enum(PREMIUM_TAGS)),
    /** Whether a message thanks the customer and says who will call. */
    sendNotification: z.boolean(),
  }),
  /** The advisor who will call. */
  reply: meta(z.object({ advisorName: z.string() })),
  errors: ['agent_unknown', 'lead_not_created'],
  access: ['visitor'],
  effect: 'write',
  secrets: ['userName', 'mobile', 'emailId'],
});

export const getLeads = endpoint({
  name: 'getLeads',
  method: 'GET',
  path: '/api/v1/leads/calculator-leads',
  query: z.object({
    agentCode: z.string(),
    status: z.optional(z.enum(LEAD_STATUSES)),
    /** The page, from 0. */
    page: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
  }),
  body: null,
  reply: meta(leadListSchema),
  errors: [],
  access: ADVISORS,
  effect: 'read',
  secrets: [],
});

export const importLeads = endpoint({
  name: 'importLeads',
  method: 'POST',
  path: '/api/v1/leads/import',
  query: nothing,
  body: z.object({ leads: z.array(leadBodySchema).check(z.minLength(1), z.maxLength(LEAD_IMPORT_ROWS)) }),
  reply: meta(
    z.object({
      /** One for each lead, in the order in which they were sent. `known`: their mobile is in the list already. */
      rows: z.array(
        z.object({
          outcome: z.enum(['added', 'known', 'refused']),
          /** The id of a lead that was added. */
          leadId: z.nullable(z.string()),
          /** Codes of what is wrong, by field. */
          faults: z.record(z.string(), z.string()),
        }),
      ),
    }),
  ),
  errors: ['invalid_input', 'too_many_requests'],
  access: ADVISORS,
  effect: 'write',
  secrets: ['leads'],
});

export const inviteLeads = endpoint({
  name: 'inviteLeads',
  method: 'POST',
  path: '/api/v1/leads/invite',
  query: nothing,
  body: z.object({
    leadIds: z.array(z.string()).check(z.minLength(1), z.maxLength(INVITED_AT_ONCE)),
    /** A BCP 47 tag: in which those are invited who gave their details in none; left out: that of the call. */
    language: z.optional(z.string().check(z.minLength(2), z.maxLength(35))),
  }),
  reply: meta(
    z.object({
      /** One for each lead, in the order in which they were sent. */
      outcomes: z.array(z.enum(INVITATION_OUTCOMES)),
    }),
  ),
  errors: ['not_found', 'certificates_missing', 'certificates_ended', 'certificates_waiting'],
  access: ADVISORS,
  effect: 'write',
  needsVerified: true,
  secrets: [],
});

export const updateLead = endpoint({
  name: 'updateLead',
  method: 'POST',
  path: '/api/v1/leads/lead-status',
  query: nothing,
  /** What is left out stays as it is. */
  body: z.object({
    leadId: z.string(),
    status: z.optional(z.enum(LEAD_STATUSES)),
    followUpOn: z.optional(z.nullable(dateCodec)),
  }),
  reply: meta(leadSchema),
  errors: ['not_found'],
  access: ADVISORS,
  effect: 'write',
  secrets: [],
});
