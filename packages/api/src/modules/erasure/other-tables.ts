import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '#db/schema/index.js';

/** What becomes of a table whose rows are not found by a person. */
export interface OtherTable {
  readonly table: PgTable;
  readonly rule: 'nobody' | 'expires' | 'for good';
  readonly why: string;
}

const SCHEMES = 'About schemes, places, partners and days.';
const SANDBOX = 'Stands for the books of other companies, which have rules of their own.';

/** The tables that an erasure leaves alone. */
export const otherTables: readonly OtherTable[] = [
  { table: schema.auditEntries, rule: 'for good', why: 'Holds ids, states and amounts: whose they were is erased.' },
  { table: schema.auditHead, rule: 'for good', why: 'The ends of its chains.' },
  {
    table: schema.providerEvents,
    rule: 'expires',
    why: 'What gateways have said of payments and mandates, sealed; ninety days.',
  },
  { table: schema.idempotencyKeys, rule: 'expires', why: 'Goes after two days.' },
  {
    table: schema.throttles,
    rule: 'expires',
    why: 'Hashes, which go after two days, or with the end of a longer limit.',
  },
  { table: schema.surveyAnswers, rule: 'expires', why: 'Names nobody; goes after 180 days.' },
  { table: schema.sharedPlans, rule: 'expires', why: 'Figures of a plan that an advisor shared; goes after 180 days.' },
  { table: schema.stateChanges, rule: 'expires', why: 'Ids and states; goes as soon as partners are told.' },
  { table: schema.webhookEvents, rule: 'expires', why: 'Ids and states for partners, thirty days.' },
  { table: schema.webhookAttempts, rule: 'expires', why: 'Goes with its event.' },
  {
    table: schema.leadObjections,
    rule: 'for good',
    why: 'Hashes of mobiles whose owners do not want to be leads: without them their details would come back.',
  },
  { table: schema.registrarFiles, rule: 'for good', why: 'Hashes of files that an advisor took over.' },
  {
    table: schema.agentCertificates,
    rule: 'for good',
    why: 'Of advisors, who hold no account: by what right they sell.',
  },
  { table: schema.passkeyChallenges, rule: 'expires', why: 'Hashes, which go the night after.' },
  { table: schema.connectionRequests, rule: 'expires', why: 'Hashes, which go the night after.' },
  { table: schema.partnerLinks, rule: 'expires', why: 'Hashes, which go the night after.' },
  { table: schema.partnerSessions, rule: 'expires', why: 'Of a partner’s own people, named by nobody; thirty days.' },
  { table: schema.operators, rule: 'for good', why: 'Of people who operate the server, whom the audit log names.' },
  { table: schema.operatorSessions, rule: 'expires', why: 'Of operators; thirty days.' },
  { table: schema.operatorProposals, rule: 'for good', why: 'Who proposed and decided what moves money; no person.' },
  { table: schema.importRuns, rule: 'expires', why: 'What files of the market changed; two years.' },
  { table: schema.reconciliationRuns, rule: 'expires', why: 'Ids of records that disagreed; two years.' },
  { table: schema.widgetUses, rule: 'expires', why: 'Sums of pages, which name nobody; thirteen months.' },
  { table: schema.usedTickets, rule: 'expires', why: 'Goes with the end of a launch ticket.' },
  ...[
    schema.agents,
    schema.partners,
    schema.partnerKeys,
    schema.webhookEndpoints,
    schema.partnerOrigins,
    schema.partnerAgents,
    schema.exchangeHolidays,
    schema.schemes,
    schema.schemeFacts,
    schema.planTerms,
    schema.navs,
    schema.searchWords,
    schema.nfos,
    schema.fundViews,
    schema.packs,
    schema.packSchemes,
    schema.riskQuestionnaires,
    schema.pincodes,
    schema.ifscBranches,
    schema.agentInterests,
    schema.contentItems,
    schema.contentSubscriptions,
  ].map((table) => ({ table, rule: 'nobody' as const, why: SCHEMES })),
  ...[
    schema.sandboxMessages,
    schema.sandboxClock,
    schema.sandboxExchangeOrders,
    schema.sandboxExchangeClients,
    schema.sandboxBankPayments,
    schema.sandboxBankPayouts,
    schema.sandboxKycRequests,
    schema.sandboxKycStatuses,
    schema.sandboxMandates,
    schema.sandboxExchangePlans,
    schema.sandboxExchangeSips,
  ].map((table) => ({ table, rule: 'nobody' as const, why: SANDBOX })),
];
