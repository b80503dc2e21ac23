import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { instantCodec } from '#time/index.js';
import { access, after, id, reason } from './call-parts.js';
import { recordSchema } from './people-api.js';

/** What a person decides about a parked job; `found`: what it asks for was done, under a number that they found at the exchange. */
export const JOB_ACTS = ['retry', 'drop', 'approve', 'found'] as const;
/** One of `JOB_ACTS`. */
export type JobAct = (typeof JOB_ACTS)[number];

/** `withdrawn` by whoever proposed it; `over`: nobody decided in time. */
export const PROPOSAL_STATES = ['open', 'done', 'refused', 'withdrawn', 'over'] as const;

export const proposalSchema = z.object({
  id: z.string(),
  act: z.enum(JOB_ACTS),
  jobSeq: z.number(),
  jobKind: z.string(),
  /** The number that was found, of that act alone. */
  number: z.optional(z.nullable(z.string())),
  reason: z.string(),
  proposedBy: z.string(),
  /** Whoever asks has proposed it: another decides. */
  isMine: z.boolean(),
  proposedAt: instantCodec,
  expiresAt: instantCodec,
  state: z.enum(PROPOSAL_STATES),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instantCodec),
  decisionReason: z.nullable(z.string()),
  /** What it is about, of one that waits: whose it is, and how much. */
  about: z.optional(z.nullable(recordSchema)),
});
/** An act that one operator proposed and another decides about. */
export type Proposal = z.output<typeof proposalSchema>;

const parkedJobSchema = z.object({
  seq: z.number(),
  kind: z.string(),
  /** The reference of what it is about, at a provider or here. */
  ref: z.string(),
  attempts: z.number(),
  /** Attempts that were not answered. */
  unanswered: z.number(),
  parkedAt: instantCodec,
  /** Class, code and place of the error, or what a person has to decide. */
  lastError: z.string(),
  acts: z.array(z.enum(JOB_ACTS)),
  /** What is decided about it moves money, or where money goes: another operator decides too. */
  asksSecond: z.array(z.enum(JOB_ACTS)),
  /** What was proposed and waits for another operator. */
  proposal: z.nullable(proposalSchema),
  /** Whose account it is about, where it is about one. */
  profileId: z.nullable(z.string()),
  /** What it is about: whose it is, and how much. */
  about: z.optional(z.nullable(recordSchema)),
});
/** Work that waits for a person. */
export type ParkedJob = z.output<typeof parkedJobSchema>;

const queueCountsSchema = z.object({
  kind: z.string(),
  pending: z.number(),
  unanswered: z.number(),
  parked: z.number(),
  dropped: z.number(),
  /** Whether one operator may have all of the kind that are parked tried anew. */
  retriedAlone: z._default(z.boolean(), false),
});
/** How many jobs of a kind are in which state; those that are done are not counted. */
export type QueueCounts = z.output<typeof queueCountsSchema>;

export const getParkedJobs = endpoint({
  name: 'getParkedJobs',
  method: 'GET',
  path: '/api/v1/operator/jobs',
  /** `after`: the number of the job after which one goes on; `kind` and `profileId` leave out those of other kinds and about other accounts. */
  query: z.object({ after, kind: z.optional(id), profileId: z.optional(id) }),
  body: null,
  /** `all`: how many there are of those that are asked for, on all pages. */
  reply: meta(z.object({ jobs: z.array(parkedJobSchema), all: z.number(), counts: z.array(queueCountsSchema) })),
  errors: [],
  access,
  effect: 'read',
  secrets: [],
});

export const decideJob = endpoint({
  name: 'decideJob',
  method: 'POST',
  path: '/api/v1/operator/jobs/decide',
  query: nothing,
  /** `number`: of the act `found` alone. */
  body: z.object({ seq: z.number(), act: z.enum(JOB_ACTS), reason, number: z.optional(id) }),
  reply: meta(z.object({ outcome: z.enum(['done', 'proposed']) })),
  errors: ['invalid_input', 'decision_refused'],
  access,
  effect: 'write',
  secrets: [],
});

export const retryJobs = endpoint({
  name: 'retryJobs',
  method: 'POST',
  path: '/api/v1/operator/jobs/retry',
  query: nothing,
  /** A kind about whose jobs one operator decides. */
  body: z.object({ kind: id, reason }),
  reply: meta(z.object({ retried: z.number() })),
  errors: ['invalid_input', 'decision_refused'],
  access,
  effect: 'write',
  secrets: [],
});

export const getProposals = endpoint({
  name: 'getProposals',
  method: 'GET',
  path: '/api/v1/operator/proposals',
  query: nothing,
  body: null,
  /** Those that wait first, then the last that were decided. */
  reply: meta(z.array(proposalSchema)),
  errors: [],
  access,
  effect: 'read',
  secrets: [],
});

export const answerProposal = endpoint({
  name: 'answerProposal',
  method: 'POST',
  path: '/api/v1/operator/proposals/answer',
  query: nothing,
  body: z.object({ id, answer: z.enum(['approve', 'refuse', 'withdraw']), reason }),
  reply: meta(z.null()),
  errors: ['invalid_input', 'decision_refused', 'not_found'],
  access,
  effect: 'write',
  secrets: [],
});

const auditLineSchema = z.object({
  /** How `before` names it; servers of before had the number alone. */
  id: z.optional(z.string()),
  seq: z.number(),
  at: instantCodec,
  actor: z.string(),
  action: z.string(),
  objectId: z.nullable(z.string()),
  /** What was given as the reason; null where none was asked for. */
  reason: z.nullable(z.string()),
  /** What else is known: ids, states and amounts. */
  details: z.record(z.string(), z.string()),
});
/** An entry of the audit log. */
export type AuditLine = z.output<typeof auditLineSchema>;

export const getOperatorAudit = endpoint({
  name: 'getOperatorAudit',
  method: 'GET',
  path: '/api/v1/operator/audit',
  /** `before`: the id of the entry after which one goes on. */
  query: z.object({ before: z.optional(z.string().check(z.maxLength(20))) }),
  body: null,
  /** What operators did, newest first. */
  reply: meta(z.array(auditLineSchema)),
  errors: [],
  access,
  effect: 'read',
  secrets: [],
});
