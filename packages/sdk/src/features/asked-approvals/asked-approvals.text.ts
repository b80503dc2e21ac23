import type { AskedApproval } from '@prosperx/core/customer-approval';
import { formatMoment } from '@prosperx/core/format';

export const askedApprovalsText = {
  title: 'Asked of your customer',
  state: ({ state, overBy, until }: AskedApproval) => {
    if (state === 'pending') return `Waits for approval, until ${formatMoment(until)}`;
    if (overBy)
      return { replaced: 'A newer request has taken its place', withdrawn: 'Ended with your right to act' }[overBy];
    return { approved: 'Approved', declined: 'Declined', expired: 'Not answered in time' }[state];
  },
  /** How one stands, and in a sentence of its own why it cannot be approved at present. */
  blocked: (state: string, why: string) => `${state}. ${why}`,
};
