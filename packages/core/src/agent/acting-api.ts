import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { instantCodec } from '#time/index.js';
import { ACTIVITY_KINDS } from './activity.js';
import { agentSchema } from './api.js';

const actingSchema = z.object({
  /** The advisor whose customer the person is; null without one. */
  advisor: z.nullable(
    z.extend(agentSchema, {
      /** The time from which the person is their customer. */
      since: instantCodec,
      /** false once the customer has ended the advisor's right to act. */
      mayAct: z.boolean(),
    }),
  ),
  /** What advisors did in this account, latest first, at most `ACTIVITIES_SHOWN`; acts of one kind within a minute are one. */
  activities: z.array(z.object({ at: instantCodec, advisorName: z.string(), kind: z.enum(ACTIVITY_KINDS) })),
});

export const getAdvisorActivity = endpoint({
  name: 'getAdvisorActivity',
  method: 'GET',
  path: '/api/v2/profiles/advisor-activity',
  query: nothing,
  body: null,
  reply: meta(actingSchema),
  errors: [],
  access: ['investor'],
  effect: 'read',
  secrets: [],
});

export const setAdvisorAccess = endpoint({
  name: 'setAdvisorAccess',
  method: 'POST',
  path: '/api/v2/profiles/advisor-access',
  query: nothing,
  body: z.object({
    mayAct: z.boolean(),
    /** The ticket comes from verifyProfileOtp for the purpose "advisor". */
    ticket: z._default(z.string(), ''),
  }),
  reply: meta(actingSchema),
  errors: ['otp_required', 'agent_unknown'],
  access: ['investor'],
  effect: 'write',
  byOwner: true,
  secrets: ['ticket'],
});

export const changeAdvisor = endpoint({
  name: 'changeAdvisor',
  method: 'POST',
  path: '/api/v2/profiles/change-advisor',
  query: nothing,
  body: z.object({
    agentCode: z.string(),
    /** The ticket comes from verifyProfileOtp for the purpose "advisor", with `{ agentCode }` as its change. */
    ticket: z._default(z.string(), ''),
  }),
  reply: meta(actingSchema),
  errors: ['otp_required', 'agent_unknown'],
  access: ['investor'],
  effect: 'write',
  byOwner: true,
  secrets: ['ticket'],
});

/** A value that the reply of `getAdvisorActivity` has decoded to. */
export type AdvisorActivity = z.output<typeof actingSchema>;
