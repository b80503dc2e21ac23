import * as calls from '@prosperx/core/proposal';
import { serve } from '#http/serve.js';
import { approveProposal, declineProposal, readProposal, sendProposalOtp } from './answer-proposal.js';
import { getDeskProposals, withdrawDeskProposal } from './desk.js';
import { getFamilyProposals, sendFamilyProposal, withdrawFamilyProposal } from './family-proposal.js';
import {
  addToProposal,
  getCustomerProposals,
  moveCartToProposal,
  removeFromProposal,
  reviseProposal,
  withdrawProposal,
} from './prepare-proposal.js';
import { sendProposal } from './send-proposal.js';

export const proposalRoutes = [
  serve(calls.getCustomerProposals, getCustomerProposals),
  serve(calls.addToProposal, addToProposal),
  serve(calls.moveCartToProposal, moveCartToProposal),
  serve(calls.removeFromProposal, removeFromProposal),
  serve(calls.sendProposal, sendProposal),
  serve(calls.reviseProposal, reviseProposal),
  serve(calls.withdrawProposal, withdrawProposal),
  serve(calls.getFamilyProposals, getFamilyProposals),
  serve(calls.sendFamilyProposal, sendFamilyProposal),
  serve(calls.withdrawFamilyProposal, withdrawFamilyProposal),
  serve(calls.getDeskProposals, getDeskProposals),
  serve(calls.withdrawDeskProposal, withdrawDeskProposal),
  serve(calls.readProposal, readProposal),
  serve(calls.declineProposal, declineProposal),
  serve(calls.sendProposalOtp, sendProposalOtp),
  serve(calls.approveProposal, approveProposal),
];
