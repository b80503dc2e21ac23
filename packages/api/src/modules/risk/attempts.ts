import type { RiskAnswers } from '@prosperx/core/risk';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { riskAnswers, riskAttempts } from '#db/schema/index.js';

export type Attempt = typeof riskAttempts.$inferSelect;

/** The last attempt of a profile at a version. */
export async function lastAttempt(db: Db, profileId: string, version: number): Promise<Attempt | undefined> {
  const own = and(eq(riskAttempts.profileId, profileId), eq(riskAttempts.version, version));
  const [attempt] = await db.select().from(riskAttempts).where(own).orderBy(desc(riskAttempts.attemptNo)).limit(1);
  return attempt;
}

/** The last attempt that was judged, of whatever version. */
export async function lastResult(db: Db, profileId: string): Promise<Attempt | undefined> {
  const judged = and(eq(riskAttempts.profileId, profileId), isNotNull(riskAttempts.classId));
  const newest = [desc(riskAttempts.version), desc(riskAttempts.attemptNo)];
  const [attempt] = await db
    .select()
    .from(riskAttempts)
    .where(judged)
    .orderBy(...newest)
    .limit(1);
  return attempt;
}

export async function answersOf(db: Db, attemptId: string): Promise<RiskAnswers> {
  const rows = await db.select().from(riskAnswers).where(eq(riskAnswers.attemptId, attemptId));
  return new Map(rows.map(({ questionNo, answerOptionId }) => [questionNo, answerOptionId]));
}
