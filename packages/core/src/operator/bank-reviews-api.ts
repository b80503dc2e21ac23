import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { instantCodec } from '#time/index.js';
import { access, after, id, read } from './call-parts.js';
import { proposalSchema } from './jobs-api.js';

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
  /** true for the account with which an investor registered: where it is a replacement, payments are made from it already, and nothing is paid out to it. */
  isDefault: z.optional(z.nullable(z.boolean())),
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
  /** `after`: the number of the job after which one goes on; `profileId` leaves out those of other accounts. */
  query: z.object({ after, profileId: z.optional(id) }),
  reply: meta(z.array(bankReviewSchema)),
});

export const getOperatorPicture = endpoint({
  name: 'getOperatorPicture',
  method: 'POST',
  path: '/api/v1/operator/picture',
  query: nothing,
  body: z.object({ fileId: id }),
  /** The picture of a cheque or a certificate that waits for a decision. */
  reply: meta(z.object({ mediaType: z.string(), base64: z.string() })),
  errors: ['not_found'],
  access,
  effect: 'write',
  secrets: [],
});
