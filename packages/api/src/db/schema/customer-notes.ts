import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, id, instant, sealed } from './columns.js';
import { agents, profiles } from './identity.js';

const agentCode = () =>
  text()
    .notNull()
    .references(() => agents.code);
const profileId = () =>
  id()
    .notNull()
    .references(() => profiles.id);

/** Short words by which advisors sort and find their customers. */
export const customerTags = pgTable(
  'customer_tags',
  { agentCode: agentCode(), profileId: profileId(), tag: text().notNull() },
  (table) => [primaryKey({ columns: [table.agentCode, table.profileId, table.tag] }), index().on(table.profileId)],
);

/** The families in which advisors group their customers, for themselves. */
export const customerFamilies = pgTable(
  'customer_families',
  { agentCode: agentCode(), profileId: profileId(), family: text().notNull() },
  (table) => [primaryKey({ columns: [table.agentCode, table.profileId] }), index().on(table.profileId)],
);

/** What advisors write about their customers for themselves. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: id().primaryKey(),
    agentCode: agentCode(),
    profileId: profileId(),
    text: sealed().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.profileId, table.agentCode)],
);

/** What advisors have to do for their customers by a day. */
export const customerTasks = pgTable(
  'customer_tasks',
  {
    id: id().primaryKey(),
    agentCode: agentCode(),
    profileId: profileId(),
    text: sealed().notNull(),
    dueOn: day().notNull(),
    /** null while it is to do. */
    doneAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.profileId, table.agentCode), index().on(table.agentCode, table.dueOn)],
);
