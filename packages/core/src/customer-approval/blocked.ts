import * as z from 'zod/mini';
import { stateSchema } from '#http/index.js';
import { APPROVAL_BLOCKS } from './rules.js';

/** Says of what waits for an approval why it cannot be approved at present; null where it can, and of what does not wait. Older servers do not say so. */
export const blockedSchema = z.optional(z.nullable(stateSchema(APPROVAL_BLOCKS, 'barred')));
