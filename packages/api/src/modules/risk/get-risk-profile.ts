import { PxError } from '@prosperx/core/errors';
import {
  type getRiskAnswerOptions as optionsCall,
  type getRiskAttempt as attemptCall,
  type getRiskProfile as profileCall,
  type getRiskQuestion as questionCall,
  type getRiskQuestions as questionsCall,
  isRiskClass,
  riskClassText,
} from '@prosperx/core/risk';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { riskAttempts } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { ownProfile } from '#records/profile/repository.js';
import {
  advisorsAnswers,
  answersOf,
  type Attempt,
  isAttemptOver,
  lastAttempt,
  lastResult,
  questionnaireInForce,
  questionnaireOfVersion,
} from '#records/risk/repository.js';

export const getRiskQuestions: Verb<typeof questionsCall> = async ({ ctx }) => {
  const { questions, riskProfileVersion } = await questionnaireInForce(ctx.db);
  return questions.map(({ questionNo, description }) => ({ questionNo, description, riskProfileVersion }));
};

/** Returns the answers without their scores: a person who knows them could choose their class. */
export const getRiskAnswerOptions: Verb<typeof optionsCall> = async ({ ctx }) => {
  const { questions } = await questionnaireInForce(ctx.db);
  return questions.flatMap(({ questionNo, options }) =>
    options.map(({ answerOptionId, answerDescription }) => ({ questionNo, answerOptionId, answerDescription })),
  );
};

/** The class that an attempt was given; null before. */
export async function resultOf(db: Db, attempt: Attempt | undefined) {
  const riskProfileClassId = attempt?.classId ?? 0;
  if (!attempt || !isRiskClass(riskProfileClassId)) return null;
  const riskProfileName = riskClassText[riskProfileClassId];
  return {
    riskProfileClassId,
    riskProfileName,
    riskProfileVersion: attempt.version,
    advisorsAnswers: await advisorsAnswers(db, attempt),
  };
}

export const getRiskAttempt: Verb<typeof attemptCall> = async ({ ctx, input }) => {
  const { profileId } = ownProfile(ctx, input.ucc);
  const attempt = await lastAttempt(ctx.db, profileId, input['risk-profile-version']);
  return { userAttemptId: attempt?.attemptNo ?? 0, completed: attempt !== undefined && isAttemptOver(ctx, attempt) };
};

export const getRiskProfile: Verb<typeof profileCall> = async ({ ctx, input }) =>
  resultOf(ctx.db, await lastResult(ctx.db, ownProfile(ctx, input.ucc).profileId));

export const getRiskQuestion: Verb<typeof questionCall> = async ({ ctx, input }) => {
  const { profileId } = ownProfile(ctx, input.ucc);
  const version = input['risk-profile-version'];
  const questionnaire = await questionnaireOfVersion(ctx.db, version);
  const question = questionnaire?.questions.find(({ questionNo }) => questionNo === input['question-no']);
  if (!question) throw new PxError('not_found');
  const { questionNo, description } = question;
  const [attempt] = await ctx.db
    .select()
    .from(riskAttempts)
    .where(
      and(
        eq(riskAttempts.profileId, profileId),
        eq(riskAttempts.version, version),
        eq(riskAttempts.attemptNo, input['user-attempt-id']),
      ),
    );
  const answers = attempt && (await answersOf(ctx.db, attempt.id));
  return {
    questionNo,
    description,
    riskProfileVersion: version,
    answerOptionId: answers?.get(questionNo) ?? null,
  };
};
