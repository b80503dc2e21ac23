/** The sentences of the calls of the operator's console. */
export const operatorSummaries: Readonly<Record<string, string>> = {
  readEnrolment:
    'Returns what the link of a new operator is for: their name, and the secret of their authenticator app.',
  enrolOperator: 'Sets the password of a new operator, by the link and a code of their app, and signs them in.',
  signInOperator:
    'Signs an operator in to the console, by name, password and a code of their app; each code works once.',
  signOutOperator: 'Ends the session of an operator.',
  getOperatorHome: 'Returns how much waits for an operator; null for whoever is none.',
  getParkedJobs:
    'Returns the work that waits for a person, with what may be decided about it, and how the queue stands.',
  retryJobs:
    'Has all parked jobs of a kind tried anew at once, such as notifications once the mail server is back. What moves money is decided one by one.',
  decideJob:
    'Retries, drops or approves a parked job for a reason, or goes on with the registration number that was found for it; what moves money is proposed by it, for another operator to decide.',
  getProposals: 'Returns what operators proposed: what waits for another one first.',
  answerProposal:
    'Approves or refuses what another operator proposed, or withdraws what one proposed; once, whoever else does at the same moment.',
  getOperatorAudit: 'Returns what operators did, newest first.',
  findRecords:
    'Finds orders, payments, refunds, mandates, redemptions, SIPs and accounts by a number, a mobile or the end of a PAN.',
  getOperatorPerson: 'Returns an account with its records; numbers and addresses are masked.',
  getPersonTimeline: 'Returns what happened in an account, newest first.',
  endPersonSessions: 'Ends all sessions of a person, for a reason: they log in anew everywhere.',
  revealPerson:
    'Returns mobile, email address, PAN and accounts of a person, for a reason that stays in their timeline.',
  getBankReviews: 'Returns the bank accounts whose names a person has to compare.',
  getOperatorPicture:
    'Returns the picture of a cheque or certificate that waits for a decision; each look is in the audit.',
  getWaitingAdvisors: 'Returns the advisors whose ARN nobody has checked yet.',
  verifyAdvisor: 'Says that the ARN, the EUIN and the dates that were shown were checked with AMFI, for a reason.',
  refuseAdvisor:
    'Refuses the certificates that were shown, for a cause and with words that the advisor reads: they hand them in anew, and transact for nobody until those are verified.',
  getOperatorPartners: 'Returns the partners with their keys, origins and advisors.',
  endPartnerKey: 'Ends a key of a partner at once, with the sessions that it began, for a reason.',
  getOperatorCalendar: 'Returns the days on which the exchange is closed.',
  saveHolidays: 'Replaces the holidays of the years of a list, for a reason.',
  getDeletions: 'Returns the accounts whose deletion was asked for, with what is in its way.',
  withdrawDeletionFor: 'Withdraws the deletion of an account for its holder, for a reason; they are told.',
  getReconciliation: 'Returns what the last reconciliation found, each with what to do.',
  runReconciliation: 'Has the books compared, behind the answer.',
  getHeldKycs: 'Returns the accounts that are blocked by their KYC, and why, for an operator to look at.',
  checkHeldKyc: 'Asks the KYC registry again about an account that is blocked by its KYC, and keeps what it answers.',
  importFile: 'Takes a file of the market over, behind the answer, for a reason.',
  getImports: 'Returns the last imports of files of the market, and what each changed.',
};
