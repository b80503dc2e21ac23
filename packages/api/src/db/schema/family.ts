import type { ConsentState } from '@prosperx/core/family';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.js';
import { agents, profiles } from './identity.js';

/** Whether an account holder lets another member of their family see what they hold: a row for each whom their advisor asked about whom. */
export const familyConsents = pgTable(
  'family_consents',
  {
    agentCode: text()
      .notNull()
      .references(() => agents.code),
    /** The account whose holdings would be seen: its holder alone answers. */
    profileId: id()
      .notNull()
      .references(() => profiles.id),
    viewerId: id()
      .notNull()
      .references(() => profiles.id),
    /** `ended` is a consent that its owner gave and that ended as one of the two left the family: it may be asked for anew. */
    state: text().$type<ConsentState | 'ended'>().notNull(),
    askedAt: instant().notNull(),
    answeredAt: instant(),
    /** The time at which a consent that was given ended: withdrawn by its owner, or because one of the two left the family; null of all others. */
    endedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.agentCode, table.profileId, table.viewerId] }),
    index().on(table.profileId),
    index().on(table.viewerId),
  ],
);
