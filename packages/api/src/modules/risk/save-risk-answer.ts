import { PxError } from '@prosperx/core/errors';
import {
  openQuestions,
  riskClassOf,
  type RiskErrorCode,
  type RiskQuestionnaire,
  type saveRiskAnswer as call,
} from '@prosperx/core/risk';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import { profiles, riskAnswers, riskAttempts } from '#db/schema/index.js';
import type { InputOf, Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { ownProfile } from '#records/profile/repository.js';
import {
  answersOf,
  type Attempt,
  isAttemptOver,
  lastAttempt,
  lastResult,
  questionnaireInForce,
} from '#records/risk/repository.js';
import { resultOf } from './get-risk-profile.js';

type Input = InputOf<typeof call>;

const refused = (fields: Readonly<Record<string, string>>) => new PxError('invalid_input', { fields });

/** The answer must be one that the version in force offers. */
function checkAnswer({ riskProfileVersion, questions }: RiskQuestionnaire, input: Input): void {
  if (input.riskProfileVersion !== riskProfileVersion) throw refused({ riskProfileVersion: 'not_in_force' });
  if (input.totalQuestionsCount !== questions.length) throw refused({ totalQuestionsCount: 'other_count' });
  const question = questions.find(({ questionNo }) => questionNo === input.questionNo);
  if (!question) throw refused({ questionNo: 'unknown' });
  if (!question.options.some(({ answerOptionId }) => answerOptionId === input.answerOptionId))
    throw refused({ answerOptionId: 'unknown' });
}

/** The attempt that an answer belongs to: the last one, or the next after one that is over for whoever answers. */
async function attemptFor(ctx: Context, profileId: string, input: Input): Promise<Attempt> {
  const { riskProfileVersion: version, userAttemptId: attemptNo } = input;
  const last = await lastAttempt(ctx.db, profileId, version);
  if (last && last.attemptNo === attemptNo) return last;
  const mayBegin = !last || isAttemptOver(ctx, last);
  if (!mayBegin || attemptNo !== (last?.attemptNo ?? 0) + 1) throw refused({ userAttemptId: 'not_the_next' });
  const id = newId('att');
  const [begun] = await ctx.db
    .insert(riskAttempts)
    .values({ id, profileId, version, attemptNo, createdAt: ctx.clock.now() })
    .returning();
  if (!begun) throw new PxError('risk_profile_failed');
  return begun;
}

/** Judges an attempt once all is answered; what is open is named, and nothing of the call is kept. */
async function scoreAttempt(ctx: Context, questionnaire: RiskQuestionnaire, attempt: Attempt): Promise<void> {
  const answers = await answersOf(ctx.db, attempt.id);
  const classId = riskClassOf(questionnaire, answers);
  const required: RiskErrorCode = 'answer_required';
  if (classId === null)
    throw refused(Object.fromEntries(openQuestions(questionnaire, answers).map((no) => [String(no), required])));
  const result = { classId, finishedAt: ctx.clock.now() };
  await ctx.db.update(riskAttempts).set(result).where(eq(riskAttempts.id, attempt.id));
  if (attempt.agentCode !== null) {
    const { userId } = subjectOf(ctx);
    await notifyOwner(ctx.db, ctx, { change: 'risk_answered', userId });
  }
  const details = { version: attempt.version, attempt: attempt.attemptNo, class: classId };
  await audit(ctx, { action: 'risk.judged', objectId: attempt.id, details });
}

/** Keeps that an advisor has answered in an attempt: it is not its owner's own from then on. */
async function markAdvisors(ctx: Context, attempt: Attempt): Promise<Attempt> {
  if (ctx.actor.kind !== 'advisor' || attempt.agentCode !== null) return attempt;
  const { agentCode } = ctx.actor;
  await ctx.db.update(riskAttempts).set({ agentCode }).where(eq(riskAttempts.id, attempt.id));
  return { ...attempt, agentCode };
}

/** Keeps an answer; resolves to the result that counts, once all is answered. One that was sent before is answered as then; an attempt that is over takes no other. */
async function keep(ctx: Context, questionnaire: RiskQuestionnaire, attempt: Attempt, input: Input) {
  const { questionNo, answerOptionId, isCalculateRiskScore } = input;
  const counted = async () => resultOf(ctx.db, await lastResult(ctx.db, attempt.profileId));
  if (isAttemptOver(ctx, attempt)) {
    const isSame = (await answersOf(ctx.db, attempt.id)).get(questionNo) === answerOptionId;
    if (attempt.classId === null || !isSame) throw refused({ userAttemptId: 'over' });
    return counted();
  }
  const answered = await markAdvisors(ctx, attempt);
  await ctx.db
    .insert(riskAnswers)
    .values({ attemptId: attempt.id, questionNo, answerOptionId })
    .onConflictDoUpdate({ target: [riskAnswers.attemptId, riskAnswers.questionNo], set: { answerOptionId } });
  if (!isCalculateRiskScore) return null;
  await scoreAttempt(ctx, questionnaire, answered);
  return counted();
}

export const saveRiskAnswer: Verb<typeof call> = async ({ ctx, input }) => {
  const { profileId } = ownProfile(ctx, input.ucc);
  const questionnaire = await questionnaireInForce(ctx.db);
  checkAnswer(questionnaire, input);
  return ctx.db.transaction(async (tx) => {
    // one answer of a person after another: two first ones at once would begin the same attempt
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for('no key update');
    const inside = withDb(ctx, tx);
    return keep(inside, questionnaire, await attemptFor(inside, profileId, input), input);
  });
};
