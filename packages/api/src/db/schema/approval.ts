import type { ApprovableCall } from '@prosperx/core/customer-approval';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, lookup, sealed } from './columns.js';
import { agents, profiles } from './identity.js';

/** What advisors asked their customers to approve by a link and an OTP of their own. */
export const customerApprovals = pgTable(
  'customer_approvals',
  {
    id: id().primaryKey(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    agentCode: text()
      .notNull()
      .references(() => agents.code),
    /** The call that is carried out once it is approved, and its body as JSON, without ticket. */
    call: text().$type<ApprovableCall>().notNull(),
    change: sealed().notNull(),
    /** The hash of the SIP, folio or account that it is about: what is asked anew takes the place of what waits. */
    aboutHash: lookup().notNull(),
    tokenHash: lookup().notNull().unique(),
    /** `expired`: a newer request has taken its place, or it was withdrawn, which has its time in `answeredAt`. What runs out stays `pending`. */
    state: text({ enum: ['pending', 'approved', 'declined', 'expired'] })
      .notNull()
      .default('pending'),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
    /** The number of the order that was placed by it. */
    pxOrderNumber: text(),
  },
  (table) => [index().on(table.profileId, table.createdAt), index().on(table.createdAt)],
);
export type CustomerApprovalRow = typeof customerApprovals.$inferSelect;
