import { helpDesk } from '@prosperx/core/disclosure';
import { formatDate } from '@prosperx/core/format';
import type { BusinessDate } from '@prosperx/core/time';

const { helpLine, helpLineHours, supportEmail } = helpDesk;

/** The other accounts of a person: open ones, or closed ones alone, of which records are kept. */
export type OtherAccounts = 'none' | 'kept' | 'open';

const left = {
  none: 'We no longer hold your personal details.',
  kept: 'We no longer hold the details of this account. The records of your former accounts are kept as we told you then.',
  open: 'We no longer hold the details of this account. What we hold of you for your other accounts stays as it is.',
};

/** Without a date nothing of the account is kept. */
const kept = (until: BusinessDate | null, others: OtherAccounts) =>
  until === null
    ? `${left[others]} Backup copies are overwritten in time.`
    : `As the law requires, we keep records of your investments, your KYC, your tax declaration (FATCA) and what you agreed to until ${formatDate(until)}. Nobody uses them for anything else, and they are deleted then.`;

/** The last notification to a person whose account was deleted: it names nobody, since nothing is known of them any more. */
export const erasureNotification = {
  id: 'erasure',
  subject: (others: OtherAccounts) =>
    `${others === 'open' ? 'One of your ProsperX accounts' : 'Your ProsperX account'} was deleted`,
  mail: (until: BusinessDate | null, others: OtherAccounts) =>
    `Dear investor,\n\n${others === 'open' ? 'One of your ProsperX accounts' : 'Your ProsperX account'} was deleted, as you asked. You can no longer log in to it.\n\n${kept(until, others)}\n\nIf you have a question, call ${helpLine} (${helpLineHours}) or write to ${supportEmail}.`,
  sms: (until: BusinessDate | null, others: OtherAccounts) =>
    `ProsperX: ${others === 'open' ? 'one of your accounts' : 'your account'} was deleted, as you asked.${until === null ? '' : ` Records that the law requires are kept until ${formatDate(until)}.`}`,
};
