import type { CustomerNeed } from '@prosperx/core/agent';
import { addressed, notificationHelp } from '#providers/notification.text.js';

/** What waits: how often, and what it is. */
type Counts = Readonly<Record<CustomerNeed | 'task' | 'birthday' | 'lead', number>>;

const LINES: Readonly<Record<keyof Counts, readonly [one: string, more: string]>> = {
  payment: ['customer has an order to pay', 'customers have orders to pay'],
  approval: ['customer has a cart to approve', 'customers have carts to approve'],
  proposal: [
    'customer has a proposal to answer, or declined one',
    'customers have proposals to answer, or declined them',
  ],
  instalment: ['customer missed an instalment', 'customers missed an instalment'],
  mandate: ['customer needs a mandate', 'customers need a mandate'],
  kyc_hold: ['customer’s KYC is on hold', 'customers’ KYC is on hold'],
  redemption: ['customer redeemed a large sum', 'customers redeemed large sums'],
  lock_in: [
    'customer has units that come free of their lock-in',
    'customers have units that come free of their lock-in',
  ],
  kyc: ['customer has not finished onboarding', 'customers have not finished onboarding'],
  task: ['task is due', 'tasks are due'],
  birthday: ['customer has a birthday soon', 'customers have a birthday soon'],
  lead: ['lead is new or due', 'leads are new or due'],
};

/** The words of the mail that an advisor gets each morning. No customer is named in it: mailboxes are read by others too. */
export const morningMailText = {
  codeSubject: 'Confirm your email address',
  code: (digits: string) =>
    `${digits} is the code to get what waits by email each morning from ProsperX. It is valid for 5 minutes. Do not share it with anyone.`,
  subject: (count: number) => `${count} ${count === 1 ? 'thing waits' : 'things wait'} today`,
  body: (name: string, counts: Counts, link: string) =>
    [
      `Dear ${addressed(name)},`,
      '',
      ...Object.entries(LINES).flatMap(([what, [one, more]]) => {
        const count = counts[what as keyof Counts];
        return count > 0 ? [`${count.toLocaleString('en-IN')} ${count === 1 ? one : more}`] : [];
      }),
      '',
      `Open ProsperX from your partner app to see who they are: ${link}`,
      'You get this on days on which the exchange is open, and can end it on your home there.',
      '',
      notificationHelp,
    ].join('\n'),
};
