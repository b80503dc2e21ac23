import { DECLINE_REASON_LENGTH, type ProposalKind, type ProposalStep, PROPOSAL_WORDS_LENGTH } from './rules.js';

/** What an item does, as a title. */
export const proposalKindText = {
  lumpsum: 'Lumpsum',
  sip: 'SIP',
  redemption: 'Redemption',
  switch: 'Switch',
  stp: 'STP',
  swp: 'SWP',
} as const satisfies Record<ProposalKind, string>;

/** How far an item is, in a word. */
export const proposalStepText = {
  proposed: 'Proposed',
  left: 'Not approved',
  approved: 'Approved',
  ordered: 'Ordered',
  paid: 'Paid',
  done: 'Done',
  failed: 'Failed',
} as const satisfies Record<ProposalStep, string>;

/** What is wrong with the words of a proposal, and with the reason of one that is declined. */
export const proposalFieldText = {
  wordsMissing: 'Please write what you propose and why.',
  wordsTooLong: `At most ${PROPOSAL_WORDS_LENGTH.toLocaleString('en-IN')} characters`,
  reasonTooLong: `At most ${DECLINE_REASON_LENGTH} characters`,
  nothingChosen: 'Choose what you approve.',
};
