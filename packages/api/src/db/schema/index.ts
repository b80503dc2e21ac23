export { auditEntries, auditHead, exchangeHolidays, files, idempotencyKeys, queue } from './machinery.js';
export {
  agentChanges,
  agentCertificates,
  agentCustomers,
  agents,
  bankAccounts,
  consents,
  credentials,
  deletionRequests,
  profiles,
  users,
} from './identity.js';
export { cartItems, carts } from './cart.js';
export { type OrderRow, orders, type OrderSetRow, orderSets } from './order.js';
export { type RedemptionRow, sales } from './redemption.js';
export { type SipChangeRow, sipChanges, type SipRow, sips } from './sip.js';
export { folios } from './folio.js';
export { ledgerEntries, positions } from './ledger.js';
export { type CustomerApprovalRow, customerApprovals } from './approval.js';
export { type ProposalItemRow, proposalItems, type ProposalRow, proposals } from './proposal.js';
export { kycRequests, ifscBranches, pincodes, riskAnswers, riskAttempts, riskQuestionnaires } from './onboarding.js';
export { contentItems, contentSubscriptions, surveyAnswers } from './content.js';
export { agentInterests, leadObjections, leads, sharedPlans } from './lead.js';
export { customerFamilies, customerNotes, customerTags, customerTasks } from './customer-notes.js';
export { familyConsents } from './family.js';
export { goalFolios, goals, goalSips } from './goal.js';
export { type KeptAccount, outsideStatements } from './outside.js';
export { shortLinks } from './short-link.js';
export { nfoReminders, nfos } from './nfo.js';
export { importRuns, operatorProposals, operators, operatorSessions, reconciliationRuns } from './operator.js';
export { partnerKeys, partnerLinks, partnerSessions, widgetUses } from './partner.js';
export { stateChanges, webhookAttempts, webhookEndpoints, webhookEvents } from './webhook.js';
export {
  fundViews,
  navs,
  packs,
  packSchemes,
  schemeFacts,
  schemes,
  searchWords,
  type StoredFactKind,
  type StoredFacts,
  watchedFunds,
} from './fund.js';
export {
  type MandateRow,
  mandates,
  paymentOrders,
  type PaymentRow,
  payments,
  providerEvents,
  type RefundRow,
  refunds,
} from './payment.js';
export {
  connectionRequests,
  devices,
  otps,
  partnerCustomers,
  passkeyChallenges,
  passkeys,
  sessions,
  signOnTickets,
  throttles,
  usedTickets,
  partnerAgents,
  partnerOrigins,
  partners,
} from './session.js';
export {
  sandboxBankPayments,
  sandboxBankPayouts,
  sandboxClock,
  sandboxExchangeClients,
  sandboxExchangeOrders,
  sandboxExchangePlans,
  sandboxExchangeSips,
  sandboxKycRequests,
  sandboxKycStatuses,
  sandboxMandates,
  sandboxMessages,
} from './sandbox.js';
export { type PlanInstalmentRow, planInstalments, planTerms, type TransferPlanRow, transferPlans } from './plan.js';
export type { Lookup, Sealed } from './columns.js';
export { brokerageRows, registrarFiles, registrarRecords } from './registrar.js';
