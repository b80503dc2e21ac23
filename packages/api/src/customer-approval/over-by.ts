import type { AskedApproval } from '@prosperx/core/customer-approval';
import type { CustomerApprovalRow } from '#db/schema/index.js';

/** Returns why a request is over, where it was not for time: what runs out stays `pending` in its row, and a withdrawal alone has its time. */
export function overBy({ state, answeredAt }: CustomerApprovalRow): AskedApproval['overBy'] {
  if (state !== 'expired') return null;
  return answeredAt === null ? 'replaced' : 'withdrawn';
}
