import { PxError } from '@prosperx/core/errors';
import { transactRefusalText } from '@prosperx/core/kyc';
import { type Context, subjectOf } from '#context.js';
import { type RefusedTransaction, transactRefusalOf, type WantedTransaction } from './transact-refusal.js';

/** What a call throws that is refused for this reason. */
export function refusedFor({ reason, fundHouse }: RefusedTransaction): PxError {
  if (reason === 'not_onboarded' || reason === 'agent_not_allowed') return new PxError(reason);
  return new PxError('kyc_refused', { message: transactRefusalText[reason], data: { reason, fundHouse } });
}

/** Throws unless the account holder may do all of it. Every order call asks here. */
export async function checkTransact(ctx: Context, wanted: readonly WantedTransaction[]): Promise<void> {
  const refusal = await transactRefusalOf(ctx.db, subjectOf(ctx).profileId, wanted);
  if (refusal) throw refusedFor(refusal);
}
