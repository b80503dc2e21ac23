import { type Instant, DAY } from '#time/index.js';
import { isLeadOpen, type LeadStatus } from './lead.js';

/** How often one person is invited to open an account, how many days lie between two times, and how many people one advisor invites in a day. */
export const LEAD_INVITATIONS = { aLead: 3, daysBetween: 7, aDay: 200 } as const;

/** The most leads that are invited by one call. */
export const INVITED_AT_ONCE = 100;

/**
 * What becomes of an invitation. `customer`: they are a customer of this advisor already; `closed`: they have invested or are not interested;
 * `too_soon` and `too_often`: the last one was a few days ago, or there were enough; `day_full`: the advisor has invited enough people today.
 */
export const INVITATION_OUTCOMES = ['invited', 'customer', 'closed', 'too_soon', 'too_often', 'day_full'] as const;
/** One of `INVITATION_OUTCOMES`. */
export type InvitationOutcome = (typeof INVITATION_OUTCOMES)[number];

interface Invitable {
  readonly status: LeadStatus;
  /** How often they were invited, and when last. */
  readonly invitations: number;
  readonly invitedAt: Instant | null;
  readonly isCustomer: boolean;
}

/** Says what would become of an invitation of a lead at a time, the limit of the day apart. */
export function invitationOutcome(
  { status, invitations, invitedAt, isCustomer }: Invitable,
  now: Instant,
): Exclude<InvitationOutcome, 'day_full'> {
  if (isCustomer) return 'customer';
  if (!isLeadOpen(status)) return 'closed';
  if (invitations >= LEAD_INVITATIONS.aLead) return 'too_often';
  if (invitedAt !== null && now < invitedAt + LEAD_INVITATIONS.daysBetween * DAY) return 'too_soon';
  return 'invited';
}
