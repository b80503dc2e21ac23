import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, id, instant, sealed } from './columns.js';
import { agents } from './identity.js';

/** What advisors are shown to read and watch. */
export const contentItems = pgTable('content_items', {
  id: id().primaryKey(),
  categoryId: text().notNull(),
  category: text().notNull(),
  heading: text().notNull(),
  description: text().notNull(),
  /** Name of the picture among the content files. */
  thumbNail: text().notNull(),
  /** Name of the video among the content files; null where there is none. */
  video: text(),
  /** The first and the last day on which it is shown. */
  shownFrom: day().notNull(),
  shownTo: day().notNull(),
});

/** The categories of content of which an advisor is notified. */
export const contentSubscriptions = pgTable(
  'content_subscriptions',
  {
    agentCode: text()
      .notNull()
      .references(() => agents.code),
    categoryId: text().notNull(),
    subscribed: boolean().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentCode, table.categoryId] })],
);

/** Answers to surveys. They name nobody; a comment may, so that it is sealed. */
export const surveyAnswers = pgTable('survey_answers', {
  id: id().primaryKey(),
  survey: text().notNull(),
  role: text().notNull(),
  /** 1 to 5. */
  rating: integer().notNull(),
  comment: sealed(),
  createdAt: instant().notNull(),
});
