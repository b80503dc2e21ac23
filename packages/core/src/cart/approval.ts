import type { Instant } from '#time/business-date.js';

/**
 * Whether the owner of a cart that his advisor filled agrees with it (specification, investing, section 4, as for an STP): not asked yet,
 * asked by an e-mailed link, agreed, or the link, or the approval itself, has expired: then it is asked for again.
 */
export const AGENT_STATUSES = ['PENDNEW', 'PENDING', 'APPROVED', 'AUTOCXL'] as const;
export type AgentStatus = (typeof AGENT_STATUSES)[number];

/** For so long (milliseconds) the link of an approval is good. */
export const APPROVAL_LINK_VALIDITY = 24 * 3_600_000;

/** For so long an approval holds once it is given: it is for prices and circumstances as they are, not for good. */
export const APPROVAL_VALIDITY = 24 * 3_600_000;

/** What is kept of it. A cart that was declined has no status of its own there: it has to be asked about anew. */
export type StoredApproval = Exclude<AgentStatus, 'AUTOCXL'> | 'DECLINED';

/** What is kept and the time make of it: the link, and later the approval, holds `until`. null for a cart that nobody has to approve. */
export function agentStatusOf(kept: StoredApproval | null, until: Instant | null, now: Instant): AgentStatus | null {
  if (kept === 'DECLINED') return 'PENDNEW';
  const isOver = until !== null && now >= until;
  return isOver && (kept === 'PENDING' || kept === 'APPROVED') ? 'AUTOCXL' : kept;
}
