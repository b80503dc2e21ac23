import { formatMoney } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import type { DeskStand } from '@prosperx/core/proposal';

const count = (many: number) => many.toLocaleString('en-IN');

/** Words of the list of all proposals of an advisor. */
export const deskProposalsText = {
  logIn: { title: 'Log in as an advisor', text: 'This page is for advisors who came from their partner app.' },
  failed: 'Your proposals could not be read',
  search: 'Search by customer',
  searchHint: 'Name, tag, family, whole mobile or client code',
  show: 'Show',
  all: (many: number) => `All proposals (${count(many)})`,
  choice: (stand: string, many: number) => `${stand} (${count(many)})`,
  caption: 'Your proposals, unanswered ones first',
  customer: 'Customer',
  familyOf: (name: string) => `Family: ${name}`,
  what: 'Proposed',
  sum: (kind: string, many: number, amount: Paise, inUnits: boolean) =>
    [
      many > 1 ? `${many} × ${kind}` : kind,
      amount > 0 ? formatMoney(amount, amount % 100 === 0 ? 0 : 2) : '',
      inUnits ? (amount > 0 ? 'and units' : 'in units') : '',
    ]
      .filter(Boolean)
      .join(' '),
  sent: 'Sent',
  notSent: 'Not sent',
  version: (version: number) => `Version ${version}`,
  opened: 'Opened',
  notOpened: 'Not opened yet',
  status: 'Status',
  stands: {
    waiting: 'Waiting for an answer',
    failed: 'Something failed',
    expired: 'Expired',
    declined: 'Declined',
    underway: 'In progress',
    draft: 'Not sent yet',
    done: 'Done',
    withdrawn: 'Withdrawn',
  } satisfies Record<DeskStand, string>,
  until: (moment: string) => `Answer by ${moment}`,
  ended: (moment: string) => `Ended ${moment}`,
  answered: (moment: string) => `Answered ${moment}`,
  approved: (approved: number, items: number) =>
    approved === items ? 'Approved whole' : `${approved} of ${items} items approved`,
  reason: (words: string) => `Reason: ${words}`,
  next: 'Next step',
  open: 'Open',
  openOf: (name: string) => `Open the proposals of ${name}`,
  resend: 'New version',
  resendOf: (name: string) => `Put together a new version for ${name}`,
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw the proposal to ${name}`,
  withdrawTitle: 'Withdraw this proposal?',
  withdrawLead: (name: string) => `${name} can then no longer approve it. You can send a new version later.`,
  withdrawn: 'The proposal is withdrawn.',
  keep: 'Keep it',
  message: (name: string) => `Message ${name} on WhatsApp`,
  toCustomer: (name: string, about: string, advisor: string) =>
    `Dear ${name}, ${about}. Please tell me when I may call you.\n${advisor}`,
  /** In the middle of that message; it is about what has a message as its next step. */
  about: {
    waiting: 'I have sent you a proposal and would like to hear what you think of it',
    failed: 'a part of what you approved could not be carried out, and I would like to put it right with you',
    expired: 'my proposal to you has expired, and I can send it again if it still suits you',
    declined: 'thank you for your answer to my proposal; I would like to hear what would suit you better',
    underway: 'you have approved my proposal, and I would like to take you through what is still to be done',
    draft: '',
    done: '',
    withdrawn: '',
  } satisfies Record<DeskStand, string>,
  range: (from: number, to: number, of: number) => `${count(from)} to ${count(to)} of ${count(of)}`,
  none: 'You have not proposed anything yet',
  noneText: 'Open the account of a customer, add what you propose, and send it by one link. You can follow it here.',
  toCustomers: 'Go to my customers',
  noMatch: 'No proposals match',
  noMatchText: 'Check the spelling, or show all proposals.',
  clear: 'Show all proposals',
  beyond: 'This page is past the end',
  firstPage: 'Go to the first page',
};
