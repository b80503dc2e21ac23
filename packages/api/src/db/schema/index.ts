export { auditEntries, auditHead, files, idempotencyKeys, queue } from './machinery.js';
export {
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
export { kycRequests, ifscBranches, pincodes, riskAnswers, riskAttempts, riskQuestionnaires } from './onboarding.js';
export { folios, ledgerEntries } from './ledger.js';
export { fundViews, navs, schemes, packs, packSchemes } from './fund.js';
export {
  mandates,
  paymentOrders,
  type PaymentRow,
  payments,
  providerEvents,
  type RefundRow,
  refunds,
} from './payment.js';
export { type OrderRow, orders, type OrderSetRow, orderSets, type SipRow, sips } from './order.js';
export { otps, sessions, throttles, usedTickets } from './session.js';
export { partnerAgents, partnerOrigins, partners } from './partner.js';
export {
  sandboxBankPayments,
  sandboxClock,
  sandboxExchangeClients,
  sandboxExchangeOrders,
  sandboxKycRequests,
  sandboxKycStatuses,
  sandboxMessages,
} from './sandbox.js';
export type { Lookup, Sealed } from './columns.js';
