import type { PartnerTheme, SignOnScope } from '@prosperx/core/partner';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, lookup, sealed } from './columns.js';
import { agents, profiles, users } from './identity.js';

/** A business that embeds widgets. Its own pages are known by their origins. */
export const partners = pgTable('partners', {
  id: text().primaryKey(),
  name: text().notNull(),
  agentCode: text().references(() => agents.code),
  /** The secret that the operator's command made, by which the partner's server signs launch tickets; those of the dashboard stand in `partner_keys`. */
  ticketKey: sealed(),
  /** Hash of the server's key as the previous version keeps it; nothing of this version reads or writes it, and the next one removes it. */
  serverKeyHash: lookup().unique(),
  /** Hash of the email address to which the links to the partner's dashboard go; null for a partner without one. */
  mailHash: lookup().unique(),
  /** The target of "Back to the partner app": a path of this site, or a page on one of the partner's origins. */
  returnUrl: text(),
  /** The look of its frames; null for ours. */
  theme: jsonb().$type<PartnerTheme>(),
  createdAt: instant().notNull(),
});

/** The origin as `scheme://host[:port]`; with `anyPort` the port is left out and does not count. */
export const partnerOrigins = pgTable(
  'partner_origins',
  {
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    origin: text().notNull(),
    anyPort: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.origin] })],
);

/** The advisors for whom a partner may sign launch tickets. */
export const partnerAgents = pgTable(
  'partner_agents',
  {
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    agentCode: text()
      .notNull()
      .references(() => agents.code),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.agentCode] })],
);

/** The customers whom a partner's server may sign in, by its own opaque name of each, of which the hash is kept. */
export const partnerCustomers = pgTable(
  'partner_customers',
  {
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    customerHash: lookup().notNull(),
    userId: id()
      .notNull()
      .references(() => users.id),
    connectedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.customerHash] }), index().on(table.userId)],
);

/** Requests of partners' servers that a customer agrees to be connected: each once, and soon. Of whom they are nobody knows until then. */
export const connectionRequests = pgTable(
  'connection_requests',
  {
    requestHash: lookup().primaryKey(),
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    /** As in `partner_customers`. */
    customerHash: lookup().notNull(),
    /** The key of the server that asked. */
    keyId: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Tickets by which a partner's page signs a customer in: each once, and soon. */
export const signOnTickets = pgTable(
  'sign_on_tickets',
  {
    ticketHash: lookup().primaryKey(),
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    userId: id()
      .notNull()
      .references(() => users.id),
    scope: text().$type<SignOnScope>().notNull(),
    /** The key of the server that asked for it; null of one from before they were kept. */
    keyId: text(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** The devices on which people have signed in, a row for each person there. */
export const devices = pgTable(
  'devices',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    /** What tells the device again: of our own pages the mark in its cookie, of a partner's page, where no cookie counts, browser and network. */
    mark: lookup().notNull().unique(),
    /** Browser and system, such as "Chrome on Android". */
    name: text().notNull(),
    /** The partner on whose page it was; null for our own. */
    partnerId: text().references(() => partners.id),
    firstSeenAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** Set when its owner removed it: from then on it counts as one that was never seen. */
    removedAt: instant(),
  },
  (table) => [index().on(table.userId), index().on(table.lastSeenAt)],
);

/** The passkeys of people: a credential of WebAuthn each. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    /** The WebAuthn credential id, base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Uses as its device counts them; 0 for ever where it counts none. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** The name that its owner gave it. */
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index().on(table.userId)],
);

/** Challenges of passkeys that were given out: each once, soon, and to whom it was given. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: lookup().primaryKey(),
    /** The session that registers a passkey, or the browser that signs in by one. */
    boundTo: lookup().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id().primaryKey(),
    tokenHash: lookup().notNull().unique(),
    /** null in the session of an advisor, who is known by `agentCode`. */
    userId: id().references(() => users.id),
    /** null until one of several profiles is chosen. */
    profileId: id().references(() => profiles.id),
    partnerId: text().references(() => partners.id),
    /** What a session may do that a partner's server began; null for a person who signed in themselves, who may do everything. */
    scope: text().$type<SignOnScope>(),
    /** The partner's key by which it began, of a launch ticket or of its server; null for who signed in themselves, and from before keys were kept. */
    keyId: text(),
    /** The agent who acts, in the session of an advisor; else the agent who is credited. */
    agentCode: text(),
    /** null where nobody signed in themselves: an advisor came in, or a partner's server began it. */
    deviceId: id().references(() => devices.id, { onDelete: 'set null' }),
    /** Browser and system, such as "Chrome on Android"; null in a session from before they were kept. */
    browser: text(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** The absolute end, however busy the session is. */
    endsAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.profileId),
    index().on(table.deviceId),
    index().on(table.endsAt),
    check('sessions_have_an_owner', sql`(${table.userId} is not null or ${table.agentCode} is not null)`),
  ],
);

/** Launch tickets that were exchanged; each is kept until it would have expired. */
export const usedTickets = pgTable(
  'used_tickets',
  {
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    nonce: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.nonce] }), index().on(table.expiresAt)],
);

/** One-time passwords. A code is valid only together with its purpose, user and subject. */
export const otps = pgTable(
  'otps',
  {
    id: id().primaryKey(),
    purpose: text().notNull(),
    /** The user who proves who they are; at the login, where they may have no account yet, the hash of their mobile. */
    userId: id().notNull(),
    /** The hash of what is confirmed, such as the content of a cart. */
    subjectHash: text().notNull(),
    codeHash: lookup().notNull(),
    guesses: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    /** Set when a newer code took its place. */
    voidedAt: instant(),
    /** The hash of the ticket for the right guess: the action that the code allows is done with it, once. */
    ticketHash: lookup().unique(),
    ticketUsedAt: instant(),
  },
  (table) => [index().on(table.userId, table.purpose, table.subjectHash, table.createdAt)],
);

/** Counters behind every rate limit and back-off. `key` is hashed: it may name a mobile. */
export const throttles = pgTable('throttles', {
  key: lookup().primaryKey(),
  count: integer().notNull(),
  since: instant().notNull(),
  blockedUntil: instant(),
  /** The end of a limit that lasts longer than rows are kept otherwise. */
  keptUntil: instant(),
});
