import * as z from 'zod/mini';
import { endpoint, nothing, operation } from '#http/index.js';
import { amountCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';
import { MANDATE_STATUSES, MANDATE_TYPES } from './rules.js';

const mandateSchema = z.object({
  bseMandateId: z.string(),
  type: z.enum(MANDATE_TYPES),
  status: z.enum(MANDATE_STATUSES),
  /** The most that one debit may take, in rupees. */
  amount: amountCodec,
  startDate: dateCodec,
  endDate: z.nullable(dateCodec),
  createdDate: dateCodec,
});

export const getMandates = endpoint({
  name: 'getMandates',
  method: 'GET',
  path: '/api/v1/mandate-details/user-mandates',
  query: nothing,
  body: null,
  reply: operation(z.array(mandateSchema)),
  errors: [],
  access: ['investor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
});

/** A value that `mandateSchema` has decoded. */
export type Mandate = z.output<typeof mandateSchema>;
