import type { CartStanding } from '#agent/index.js';
import { type Instant, DAY } from '#time/index.js';

/**
 * The approval of a cart that an advisor filled: PENDNEW was not asked for yet,
 * PENDING is asked for by a link that is sent to the customer, APPROVED is given, and AUTOCXL says that the link or the approval has expired, so that it is
 * asked for again.
 */
export const AGENT_STATUSES = ['PENDNEW', 'PENDING', 'APPROVED', 'AUTOCXL'] as const;
/** One of `AGENT_STATUSES`. */
export type AgentStatus = (typeof AGENT_STATUSES)[number];

/** Milliseconds for which the link of an approval is valid. */
export const APPROVAL_LINK_VALIDITY = DAY;

/** Milliseconds for which an approval is valid once it is given: it is for prices and circumstances as they are, not for good. */
export const APPROVAL_VALIDITY = DAY;

/** The approval as it is stored. A cart that was declined has no status of its own on the wire: it has to be asked about anew. */
export type StoredApproval = Exclude<AgentStatus, 'AUTOCXL'> | 'DECLINED';

/**
 * Returns the status that the stored approval has at a time: the link, and later the approval, is valid `until` then. null for a cart
 * that nobody has to approve.
 */
export function agentStatusOf(kept: StoredApproval | null, until: Instant | null, now: Instant): AgentStatus | null {
  if (kept === 'DECLINED') return 'PENDNEW';
  const isOver = until !== null && now >= until;
  return isOver && (kept === 'PENDING' || kept === 'APPROVED') ? 'AUTOCXL' : kept;
}

/** Returns how a cart stands at a time; null where it is approved, and of one that nobody has to approve. */
export function cartStandingOf(kept: StoredApproval | null, until: Instant | null, now: Instant): CartStanding | null {
  if (kept === 'DECLINED') return 'declined';
  switch (agentStatusOf(kept, until, now)) {
    case 'PENDNEW':
      return 'unasked';
    case 'PENDING':
      return 'asked';
    case 'AUTOCXL':
      return kept === 'PENDING' ? 'link_over' : 'approval_over';
    case 'APPROVED':
    case null:
      return null;
  }
}
