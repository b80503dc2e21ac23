import type { AskedApproval } from '@prosperx/core/customer-approval';
import { formatMoment } from '@prosperx/core/format';

export const askedApprovalsText = {
  title: 'Asked of your customer',
  state: ({ state, until }: AskedApproval) => {
    if (state === 'pending') return `Waits for approval, until ${formatMoment(until)}`;
    return { approved: 'Approved', declined: 'Declined', expired: 'Not answered in time' }[state];
  },
};
