import type { CertificateRefusal } from '@prosperx/core/agent';
import type { Language } from '@prosperx/core/language';
import type { PrefilledField, RefusedPart } from '@prosperx/core/profile';
import type { CodeAtLogin } from '@prosperx/core/session';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, id, instant, lookup, sealed } from './columns.js';

/** The people who sign in: one row a mobile. Their holdings belong to their profiles. */
export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    mobile: sealed().notNull(),
    /** Matches no mobile where all accounts of a person are closed: whoever holds the number opens a new account. */
    mobileHash: lookup().notNull().unique(),
    /** What `mobileHash` was until then; the operator finds the records by it. */
    closedMobileHash: lookup(),
    email: sealed(),
    emailHash: lookup(),
    /** The time at which its owner opened the link that was sent there; null until then, and again after a change. */
    emailVerifiedAt: instant(),
    name: text().notNull(),
    /** The language of notifications to them; null, which is English, until they choose one. */
    language: text().$type<Language>(),
    /** Says when a login by password also needs a code. */
    codeAtLogin: text().$type<CodeAtLogin>().notNull().default('never'),
    disabledAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('users_closed_mobile')
      .on(table.closedMobileHash)
      .where(sql`closed_mobile_hash is not null`),
  ],
);

/** Absent while a person has no password yet. `hash` is argon2id in PHC form. */
export const credentials = pgTable('credentials', {
  userId: id()
    .primaryKey()
    .references(() => users.id),
  hash: text().notNull(),
  changedAt: instant().notNull(),
});

/** An account holder: individual, minor, HUF … A user may have several. */
export const profiles = pgTable(
  'profiles',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    /** Client code at the exchange. */
    ucc: text().notNull().unique(),
    name: text().notNull(),
    /** Account-type code: "01" individual, "02" minor … */
    taxStatus: text().notNull(),
    /** Set for a minor who has turned 18, in the night in which they do (`markGrownMinors`). */
    majorStatus: text(),
    pan: sealed(),
    panHash: lookup(),
    /** Keyed hash of the last four letters of the PAN, for the operator's search; null for profiles stored before that search existed. */
    panEnd: lookup(),
    dateOfBirth: day(),
    /** One of KYC_STATUSES; null until the PAN was looked up. */
    kycStatus: text(),
    /** The registry's status, to the letter. */
    kycRawStatus: text(),
    /** The name that the registry holds, cleaned. */
    kycName: text(),
    kycCheckedAt: instant(),
    /** The time at which its person showed that the PAN is theirs; null until then: the record of the PAN stays closed. */
    panProvenAt: instant(),
    /** 0 is not begun, 1 sent, 2 refused, 3 registered with the exchange. */
    registeredWithBse: integer().notNull().default(0),
    /** The reference under which the exchange last got the profile. */
    registrationRef: text(),
    /** The reason why it refused, in words on which the person can act. */
    exchangeRefusal: text(),
    /** The part that the refusal is about, one of REFUSED_PARTS; null where the exchange did not say. */
    refusedPart: text().$type<RefusedPart>(),
    /** The hash of the data that the exchange refused: until it changes, the same would be refused again. */
    refusedHash: lookup(),
    /** M or F. */
    gender: text({ enum: ['M', 'F'] }),
    /** Says to whom mobile and email belong; SE is the investor. */
    mobileDeclaration: text().notNull().default('SE'),
    emailDeclaration: text().notNull().default('SE'),
    address: sealed(),
    pincode: text(),
    city: text(),
    state: text(),
    /** B business, S service, O others. */
    occupationType: text({ enum: ['B', 'S', 'O'] }),
    /** FATCA code of the yearly income. */
    incomeSlab: text(),
    aadhaarLastFour: sealed(),
    /** The answers for FATCA as JSON. */
    fatca: sealed(),
    fatcaDeclaredAt: instant(),
    /** true when nominees are wanted; null until it is chosen. */
    nomineesWanted: boolean(),
    /** The nominees as JSON. */
    nominees: sealed(),
    /** The fields that the KYC record filled, and nobody has corrected. */
    prefilled: text().array().$type<PrefilledField[]>().notNull().default([]),
    /** Counts the changes: an OTP confirms one state of the profile. */
    revision: integer().notNull().default(0),
    /** The time at which it was deleted; its records are kept for a while, where money was moved. */
    closedAt: instant(),
    /** The order in which the profiles of a user are offered. */
    position: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.panHash),
    index().on(table.panEnd).concurrently(),
    index().on(table.kycStatus).concurrently(),
  ],
);

export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: id().primaryKey(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    account: sealed().notNull(),
    accountHash: lookup().notNull(),
    ifsc: text().notNull(),
    bankName: text().notNull(),
    branchName: text().notNull().default(''),
    /** SB savings, CB current; null until the person has chosen. */
    accountType: text({ enum: ['SB', 'CB'] }),
    /** The name that the bank holds. */
    holderName: sealed(),
    /** What becomes of it after onboarding, where another one takes its place at once. */
    state: text({ enum: ['active', 'review', 'replaced'] })
      .notNull()
      .default('active'),
    /** Payments are made from it unless another one is chosen. */
    isDefault: boolean().notNull().default(false),
    /** The day from which redemptions go to it, until the day of another one has come; null: they do not. */
    redemptionsFrom: day(),
    verifiedAt: instant(),
    /** true when it is linked without a check, since the bank's server was down. */
    bypassedAt: instant(),
    /** The time at which it was given or, of one that a person reviews, approved: its days of cooling count from then on. */
    createdAt: instant().notNull(),
  },
  (table) => [
    unique().on(table.profileId, table.accountHash, table.ifsc),
    uniqueIndex('bank_accounts_one_default_a_profile')
      .on(table.profileId)
      .where(sql`is_default`),
  ],
);

/** A declaration to which a person agreed, word for word by its version. */
export const consents = pgTable(
  'consents',
  {
    id: id().primaryKey(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    purpose: text().notNull(),
    textVersion: text().notNull(),
    /** The hash of the answers that a declaration is about; null where the words alone are agreed to. */
    contentHash: lookup(),
    givenAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (table) => [index().on(table.profileId, table.purpose)],
);

/** Accounts that their holders want deleted. */
export const deletionRequests = pgTable('deletion_requests', {
  profileId: id()
    .primaryKey()
    .references(() => profiles.id),
  requestedAt: instant().notNull(),
  /** The last day for the records of an account that was closed; null until then. */
  keptUntil: day(),
});

export const agents = pgTable('agents', {
  code: text().primaryKey(),
  name: text().notNull(),
  /** The ARN with its prefix, ARN-; nobody has that of another. */
  arn: text().unique(),
  /** The EUIN with its prefix, E. */
  euin: text(),
  /** Why the certificates that were handed in last were refused, which took both numbers away; null once others are handed in. */
  refusal: jsonb().$type<CertificateRefusal>(),
  /** Ten digits that stand on what the advisor shares; null: none does. */
  phone: text(),
  /** The address to which what waits is mailed each morning; a code has proven it. */
  morningMail: sealed(),
  /** The language of notifications to them; null until a page of theirs was in another one than English. */
  language: text().$type<Language>(),
  verified: boolean().notNull().default(false),
  mayTransact: boolean().notNull().default(true),
  createdAt: instant().notNull(),
});

/** The certificates that an agent has handed in; absent before, and again once an incomplete record was reset. */
export const agentCertificates = pgTable('agent_certificates', {
  agentCode: text()
    .primaryKey()
    .references(() => agents.code),
  isNismCertified: boolean().notNull(),
  isArnHolder: boolean().notNull(),
  /** The NISM certificate's number with its prefix, NISM-. */
  nismCode: text(),
  nismFrom: day(),
  nismTo: day(),
  arnCode: text(),
  euin: text(),
  arnFrom: day(),
  arnTo: day(),
  /** The first day of an ARN as it was verified, while other days of it wait to be; null: none wait, or it was not known. */
  verifiedFrom: day(),
  /** Its last day then; null: no other days wait. */
  verifiedTo: day(),
  /** The time at which a record that names no ARN is dropped, so that the agent can begin anew; null: it stays. */
  resetAt: instant(),
  savedAt: instant().notNull(),
});

/** Names the agent of a user. Without `direct` the user is refused under any other agent code. */
export const agentCustomers = pgTable(
  'agent_customers',
  {
    userId: id()
      .notNull()
      .references(() => users.id),
    agentCode: text()
      .notNull()
      .references(() => agents.code),
    direct: boolean().notNull().default(false),
    /** The time at which the customer ended the agent's right to act for them; null while the agent may. */
    actingEndedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId] }), index().on(table.agentCode)],
);

/** Changes of an agent by the customer's own act: both agents read them. */
export const agentChanges = pgTable(
  'agent_changes',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    /** null for a customer who had none. */
    fromAgentCode: text().references(() => agents.code),
    toAgentCode: text()
      .notNull()
      .references(() => agents.code),
    at: instant().notNull(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.fromAgentCode, table.at),
    index().on(table.toAgentCode, table.at),
  ],
);
