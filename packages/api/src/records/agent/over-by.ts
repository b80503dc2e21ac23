import type { AskedApproval } from '@prosperx/core/customer-approval';
import type { Instant } from '@prosperx/core/time';
import type { CustomerApprovalRow } from '#db/schema/index.js';

/** What a request is from then on that is withdrawn at a time. */
export const withdrawnAt = (now: Instant) => ({ state: 'expired', answeredAt: now }) as const;

/** Returns why a request is over, where it was not for time: what runs out stays `pending` in its row, and a withdrawal alone has its time. */
export function overBy({ state, answeredAt }: CustomerApprovalRow): AskedApproval['overBy'] {
  if (state !== 'expired') return null;
  return answeredAt === null ? 'replaced' : 'withdrawn';
}
