import type { Group, Groups } from './answers.js';

/** What the people of the matrix are told whose sessions are none of an area with sessions of its own. */
const nobodys: Group['answers'] = {
  visitor: 'signed_out',
  investor: 'signed_out',
  signedOn: 'signed_out',
  minor: 'signed_out',
  advisorInAccount: 'signed_out',
  advisor: 'signed_out',
  unverifiedAdvisor: 'signed_out',
  formerAdvisor: 'signed_out',
};

/** The calls of partners and of operators, who are known by cookies of their own. */
export const CONSOLES: Groups = {
  'a partner in its dashboard, whose session is none of these': {
    answers: nobodys,
    calls: [
      'signOutPartner',
      'createPartnerKey',
      'revokePartnerKey',
      'addPartnerOrigin',
      'removePartnerOrigin',
      'savePartnerTheme',
      'savePartnerWebhook',
      'getPartnerEvents',
      'getPartnerOrders',
      'getPartnerUses',
      'resendPartnerEvent',
      'sendPartnerTestEvent',
    ],
  },
  'an operator in the console, whose session is none of these': {
    answers: nobodys,
    calls: [
      'signOutOperator',
      'getParkedJobs',
      'decideJob',
      'retryJobs',
      'getProposals',
      'answerProposal',
      'getOperatorAudit',
      'findRecords',
      'getOperatorPerson',
      'getPersonTimeline',
      'revealPerson',
      'endPersonSessions',
      'getBankReviews',
      'getOperatorPicture',
      'getHeldKycs',
      'checkHeldKyc',
      'getWaitingAdvisors',
      'verifyAdvisor',
      'refuseAdvisor',
      'getOperatorPartners',
      'endPartnerKey',
      'getOperatorCalendar',
      'saveHolidays',
      'getDeletions',
      'withdrawDeletionFor',
      'getReconciliation',
      'runReconciliation',
      'getImports',
      'importFile',
    ],
  },
};
