import type { WaitingKind } from '@prosperx/core/agent';
import { OTP_MINUTES } from '@prosperx/core/session';
import { addressed, notificationHelp } from '#providers/notification.text.js';

/** What waits: how often, and what it is. */
type Counts = Readonly<Record<WaitingKind | 'nfo', number>>;

const LINES: Readonly<Record<keyof Counts, readonly [one: string, more: string]>> = {
  order: ['account has something approved that you can place', 'accounts have something approved that you can place'],
  payment: ['account has an order to pay', 'accounts have orders to pay'],
  approval: ['account has a cart that is not approved', 'accounts have carts that are not approved'],
  proposal: [
    'account has a proposal to answer, or one that was declined or not answered in time',
    'accounts have proposals to answer, or some that were declined or not answered in time',
  ],
  instalment: ['account missed an instalment', 'accounts missed an instalment'],
  mandate: ['account needs a mandate', 'accounts need a mandate'],
  kyc_hold: ['account has its KYC on hold', 'accounts have their KYC on hold'],
  redemption: ['account redeemed a large sum', 'accounts redeemed large sums'],
  lock_in: ['account has units whose lock-in ends', 'accounts have units whose lock-in ends'],
  kyc: ['account has not finished onboarding', 'accounts have not finished onboarding'],
  task: ['task is due', 'tasks are due'],
  birthday: ['account holder has a birthday soon', 'account holders have a birthday soon'],
  lead: ['lead is new or due', 'leads are new or due'],
  nfo: ['new fund offer closes within a week', 'new fund offers close within a week'],
};

/** The words of the email that an advisor gets each morning. No customer is named in it: mailboxes are read by others too. */
export const morningMailText = {
  codeSubject: 'Confirm your email address',
  code: (digits: string) =>
    `${digits} is your code to get the morning email of ProsperX. It is valid for ${OTP_MINUTES} minutes. Do not share it with anyone.`,
  answeredSubject: (approved: number) => (approved > 0 ? 'A proposal was approved' : 'A proposal was declined'),
  answered: (name: string, approved: number, items: number, end: string) =>
    [
      `Dear ${addressed(name)},`,
      '',
      approved === 0
        ? 'A customer declined a proposal of yours.'
        : `A customer approved ${approved} of ${items} ${items === 1 ? 'item' : 'items'} of a proposal of yours.`,
      '',
      end,
    ].join('\n'),
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
      'You get this on working days. Turn it off on your home page.',
      '',
      notificationHelp,
    ].join('\n'),
};
