import * as z from 'zod/mini';
import type { ErrorCode } from '#errors/index.js';
import { stateSchema } from './endpoint.js';

/** Why nothing can be approved at present that an advisor asked for: they have no ARN that counts, or may not place orders. */
export const APPROVAL_BLOCKS = ['arn', 'barred'] as const;
/** One of `APPROVAL_BLOCKS`. */
export type ApprovalBlock = (typeof APPROVAL_BLOCKS)[number];

/** The codes by which a yes is refused for them. */
export const BLOCK_ERRORS = ['approval_without_arn', 'approval_barred'] as const satisfies readonly ErrorCode[];

/** Says of what waits for an approval why it cannot be approved at present; null where it can, and of what does not wait. Older servers do not say so. */
export const blockedSchema = z.optional(z.nullable(stateSchema(APPROVAL_BLOCKS, 'barred')));
