import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { amountCodec } from '#money/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { access, id, reason } from './call-parts.js';

/** What is found by a number. */
const RECORD_KINDS = ['person', 'order', 'payment', 'refund', 'mandate', 'redemption', 'sip', 'plan'] as const;
/** One of `RECORD_KINDS`. */
export type RecordKind = (typeof RECORD_KINDS)[number];

export const recordSchema = z.object({
  kind: z.enum(RECORD_KINDS),
  id: z.string(),
  /** The number by which people know it; of a person the client code. */
  number: z.string(),
  profileId: z.string(),
  /** The account holder. */
  name: z.string(),
  state: z.string(),
  /** Scheme, mode of payment, bank: what tells it from its neighbours; and why it came to nothing, in words. */
  about: z.string(),
  amount: z.nullable(amountCodec),
  at: instantCodec,
});
/** An order, a payment, a refund, a mandate, a redemption, a SIP, an STP or SWP, or a person, in one line. */
export type FoundRecord = z.output<typeof recordSchema>;

export const findRecords = endpoint({
  name: 'findRecords',
  method: 'GET',
  path: '/api/v1/operator/find',
  /** A number of an order, a payment (its bank's too), a refund, a mandate, a plan or a client; a mobile; the last four letters of a PAN. */
  query: z.object({ what: z.string().check(z.maxLength(100)) }),
  body: null,
  reply: meta(z.array(recordSchema)),
  errors: ['invalid_input', 'too_many_requests'],
  access,
  effect: 'read',
  secrets: ['what'],
});

const personSchema = z.object({
  profileId: z.string(),
  name: z.string(),
  ucc: z.string(),
  /** Code of the account's kind, such as 01 for an individual. */
  taxStatus: z.string(),
  kycStatus: z.nullable(z.string()),
  /** Why the exchange refused the account; '' where it did not. */
  exchangeRefusal: z.string(),
  registeredWithBse: z.number(),
  /** Masked, as are PAN, email address and accounts. */
  mobile: z.string(),
  email: z.nullable(z.string()),
  pan: z.nullable(z.string()),
  accounts: z.array(z.object({ account: z.string(), bank: z.string(), ifsc: z.string(), state: z.string() })),
  agentCode: z.nullable(z.string()),
  createdAt: instantCodec,
  closedAt: z.nullable(instantCodec),
  /** The day from which the account may be erased, where its holder asked for that. */
  deletionOn: z.nullable(dateCodec),
  records: z.array(recordSchema),
  /** The kinds of parked jobs that are about it: what stands still until a person decides. */
  parked: z.optional(z.array(z.string())),
});
/** An account as an operator sees it: nothing by which its holder could be reached or robbed is readable. */
export type OperatorPerson = z.output<typeof personSchema>;

export const getOperatorPerson = endpoint({
  name: 'getOperatorPerson',
  method: 'GET',
  path: '/api/v1/operator/person',
  query: z.object({ profileId: id }),
  body: null,
  reply: meta(personSchema),
  errors: ['not_found'],
  access,
  effect: 'read',
  secrets: [],
});

const timelineEntrySchema = z.object({
  /** Unique in the timeline. */
  id: z.string(),
  at: instantCodec,
  /** An action of the audit log, such as `session.started`, or a record that was made or changed, such as `order.allotted`. */
  what: z.string(),
  /** Who acted, as the audit log names them; '' where nobody is named. */
  who: z.string(),
  about: z.string(),
  amount: z.nullable(amountCodec),
  /** Why an operator did it; null where nobody was asked. */
  reason: z.optional(z.nullable(z.string())),
});
/** Something that happened in an account. */
export type TimelineEntry = z.output<typeof timelineEntrySchema>;

export const getPersonTimeline = endpoint({
  name: 'getPersonTimeline',
  method: 'GET',
  path: '/api/v1/operator/person/timeline',
  /** `before`: milliseconds since 1970; what happened then or later is left out. */
  query: z.object({ profileId: id, before: z.optional(z.string().check(z.maxLength(20))) }),
  body: null,
  /** Newest first. */
  reply: meta(z.array(timelineEntrySchema)),
  errors: ['not_found'],
  access,
  effect: 'read',
  secrets: [],
});

export const revealPerson = endpoint({
  name: 'revealPerson',
  method: 'POST',
  path: '/api/v1/operator/person/reveal',
  query: nothing,
  body: z.object({ profileId: id, reason }),
  reply: meta(
    z.object({
      mobile: z.string(),
      email: z.nullable(z.string()),
      pan: z.nullable(z.string()),
      accounts: z.array(z.string()),
    }),
  ),
  errors: ['invalid_input', 'not_found', 'too_many_requests'],
  access,
  effect: 'write',
  secrets: [],
});

export const endPersonSessions = endpoint({
  name: 'endPersonSessions',
  method: 'POST',
  path: '/api/v1/operator/person/end-sessions',
  query: nothing,
  body: z.object({ profileId: id, reason }),
  reply: meta(z.object({ ended: z.number() })),
  errors: ['invalid_input', 'not_found'],
  access,
  effect: 'write',
  secrets: [],
});
