import { approvalTime, type Mandate } from '@prosperx/core/mandate';
import type { AudienceWords } from '#session/audience.text.js';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const mandateListText = {
  logIn: 'Please log in to see your mandates',
  intro: 'A mandate lets your bank pay for SIPs on their date, up to a limit you set.',
  newMandate: 'New mandate',
  share: 'Share set-up link',
  shareTitle: 'Share the link to the set-up',
  shareMessage: 'Please set up an AutoPay mandate for your SIPs:',
  shared: 'Mandate link shared successfully!!!',
  notShared: 'Failed to share mandate link. Please try again later.',
  empty: 'No Active Mandates',
  emptyText: 'Set one up, and future SIP instalments are debited by themselves.',
  failed: 'Your mandates could not be shown',
  list: 'Mandates',
  onlineMandate: 'e-mandate',
  upiMandate: 'UPI AutoPay',
  paperMandate: 'paper form',
  bankUnknown: 'Bank account',
  limit: 'Limit for a debit',
  id: 'Mandate ID',
  start: 'Start',
  end: 'End',
  none: 'N/A',
  over: 'Ended',
  formMissing: 'Form not uploaded yet',
  created: (date: string) => `Created ${date}`,
  approvedIn: ({ method }: Pick<Mandate, 'method'>) => `approved within ${approvalTime(method)}`,
  approvedAfterForm: ({ method }: Pick<Mandate, 'method'>) => `approved ${approvalTime(method)} after the upload`,
  paysFor: (count: number, next: string | null) =>
    `Pays for ${counted(count, 'SIP', 'SIPs')}${next === null ? '' : `, next debit on ${next}`}`,
  cancelledOn: (date: string, { you }: AudienceWords) =>
    `${you === 'you' ? 'You' : 'Your client'} cancelled it on ${date}. We have asked the exchange to end it at the bank; until it has, an instalment may still be debited.`,
  endedOn: (date: string, ended: string, { you }: AudienceWords) =>
    `${you === 'you' ? 'You' : 'Your client'} cancelled it on ${date}, and by ${ended} it had ended at the exchange. Nothing is debited by it any more.`,
  uploadForm: 'Upload Form',
  next: { bank: 'Continue at your bank', upi: 'Continue in your UPI app' },
  cancel: 'Cancel',
  cancelOf: (name: string) => `Cancel mandate ${name}`,
  cancelTitle: 'Cancel this mandate?',
  keep: 'Keep it',
  cancelIt: 'Cancel mandate',
  cancelled: 'Your mandate is cancelled.',
  nothing: 'No SIP is paid by this mandate.',
  depends: (count: number, next: string | null) =>
    `${counted(count, 'SIP is', 'SIPs are')} paid by this mandate${next === null ? '' : `; the next debit is due on ${next}`}.`,
  uncovered: (count: number, all: number) =>
    count === 0
      ? 'Your other mandate pays for them from then on.'
      : `${count === all ? (count === 1 ? 'It has' : 'They have') : `${count} of them ${count === 1 ? 'has' : 'have'}`} no other mandate: future instalments are not invested until you set one up.`,
};
