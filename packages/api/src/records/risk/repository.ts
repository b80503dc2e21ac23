import { PxError } from '@prosperx/core/errors';
import { isRiskClass, type RiskAnswers, type RiskClassId, type RiskQuestionnaire } from '@prosperx/core/risk';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '#db/db.js';
import { riskAnswers, riskAttempts, riskQuestionnaires } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { questionnaire1 } from './questionnaire.text.js';

const contentSchema = z.object({
  questions: z.array(
    z.object({
      questionNo: z.int(),
      description: z.string(),
      options: z.array(z.object({ answerOptionId: z.int(), answerDescription: z.string(), score: z.number() })),
    }),
  ),
  bands: z.array(
    z.object({ from: z.number(), riskProfileClassId: z.custom<RiskClassId>((id) => isRiskClass(Number(id))) }),
  ),
});

/** Puts the versions that come with the product into the database; one that is there already stays as it is. */
export async function installQuestionnaires(db: Db): Promise<void> {
  const { riskProfileVersion, ...content } = questionnaire1;
  await db.insert(riskQuestionnaires).values({ version: riskProfileVersion, content }).onConflictDoNothing();
}

function questionnaireOf({ version, content }: typeof riskQuestionnaires.$inferSelect): RiskQuestionnaire {
  return { riskProfileVersion: version, ...z.parse(contentSchema, content) };
}

/** The version in force. Throws `risk_profile_failed` when there is none. */
export async function questionnaireInForce(db: Db): Promise<RiskQuestionnaire> {
  const [row] = await db.select().from(riskQuestionnaires).orderBy(desc(riskQuestionnaires.version)).limit(1);
  if (!row) throw new PxError('risk_profile_failed');
  return questionnaireOf(row);
}

/** A version that is or was in force; null for one that never was. */
export async function questionnaireOfVersion(db: Db, version: number): Promise<RiskQuestionnaire | null> {
  const [row] = await db.select().from(riskQuestionnaires).where(eq(riskQuestionnaires.version, version));
  return row ? questionnaireOf(row) : null;
}

const newestFirst = [desc(riskAttempts.version), desc(riskAttempts.attemptNo)];

export type Attempt = typeof riskAttempts.$inferSelect;

/** The last attempt of a profile at a version. */
export async function lastAttempt(db: Db, profileId: string, version: number): Promise<Attempt | undefined> {
  const own = and(eq(riskAttempts.profileId, profileId), eq(riskAttempts.version, version));
  const [attempt] = await db.select().from(riskAttempts).where(own).orderBy(desc(riskAttempts.attemptNo)).limit(1);
  return attempt;
}

/** Says whether an attempt takes no further answers of whoever asks: it was judged, or an advisor has answered in it, and its owner's own begin anew. */
export const isAttemptOver = ({ actor }: Pick<Context, 'actor'>, { classId, agentCode }: Attempt): boolean =>
  classId !== null || (agentCode !== null && actor.kind !== 'advisor');

/**
 * The last attempt that was judged, of whatever version. What an advisor has answered counts where its owner never answered themselves: nobody
 * else can lift the class that warns them.
 */
export async function lastResult(db: Db, profileId: string): Promise<Attempt | undefined> {
  const judged = and(eq(riskAttempts.profileId, profileId), isNotNull(riskAttempts.classId));
  const ownAndNewest = [sql`${riskAttempts.agentCode} is not null`, ...newestFirst];
  const [attempt] = await db
    .select()
    .from(riskAttempts)
    .where(judged)
    .orderBy(...ownAndNewest)
    .limit(1);
  return attempt;
}

/** Says whether an advisor gave the answers that count, or newer ones, which wait until their owner answers again; null: neither. */
export async function advisorsAnswers(db: Db, counted: Attempt): Promise<'count' | 'wait' | null> {
  if (counted.agentCode !== null) return 'count';
  const { profileId } = counted;
  const judged = and(eq(riskAttempts.profileId, profileId), isNotNull(riskAttempts.classId));
  const [last] = await db
    .select({ id: riskAttempts.id })
    .from(riskAttempts)
    .where(judged)
    .orderBy(...newestFirst)
    .limit(1);
  return last?.id === counted.id ? null : 'wait';
}

export async function answersOf(db: Db, attemptId: string): Promise<RiskAnswers> {
  const rows = await db.select().from(riskAnswers).where(eq(riskAnswers.attemptId, attemptId));
  return new Map(rows.map(({ questionNo, answerOptionId }) => [questionNo, answerOptionId]));
}
