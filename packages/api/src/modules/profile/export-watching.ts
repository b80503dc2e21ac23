import { desc, eq } from 'drizzle-orm';
import { nfoReminders, nfos, schemes, watchedFunds } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { isoOf, type Row } from './export-rows.js';

/** Returns the funds that a person watches, and the new fund offers of whose close they are reminded. */
export async function watchingOf({ db }: Context, userId: string) {
  const watched = await db
    .select({ scheme: schemes.name })
    .from(watchedFunds)
    .innerJoin(schemes, eq(schemes.id, watchedFunds.schemeId))
    .where(eq(watchedFunds.userId, userId))
    .orderBy(desc(watchedFunds.position));
  const reminders = await db
    .select({ reminder: nfoReminders, scheme: nfos.schemeName, fundHouse: nfos.fundHouse, closes: nfos.closes })
    .from(nfoReminders)
    .innerJoin(nfos, eq(nfos.id, nfoReminders.nfoId))
    .where(eq(nfoReminders.userId, userId))
    .orderBy(nfoReminders.createdAt);
  return {
    watchedFunds: watched.map((fund): Row => fund),
    nfoReminders: reminders.map(({ reminder: { createdAt, sentAt }, ...offer }): Row => {
      return { ...offer, askedAt: isoOf(createdAt), sentAt: isoOf(sentAt) };
    }),
  };
}
