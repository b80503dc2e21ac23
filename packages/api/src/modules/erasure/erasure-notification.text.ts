import { helpDesk } from '@prosperx/core/disclosure';
import { formatDate } from '@prosperx/core/format';
import type { BusinessDate } from '@prosperx/core/time';

const { helpLine, helpLineHours, supportEmail } = helpDesk;

/** Without a date nothing of the account is kept; of a person with other accounts their own details are. */
const kept = (until: BusinessDate | null, hasOthers: boolean) =>
  until === null
    ? `${hasOthers ? 'We no longer hold the details of this account. What we hold of you for your other accounts stays as it is.' : 'We no longer hold your personal details.'} Backup copies are overwritten in time.`
    : `As the law requires, we keep records of your investments, your KYC, your tax declaration (FATCA) and what you agreed to until ${formatDate(until)}. Nobody uses them for anything else, and they are deleted then.`;

/** The last notification to a person whose account was deleted: it names nobody, since nothing is known of them any more. */
export const erasureNotification = {
  id: 'erasure',
  subject: 'Your ProsperX account was deleted',
  mail: (until: BusinessDate | null, hasOthers: boolean) =>
    `Dear investor,\n\n${hasOthers ? 'One of your ProsperX accounts' : 'Your ProsperX account'} was deleted, as you asked. You can no longer log in to it.\n\n${kept(until, hasOthers)}\n\nIf you have a question, call ${helpLine} (${helpLineHours}) or write to ${supportEmail}.`,
  sms: (until: BusinessDate | null) =>
    `ProsperX: your account was deleted, as you asked.${until === null ? '' : ` Records that the law requires are kept until ${formatDate(until)}.`}`,
};
