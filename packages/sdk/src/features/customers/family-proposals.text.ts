import { formatDateShort, formatMoment } from '@prosperx/core/format';
import type { ProposalState } from '@prosperx/core/proposal';
import { type Instant, businessDateAt } from '@prosperx/core/time';

/** Words of what an advisor proposes to a family. */
export const familyProposalsText = {
  title: 'Propose to the family',
  failed: 'The proposals of this family could not be read',
  lead: 'Open each account and put together what you propose for it; then send all parts from here. Each member gets their own part through their own link and approves it with their own OTP. Nobody sees another’s part.',
  member: 'Member',
  part: 'Put together',
  drafted: (count: number) => (count === 0 ? 'Nothing yet' : count === 1 ? '1 item' : `${count} items`),
  open: 'Open',
  openOf: (name: string) => `Open the account of ${name} and propose`,
  words: 'What you propose, and why',
  wordsHint: 'Each of them reads this above their own items.',
  send: (count: number) => (count === 1 ? 'Send to 1 member' : `Send to ${count} members`),
  sentTo: (name: string, to: string) => `${name}: sent to ${to}`,
  notSent: (name: string, fault: string) => `${name}: ${fault}`,
  nobody: 'Nothing was sent. Fix the part below first.',
  all: 'All parts were sent.',
  sentOn: (at: Instant) => `Sent ${formatDateShort(businessDateAt(at))}`,
  states: {
    draft: 'Not sent yet',
    pending: 'Waits for an answer',
    approved: 'Approved',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    replaced: 'Replaced',
    expired: 'Not answered in time',
  } satisfies Record<ProposalState, string>,
  opened: (at: Instant) => `opened ${formatMoment(at)}`,
  notOpened: 'not opened yet',
  answered: (at: Instant) => `answered ${formatMoment(at)}`,
  withdraw: (open: number) =>
    open === 1 ? 'Withdraw the part not answered' : `Withdraw the ${open} parts not answered`,
  approvedOf: (approved: number, items: number) => `${approved} of ${items} items`,
};
