export {
  addToProposal,
  approveProposal,
  declineProposal,
  getCustomerProposals,
  moveCartToProposal,
  type Proposal,
  type Proposals,
  type ProposedItem,
  type ProposedTerms,
  readProposal,
  removeFromProposal,
  reviseProposal,
  sendProposal,
  sendProposalOtp,
  withdrawProposal,
} from './api.js';
export { DESK_PAGE_SIZE, DESK_STANDS, deskActsOf, type DeskStand } from './desk.js';
export { type DeskProposal, type DeskProposals, getDeskProposals, withdrawDeskProposal } from './desk-api.js';
export { type FamilyProposals, getFamilyProposals, sendFamilyProposal, withdrawFamilyProposal } from './family-api.js';
export { proposalFieldText, proposalKindText, proposalStepText } from './proposal.text.js';
export {
  costAYear,
  DECLINE_REASON_LENGTH,
  isRevisable,
  type KindSum,
  MOST_PROPOSED,
  MOST_WAITING,
  type ProposableCall,
  PROPOSAL_DAYS,
  type ProposalKind,
  PROPOSAL_STATES,
  type ProposalState,
  proposalStateAt,
  type ProposalStep,
  PROPOSAL_VALIDITY,
  PROPOSAL_WORDS_LENGTH,
  type RiskFit,
  riskFitOf,
  sumsByKind,
} from './rules.js';
