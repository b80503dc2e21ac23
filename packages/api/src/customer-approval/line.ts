import type { CustomerApproval } from '@prosperx/core/customer-approval';
import type { Context } from '#kernel/context.js';
import type { Change } from './acts.js';

export type Line = CustomerApproval['changes'][number];
/** Says its lines in the language that is spoken. */
export type Say = () => Line[];
/** Reads what a change is about. */
export type Reader = (ctx: Context, change: Change) => Promise<Say>;

export const line = (field: Line['field'], after: unknown, before: string | null = null): Line => ({
  field,
  before,
  after: typeof after === 'string' && after !== '' ? after : null,
});
