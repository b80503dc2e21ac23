import type { Group } from './matrix.js';

/** The advisor in the account, and none of the others. */
const inAccount = {
  visitor: 'signed_out',
  investor: 'forbidden',
  signedOn: 'forbidden',
  minor: 'forbidden',
  advisorInAccount: 'yes',
  advisor: 'forbidden',
  unverifiedAdvisor: 'forbidden',
  formerAdvisor: 'forbidden',
} as const satisfies Group['answers'];

const everybody = {
  visitor: 'yes',
  investor: 'yes',
  signedOn: 'yes',
  minor: 'yes',
  advisorInAccount: 'yes',
  advisor: 'yes',
  unverifiedAdvisor: 'yes',
  formerAdvisor: 'yes',
} as const satisfies Group['answers'];

/** The calls of what advisors propose, of families, and of many customers at once. */
export const PROPOSALS: Readonly<Record<string, Group>> = {
  'advisors, about families and many customers at once': {
    answers: {
      ...inAccount,
      advisor: 'yes',
      unverifiedAdvisor: 'yes',
      formerAdvisor: 'yes',
    },
    calls: [
      'getFamilyConsents',
      'askFamilyConsents',
      'getFamilyProposals',
      'sendFamilyProposal',
      'withdrawFamilyProposal',
      'getDeskProposals',
      'withdrawDeskProposal',
      'updateCustomers',
    ],
  },
  'the account holder alone, about their family': {
    answers: { ...inAccount, investor: 'yes', advisorInAccount: 'forbidden' },
    calls: ['getFamily', 'answerFamily', 'getFamilyPortfolio'],
  },
  'the advisor in the account, who proposes': {
    answers: inAccount,
    calls: [
      'addToProposal',
      'moveCartToProposal',
      'removeFromProposal',
      'sendProposal',
      'reviseProposal',
      'withdrawProposal',
    ],
  },
  'the account holder to whom it is proposed, and that advisor': {
    answers: { ...inAccount, investor: 'yes', signedOn: 'yes' },
    calls: ['getCustomerProposals'],
  },
  'whoever has the link of a proposal': { answers: everybody, calls: ['readProposal'] },
  'whoever has the link of a proposal, but no advisor': {
    answers: {
      ...everybody,
      advisorInAccount: 'customer_approves',
      advisor: 'customer_approves',
      unverifiedAdvisor: 'customer_approves',
      formerAdvisor: 'customer_approves',
    },
    calls: ['declineProposal', 'sendProposalOtp', 'approveProposal'],
  },
};
