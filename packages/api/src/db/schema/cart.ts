import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, lookup, paise } from './columns.js';
import { packs, schemes } from './fund.js';
import { profiles } from './identity.js';

/** A cart belongs to a profile, or to a visitor known by a cookie. */
export const carts = pgTable(
  'carts',
  {
    id: id().primaryKey(),
    profileId: id().references(() => profiles.id),
    visitorId: text(),
    status: text({ enum: ['active', 'ordered', 'merged'] }).notNull(),
    version: integer().notNull().default(1),
    agentCode: text(),
    /** Says of a cart that an advisor filled whether its owner has approved this version. */
    approval: text({ enum: ['PENDNEW', 'PENDING', 'APPROVED', 'DECLINED'] }),
    /** The hash of the link that was emailed to the owner, and until when it is valid; after the approval, until when that is; after a refusal, when that was. */
    approvalHash: lookup(),
    approvalUntil: instant(),
    /** The code of the advisor who asked. */
    approvalBy: text(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('carts_one_active_a_profile')
      .on(table.profileId)
      .where(sql`status = 'active'`),
    uniqueIndex('carts_one_active_a_visitor')
      .on(table.visitorId)
      .where(sql`status = 'active'`),
    uniqueIndex().on(table.approvalHash),
  ],
);

export const cartItems = pgTable(
  'cart_items',
  {
    id: id().primaryKey(),
    cartId: id()
      .notNull()
      .references(() => carts.id),
    schemeId: id()
      .notNull()
      .references(() => schemes.id),
    investmentType: text({ enum: ['LUMPSUM', 'SIP'] }).notNull(),
    /** Months between instalments; 0 for a lumpsum. */
    frequency: integer().notNull(),
    amount: paise().notNull(),
    sipDate: integer(),
    instalments: integer(),
    /** false of a SIP that begins on its first SIP date. */
    firstOrderToday: boolean().notNull().default(true),
    folioNumber: text(),
    /** The pack of the item, and the group that the items of that investment share; null for a single scheme. */
    packId: id().references(() => packs.id),
    packGroup: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.cartId)],
);
