import type { getRiskAnswerOptions as optionsCall, getRiskQuestions as questionsCall } from '@prosperx/core/risk';
import type { Verb } from '#http/serve.js';
import { questionnaireInForce } from './questionnaires.js';

export const getRiskQuestions: Verb<typeof questionsCall> = async ({ ctx }) => {
  const { questions, riskProfileVersion } = await questionnaireInForce(ctx.db);
  return questions.map(({ questionNo, description }) => ({ questionNo, description, riskProfileVersion }));
};

/** Without their scores: who knows them could choose his class. */
export const getRiskAnswerOptions: Verb<typeof optionsCall> = async ({ ctx }) => {
  const { questions } = await questionnaireInForce(ctx.db);
  return questions.flatMap(({ questionNo, options }) =>
    options.map(({ answerOptionId, answerDescription }) => ({ questionNo, answerOptionId, answerDescription })),
  );
};
