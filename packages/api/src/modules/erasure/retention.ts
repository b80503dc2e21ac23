import { and, eq, inArray, isNull, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import * as schema from '#db/schema/index.js';
import { ERASE_ACCOUNT } from '#queue/job-kinds.js';

/** The account that is erased; `userId` is null while its person keeps another one. */
export interface Erased {
  readonly db: Db;
  readonly profileId: string;
  readonly userId: string | null;
}

/** What becomes of the rows of one person in a table. */
export interface PersonalTable {
  readonly table: PgTable;
  /** The rows of an account, or of its person, who may have several. */
  readonly scope: 'profile' | 'user';
  /** Where money was moved: whether rows go all the same, are kept for `RECORD_YEARS`, or lose what is not needed for the records. */
  readonly onHold: 'erase' | 'keep' | { readonly cleared: Readonly<Record<string, null>> };
  readonly why: string;
  of(who: Erased): SQL | undefined;
}

const never = sql`false`;
const ofProfile =
  (column: PgColumn) =>
  ({ profileId }: Erased) =>
    eq(column, profileId);
const ofUser =
  (column: PgColumn) =>
  ({ userId }: Erased) =>
    userId === null ? never : eq(column, userId);

const {
  agentChanges,
  agentCustomers,
  bankAccounts,
  brokerageRows,
  cartItems,
  carts,
  consents,
  credentials,
  customerApprovals,
  customerFamilies,
  customerNotes,
  customerTags,
  customerTasks,
  deletionRequests,
  devices,
  familyConsents,
  files,
  folios,
  goalFolios,
  goals,
  goalSips,
  kycRequests,
  leads,
  ledgerEntries,
  mandates,
  nfoReminders,
  orders,
  orderSets,
  otps,
  outsideStatements,
  partnerCustomers,
  passkeys,
  paymentOrders,
  payments,
  planInstalments,
  positions,
  profiles,
  proposalItems,
  proposals,
  queue,
  refunds,
  registrarRecords,
  riskAnswers,
  riskAttempts,
  sales,
  sessions,
  shortLinks,
  signOnTickets,
  sipChanges,
  sips,
  transferPlans,
  users,
  watchedFunds,
} = schema;

const paymentsOf = ({ db, profileId }: Erased) =>
  db.select({ id: payments.id }).from(payments).where(eq(payments.profileId, profileId));
const sipsOf = ({ db, profileId }: Erased) =>
  db.select({ id: sips.id }).from(sips).where(eq(sips.profileId, profileId));
const attemptsOf = ({ db, profileId }: Erased) =>
  db.select({ id: riskAttempts.id }).from(riskAttempts).where(eq(riskAttempts.profileId, profileId));
const plansOf = ({ db, profileId }: Erased) =>
  db.select({ id: transferPlans.id }).from(transferPlans).where(eq(transferPlans.profileId, profileId));
const cartsOf = ({ db, profileId }: Erased) =>
  db.select({ id: carts.id }).from(carts).where(eq(carts.profileId, profileId));
const orderedCarts = ({ db, profileId }: Erased) =>
  db
    .select({ id: sql<string>`coalesce(${orderSets.cartId}, '')` })
    .from(orderSets)
    .where(eq(orderSets.profileId, profileId));

const panOf = ({ db, profileId }: Erased) =>
  db.select({ panHash: profiles.panHash }).from(profiles).where(eq(profiles.id, profileId));

const mobileOf = ({ db, userId }: Erased) =>
  db
    .select({ mobileHash: users.mobileHash })
    .from(users)
    .where(userId === null ? never : eq(users.id, userId));

const MONEY = 'Records of money that was moved: income tax, SEBI and the exchange ask for them.';
const IDENTITY = 'Records of who the investor was (anti-money-laundering rules).';
const DECLARED = 'What was declared under FATCA and CRS: the income-tax rules 114F to 114H ask for it.';
const AGREED = 'Proof of what was agreed to and advised.';
const NO_USE = 'Of no use once the account is closed.';

/** The tables that hold rows of a person, those that refer to others before them: so are they erased. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: brokerageRows,
    scope: 'profile',
    onHold: { cleared: { profileId: null } },
    why: 'What an advisor was paid is in their books; whose folio it was for is not.',
    of: ofProfile(brokerageRows.profileId),
  },
  {
    table: registrarRecords,
    scope: 'profile',
    onHold: 'erase',
    why: `${NO_USE} Those of nobody here go 180 days after they came in.`,
    of: (who) =>
      or(
        eq(registrarRecords.profileId, who.profileId),
        and(isNull(registrarRecords.profileId), inArray(registrarRecords.panHash, panOf(who))),
      ),
  },
  {
    table: familyConsents,
    scope: 'profile',
    onHold: 'erase',
    why: NO_USE,
    of: ({ profileId }) => or(eq(familyConsents.profileId, profileId), eq(familyConsents.viewerId, profileId)),
  },
  {
    table: customerFamilies,
    scope: 'profile',
    onHold: 'erase',
    why: NO_USE,
    of: ofProfile(customerFamilies.profileId),
  },
  { table: customerTags, scope: 'profile', onHold: 'erase', why: NO_USE, of: ofProfile(customerTags.profileId) },
  { table: customerNotes, scope: 'profile', onHold: 'erase', why: NO_USE, of: ofProfile(customerNotes.profileId) },
  { table: customerTasks, scope: 'profile', onHold: 'erase', why: NO_USE, of: ofProfile(customerTasks.profileId) },
  { table: goalFolios, scope: 'profile', onHold: 'erase', why: NO_USE, of: ofProfile(goalFolios.profileId) },
  { table: goalSips, scope: 'profile', onHold: 'erase', why: NO_USE, of: ofProfile(goalSips.profileId) },
  { table: goals, scope: 'profile', onHold: 'erase', why: NO_USE, of: ofProfile(goals.profileId) },
  {
    table: paymentOrders,
    scope: 'profile',
    onHold: 'keep',
    why: MONEY,
    of: (who) => inArray(paymentOrders.paymentId, paymentsOf(who)),
  },
  {
    table: refunds,
    scope: 'profile',
    onHold: 'keep',
    why: MONEY,
    of: (who) => inArray(refunds.paymentId, paymentsOf(who)),
  },
  { table: payments, scope: 'profile', onHold: 'keep', why: MONEY, of: ofProfile(payments.profileId) },
  { table: ledgerEntries, scope: 'profile', onHold: 'keep', why: MONEY, of: ofProfile(ledgerEntries.profileId) },
  { table: positions, scope: 'profile', onHold: 'keep', why: MONEY, of: ofProfile(positions.profileId) },
  { table: sales, scope: 'profile', onHold: 'keep', why: MONEY, of: ofProfile(sales.profileId) },
  {
    table: planInstalments,
    scope: 'profile',
    onHold: 'keep',
    why: MONEY,
    of: (who) => inArray(planInstalments.planId, plansOf(who)),
  },
  { table: transferPlans, scope: 'profile', onHold: 'keep', why: MONEY, of: ofProfile(transferPlans.profileId) },
  {
    table: sipChanges,
    scope: 'profile',
    onHold: 'keep',
    why: MONEY,
    of: (who) => inArray(sipChanges.sipId, sipsOf(who)),
  },
  { table: sips, scope: 'profile', onHold: 'keep', why: MONEY, of: ofProfile(sips.profileId) },
  { table: orders, scope: 'profile', onHold: 'keep', why: MONEY, of: ofProfile(orders.profileId) },
  {
    table: cartItems,
    scope: 'profile',
    onHold: 'erase',
    why: NO_USE,
    of: (who) => inArray(cartItems.cartId, cartsOf(who)),
  },
  { table: orderSets, scope: 'profile', onHold: 'keep', why: MONEY, of: ofProfile(orderSets.profileId) },
  {
    table: carts,
    scope: 'profile',
    onHold: 'erase',
    why: `${NO_USE} Those of orders are kept, without items.`,
    of: (who) => and(eq(carts.profileId, who.profileId), notInArray(carts.id, orderedCarts(who))),
  },
  { table: folios, scope: 'profile', onHold: 'keep', why: MONEY, of: ofProfile(folios.profileId) },
  { table: mandates, scope: 'profile', onHold: 'keep', why: MONEY, of: ofProfile(mandates.profileId) },
  { table: bankAccounts, scope: 'profile', onHold: 'keep', why: MONEY, of: ofProfile(bankAccounts.profileId) },
  {
    table: riskAnswers,
    scope: 'profile',
    onHold: 'keep',
    why: AGREED,
    of: (who) => inArray(riskAnswers.attemptId, attemptsOf(who)),
  },
  {
    table: outsideStatements,
    scope: 'profile',
    onHold: 'erase',
    why: NO_USE,
    of: ofProfile(outsideStatements.profileId),
  },
  { table: nfoReminders, scope: 'user', onHold: 'erase', why: NO_USE, of: ofUser(nfoReminders.userId) },
  { table: watchedFunds, scope: 'user', onHold: 'erase', why: NO_USE, of: ofUser(watchedFunds.userId) },
  { table: riskAttempts, scope: 'profile', onHold: 'keep', why: AGREED, of: ofProfile(riskAttempts.profileId) },
  { table: kycRequests, scope: 'profile', onHold: 'keep', why: IDENTITY, of: ofProfile(kycRequests.profileId) },
  { table: consents, scope: 'profile', onHold: 'keep', why: AGREED, of: ofProfile(consents.profileId) },
  { table: files, scope: 'profile', onHold: 'keep', why: IDENTITY, of: ofProfile(files.profileId) },
  {
    table: shortLinks,
    scope: 'profile',
    onHold: 'erase',
    why: `${NO_USE} Others, which name somebody in an advisor’s words at most, go with their end, after 90 days.`,
    of: ofProfile(shortLinks.profileId),
  },
  { table: partnerCustomers, scope: 'user', onHold: 'erase', why: NO_USE, of: ofUser(partnerCustomers.userId) },
  { table: signOnTickets, scope: 'user', onHold: 'erase', why: NO_USE, of: ofUser(signOnTickets.userId) },
  {
    table: proposalItems,
    scope: 'profile',
    onHold: 'keep',
    why: `${AGREED} Those that were not approved go 180 days after they were made.`,
    of: ofProfile(proposalItems.profileId),
  },
  { table: proposals, scope: 'profile', onHold: 'keep', why: AGREED, of: ofProfile(proposals.profileId) },
  {
    table: customerApprovals,
    scope: 'profile',
    onHold: 'erase',
    why: `${NO_USE} Others go 180 days after they were asked; the audit keeps that they were answered.`,
    of: ofProfile(customerApprovals.profileId),
  },
  {
    table: sessions,
    scope: 'profile',
    onHold: 'erase',
    why: NO_USE,
    of: (who) => or(eq(sessions.profileId, who.profileId), ofUser(sessions.userId)(who)),
  },
  { table: passkeys, scope: 'user', onHold: 'erase', why: NO_USE, of: ofUser(passkeys.userId) },
  { table: devices, scope: 'user', onHold: 'erase', why: NO_USE, of: ofUser(devices.userId) },
  {
    table: queue,
    scope: 'profile',
    onHold: 'erase',
    why: `${NO_USE} Other jobs hold ids and go after 90 days.`,
    of: ({ profileId, userId }) =>
      and(
        ne(queue.kind, ERASE_ACCOUNT),
        or(
          sql`${queue.payload}->>'profileId' = ${profileId}`,
          userId === null ? never : sql`${queue.payload}->>'userId' = ${userId}`,
        ),
      ),
  },
  {
    table: deletionRequests,
    scope: 'profile',
    onHold: 'keep',
    why: 'Says until when the rest is kept.',
    of: ofProfile(deletionRequests.profileId),
  },
  {
    table: profiles,
    scope: 'profile',
    why: `${IDENTITY} ${DECLARED}`,
    of: ofProfile(profiles.id),
    onHold: {
      cleared: {
        panHash: null,
        panEnd: null,
        gender: null,
        occupationType: null,
        incomeSlab: null,
        aadhaarLastFour: null,
        nomineesWanted: null,
        nominees: null,
        exchangeRefusal: null,
        refusedPart: null,
        refusedHash: null,
      },
    },
  },
  {
    table: leads,
    scope: 'user',
    onHold: 'erase',
    why: `${NO_USE} Others go 180 days after their last change.`,
    of: (who) => inArray(leads.mobileHash, mobileOf(who)),
  },
  { table: credentials, scope: 'user', onHold: 'erase', why: NO_USE, of: ofUser(credentials.userId) },
  { table: agentChanges, scope: 'user', onHold: 'erase', why: NO_USE, of: ofUser(agentChanges.userId) },
  { table: agentCustomers, scope: 'user', onHold: 'erase', why: NO_USE, of: ofUser(agentCustomers.userId) },
  { table: otps, scope: 'user', onHold: 'erase', why: NO_USE, of: ofUser(otps.userId) },
  {
    table: users,
    scope: 'user',
    why: IDENTITY,
    of: ofUser(users.id),
    onHold: { cleared: { email: null, emailHash: null, emailVerifiedAt: null, language: null } },
  },
];
