import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.js';
import { profiles } from './identity.js';

/** Who was sent to the identity provider under which of its request ids: nobody else may ask for what was shared there. */
export const kycRequests = pgTable(
  'kyc_requests',
  {
    requestId: text().primaryKey(),
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.profileId)],
);
