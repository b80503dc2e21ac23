import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { day, id, instant, lookup, sealed } from './columns.js';

/** Who signs in: one row a mobile. What he holds belongs to his profiles. */
export const users = pgTable('users', {
  id: id().primaryKey(),
  mobile: sealed().notNull(),
  mobileHash: lookup().notNull().unique(),
  email: sealed(),
  emailHash: lookup(),
  name: text().notNull(),
  disabledAt: instant(),
  createdAt: instant().notNull(),
});

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
    /** Set for a minor who has turned 18. */
    majorStatus: text(),
    pan: sealed(),
    panHash: lookup(),
    dateOfBirth: day(),
    kycStatus: text(),
    /** 0 not begun, 1 sent, 2 refused, 3 registered with the exchange. */
    registeredWithBse: integer().notNull().default(0),
    /** Order in which the profiles of a user are offered. */
    position: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.panHash)],
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
    isDefault: boolean().notNull().default(false),
    verifiedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [unique().on(table.profileId, table.accountHash)],
);

/** What a person agreed to, word for word by its version. */
export const consents = pgTable(
  'consents',
  {
    id: id().primaryKey(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    purpose: text().notNull(),
    textVersion: text().notNull(),
    givenAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (table) => [index().on(table.profileId, table.purpose)],
);

export const agents = pgTable('agents', {
  code: text().primaryKey(),
  name: text().notNull(),
  arn: text(),
  euin: text(),
  verified: boolean().notNull().default(false),
  mayTransact: boolean().notNull().default(true),
  createdAt: instant().notNull(),
});

/** Whose customer a user is. Without `direct` he is refused under any agent code but this one. */
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
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId] }), index().on(table.agentCode)],
);
