import { riskClassText } from '@prosperx/core/risk';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '#context.js';
import { auditEntries, kycRequests, riskAttempts } from '#db/schema/index.js';
import { answersOf } from '#modules/risk/attempts.js';
import { questionnaireOfVersion } from '#modules/risk/questionnaires.js';

export type Row = Record<string, unknown>;

export const isoOf = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

/** When the person was sent to the identity provider, under which id, and what was shared with it. */
export async function kycRequestsOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(kycRequests).where(eq(kycRequests.profileId, profileId));
  return rows.map(({ requestId, createdAt }) => ({
    requestId,
    shared: ['pan', 'name', 'email', 'mobile'],
    createdAt: isoOf(createdAt),
  }));
}

/** What the registry said of the PAN, and when what the provider shared was filled in. */
export async function kycChecksOf({ db }: Context, profileId: string): Promise<Row[]> {
  const ofKyc = inArray(auditEntries.action, ['kyc.checked', 'profile.filled']);
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, profileId), ofKyc))
    .orderBy(auditEntries.seq);
  return rows.map(({ at, action, details }) => ({ at: isoOf(at), action, ...(details as Row) }));
}

/** Every time through the questions, with the words of questions and answers. */
export async function riskAttemptsOf({ db }: Context, profileId: string): Promise<Row[]> {
  const attempts = await db.select().from(riskAttempts).where(eq(riskAttempts.profileId, profileId));
  return Promise.all(
    attempts.map(async ({ id, version, attemptNo, classId, createdAt, finishedAt }) => {
      const questionnaire = await questionnaireOfVersion(db, version);
      const answers = [...(await answersOf(db, id))].map(([questionNo, answerOptionId]) => {
        const question = questionnaire?.questions.find((asked) => asked.questionNo === questionNo);
        const answer = question?.options.find((option) => option.answerOptionId === answerOptionId);
        return { questionNo, question: question?.description, answer: answer?.answerDescription ?? answerOptionId };
      });
      return {
        ...{ version, attemptNo, answers },
        result: classId && riskClassText[classId as keyof typeof riskClassText],
        begunAt: isoOf(createdAt),
        finishedAt: isoOf(finishedAt),
      };
    }),
  );
}
