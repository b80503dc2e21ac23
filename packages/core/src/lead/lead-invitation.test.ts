import { describe, expect, it } from 'vitest';
import { invitationOutcome, LEAD_INVITATIONS } from './lead-invitation.js';

const DAY = 86_400_000;
const NOW = 1_795_000_000_000;
const lead = { status: 'new', invitations: 0, invitedAt: null, isCustomer: false } as const;
const invited = (times: number, daysAgo: number) => ({
  ...lead,
  invitations: times,
  invitedAt: NOW - daysAgo * DAY,
});

describe('an invitation of a lead', () => {
  it('goes to whoever was never invited, and again once a week has passed', () => {
    expect(invitationOutcome(lead, NOW)).toBe('invited');
    expect(invitationOutcome({ ...lead, status: 'contacted' }, NOW)).toBe('invited');
    expect(invitationOutcome(invited(1, LEAD_INVITATIONS.daysBetween), NOW)).toBe('invited');
  });

  it('goes to nobody twice within a week, nor more than three times', () => {
    expect(invitationOutcome(invited(1, LEAD_INVITATIONS.daysBetween - 1), NOW)).toBe('too_soon');
    expect(invitationOutcome(invited(LEAD_INVITATIONS.aLead, 60), NOW)).toBe('too_often');
  });

  it('goes to no customer, and to nobody who has invested or does not want to', () => {
    expect(invitationOutcome({ ...lead, isCustomer: true }, NOW)).toBe('customer');
    expect(invitationOutcome({ ...lead, status: 'invested' }, NOW)).toBe('closed');
    expect(invitationOutcome({ ...lead, status: 'not_interested' }, NOW)).toBe('closed');
  });
});
