import * as z from 'zod/mini';
import { REFUSAL_CAUSES } from '#agent/index.js';
import { endpoint, fileBody, meta, nothing } from '#http/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { proposalSchema } from './jobs-api.js';

const access = ['operator'] as const;
const reason = z.string().check(z.maxLength(2_000));
const id = z.string().check(z.maxLength(100));
const none = meta(z.null());
const read = { method: 'GET', query: nothing, body: null, errors: [], access, effect: 'read', secrets: [] } as const;

const bankReviewSchema = z.object({
  /** The number of the parked job by which it is decided. */
  seq: z.number(),
  profileId: z.string(),
  /** The names to compare: of the account's holder here, of the PAN, and at the bank. */
  name: z.string(),
  kycName: z.nullable(z.string()),
  bankHolder: z.nullable(z.string()),
  bank: z.string(),
  ifsc: z.string(),
  /** Masked. */
  account: z.string(),
  isReplacement: z.boolean(),
  since: instantCodec,
  /** The picture of the cheque. */
  fileId: z.nullable(z.string()),
  /** What was proposed of it and waits for another operator. */
  proposal: z.optional(z.nullable(proposalSchema)),
});
/** An account that the bank has under another name than ours: a person compares the names with the cheque. */
export type BankReview = z.output<typeof bankReviewSchema>;

export const getBankReviews = endpoint({
  ...read,
  name: 'getBankReviews',
  path: '/api/v1/operator/bank-reviews',
  reply: meta(z.array(bankReviewSchema)),
});

export const getOperatorPicture = endpoint({
  name: 'getOperatorPicture',
  method: 'POST',
  path: '/api/v1/operator/picture',
  query: nothing,
  body: z.object({ fileId: id }),
  /** Of a cheque or a certificate that waits for a decision. */
  reply: meta(z.object({ mediaType: z.string(), base64: z.string() })),
  errors: ['not_found'],
  access,
  effect: 'write',
  secrets: [],
});

const waitingAdvisorSchema = z.object({
  code: z.string(),
  name: z.string(),
  arn: z.string(),
  euin: z.nullable(z.string()),
  arnFrom: z.nullable(dateCodec),
  arnTo: z.nullable(dateCodec),
  nismCode: z.nullable(z.string()),
  savedAt: z.nullable(instantCodec),
  arnFile: z.nullable(z.string()),
  nismFile: z.nullable(z.string()),
});
/** An advisor whose ARN nobody has checked with AMFI. */
export type WaitingAdvisor = z.output<typeof waitingAdvisorSchema>;

export const getWaitingAdvisors = endpoint({
  ...read,
  name: 'getWaitingAdvisors',
  path: '/api/v1/operator/advisors',
  reply: meta(z.array(waitingAdvisorSchema)),
});

export const verifyAdvisor = endpoint({
  name: 'verifyAdvisor',
  method: 'POST',
  path: '/api/v1/operator/advisors/verify',
  query: nothing,
  /** What was looked at, as `getWaitingAdvisors` said it: what was handed in since is not verified by it. */
  body: z.object({ code: id, arn: id, euin: z.nullable(id), savedAt: z.nullable(instantCodec), reason }),
  reply: none,
  errors: ['invalid_input', 'not_found'],
  access,
  effect: 'write',
  secrets: [],
});

export const refuseAdvisor = endpoint({
  name: 'refuseAdvisor',
  method: 'POST',
  path: '/api/v1/operator/advisors/refuse',
  query: nothing,
  /** What was looked at, as for `verifyAdvisor`. The advisor reads `cause` and `reason`. */
  body: z.object({
    ...{ code: id, arn: id, euin: z.nullable(id), savedAt: z.nullable(instantCodec) },
    cause: z.enum(REFUSAL_CAUSES),
    reason,
  }),
  reply: none,
  errors: ['invalid_input', 'not_found'],
  access,
  effect: 'write',
  secrets: [],
});

const operatorPartnerSchema = z.object({
  partnerId: z.string(),
  name: z.string(),
  hasDashboard: z.boolean(),
  webhook: z.nullable(z.string()),
  origins: z.array(z.string()),
  advisors: z.number(),
  keys: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['server', 'ticket']),
      hint: z.string(),
      createdAt: instantCodec,
      lastUsedAt: z.nullable(instantCodec),
    }),
  ),
});
/** A partner as an operator sees it. */
export type OperatorPartner = z.output<typeof operatorPartnerSchema>;

export const getOperatorPartners = endpoint({
  ...read,
  name: 'getOperatorPartners',
  path: '/api/v1/operator/partners',
  reply: meta(z.array(operatorPartnerSchema)),
});

export const endPartnerKey = endpoint({
  name: 'endPartnerKey',
  method: 'POST',
  path: '/api/v1/operator/partners/end-key',
  query: nothing,
  body: z.object({ partnerId: id, keyId: id, reason }),
  reply: none,
  errors: ['invalid_input', 'not_found'],
  access,
  effect: 'write',
  secrets: [],
});

const operatorCalendarSchema = z.object({
  /** The last day of which it is known whether the exchange is open. */
  knownUntil: dateCodec,
  years: z.array(
    z.object({
      year: z.string(),
      /** '' where only the day is known. */
      days: z.array(z.object({ date: dateCodec, name: z.string() })),
    }),
  ),
});
/** The days on which the exchange is closed. */
export type OperatorCalendar = z.output<typeof operatorCalendarSchema>;

export const getOperatorCalendar = endpoint({
  ...read,
  name: 'getOperatorCalendar',
  path: '/api/v1/operator/calendar',
  reply: meta(operatorCalendarSchema),
});

export const saveHolidays = endpoint({
  name: 'saveHolidays',
  method: 'POST',
  path: '/api/v1/operator/calendar/save',
  query: nothing,
  /** A line a day, such as `2027-01-26, Republic Day`: all days of each year that is in it. */
  body: z.object({ list: z.string().check(z.maxLength(20_000)), reason }),
  /** `added` and `gone`: the days of those years that are new, and those that stood there and do not any more. */
  reply: meta(
    z.object({
      years: z.array(z.string()),
      added: z.optional(z.array(dateCodec)),
      gone: z.optional(z.array(dateCodec)),
    }),
  ),
  errors: ['invalid_input'],
  access,
  effect: 'write',
  secrets: [],
});

const deletionSchema = z.object({
  profileId: z.string(),
  name: z.string(),
  requestedAt: instantCodec,
  /** The day from which it is carried out at night. */
  dueOn: dateCodec,
  /** What has to end before: units, orders, money, sips. */
  blockers: z.array(z.string()),
  /** The last day of its records, of an account that is closed; null before. */
  keptUntil: z.nullable(dateCodec),
});
/** An account that its holder wants deleted. */
export type Deletion = z.output<typeof deletionSchema>;

export const getDeletions = endpoint({
  ...read,
  name: 'getDeletions',
  path: '/api/v1/operator/deletions',
  reply: meta(z.array(deletionSchema)),
});

export const withdrawDeletionFor = endpoint({
  name: 'withdrawDeletionFor',
  method: 'POST',
  path: '/api/v1/operator/deletions/withdraw',
  query: nothing,
  body: z.object({ profileId: id, reason }),
  reply: none,
  errors: ['invalid_input', 'not_found'],
  access,
  effect: 'write',
  secrets: [],
});

const runSchema = z.object({
  finishedAt: instantCodec,
  actor: z.string(),
  /** `own`: without the books of exchange and bank, which only a sandbox shows. */
  scope: z.enum(['own', 'all']),
  checks: z.number(),
  compared: z.number(),
  found: z.number(),
  findings: z.array(
    z.object({
      check: z.string(),
      /** What would be true if all were well. */
      statement: z.string(),
      todo: z.string(),
      refs: z.array(z.string()),
      /** The same records, each with what our books and those of others say of it. */
      records: z.optional(
        z.array(z.object({ ref: z.string(), says: z.array(z.object({ book: z.string(), said: z.string() })) })),
      ),
    }),
  ),
});
/** What a reconciliation found, each with what to do. */
export type ReconciliationRun = z.output<typeof runSchema>;

export const getReconciliation = endpoint({
  ...read,
  name: 'getReconciliation',
  path: '/api/v1/operator/reconciliation',
  /** The last one; null before the first. */
  reply: meta(z.nullable(runSchema)),
});

export const runReconciliation = endpoint({
  name: 'runReconciliation',
  method: 'POST',
  path: '/api/v1/operator/reconciliation/run',
  query: nothing,
  body: nothing,
  reply: none,
  errors: ['too_many_requests'],
  access,
  effect: 'write',
  secrets: [],
});

const importRunSchema = z.object({
  id: z.string(),
  kind: z.string(),
  fileName: z.string(),
  actor: z.string(),
  startedAt: instantCodec,
  finishedAt: z.nullable(instantCodec),
  done: z.number(),
  total: z.number(),
  report: z.array(z.string()),
  refusal: z.nullable(z.string()),
});
/** An import of a file of the market, and what it changed. */
export type ImportRun = z.output<typeof importRunSchema>;

export const getImports = endpoint({
  ...read,
  name: 'getImports',
  path: '/api/v1/operator/imports',
  reply: meta(z.array(importRunSchema)),
});

/** The kinds of files that are imported; `npm run import` names them alike. */
export const IMPORT_KINDS = [
  'nav',
  'history',
  'schemes',
  'sips',
  'plans',
  'facts',
  'expense-ratios',
  'exit-loads',
  'riskometers',
  'sizes',
  'benchmarks',
  'managers',
  'portfolios',
  'documents',
  'nfo',
  'pincodes',
] as const;
/** One of `IMPORT_KINDS`. */
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const importFile = endpoint({
  name: 'importFile',
  method: 'POST',
  path: '/api/v1/operator/imports/begin',
  query: z.object({ kind: z.enum(IMPORT_KINDS), reason }),
  body: fileBody,
  /** The id of the run, which goes on behind the answer, and how the list has it: a list that is read meanwhile may have to wait until its end. */
  reply: meta(z.object({ id: z.string(), run: z.optional(importRunSchema) })),
  errors: ['invalid_input', 'file_not_allowed'],
  access,
  effect: 'write',
  secrets: [],
});
