import {
  getRiskAnswerOptions,
  getRiskAttempt,
  getRiskProfile,
  getRiskQuestion,
  getRiskQuestions,
  type RiskOptionOnWire,
  type RiskProfile,
  type RiskQuestionOnWire,
  saveRiskAnswer,
} from '@prosperx/core/risk';
import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '#services/client.js';
import { useServices } from '#services/services.js';

export const resultKey = ['my', 'risk-result'] as const;
export const surveyKey = ['my', 'risk-survey'] as const;

/** The attempt under way; the next one after one that was judged. */
async function readSurvey(api: ApiClient, ucc: string): Promise<Survey> {
  const [questions, options] = await Promise.all([api(getRiskQuestions), api(getRiskAnswerOptions)]);
  const version = questions.data[0]?.riskProfileVersion ?? 0;
  const last = (await api(getRiskAttempt, { query: { ucc, 'risk-profile-version': version } })).data;
  const isNew = last.completed || last.userAttemptId === 0;
  const attemptId = isNew ? last.userAttemptId + 1 : last.userAttemptId;
  const given = isNew
    ? []
    : await Promise.all(
        questions.data.map(async ({ questionNo }) => {
          const query = {
            ucc,
            'risk-profile-version': version,
            'question-no': questionNo,
            'user-attempt-id': attemptId,
          };
          return (await api(getRiskQuestion, { query })).data;
        }),
      );
  return {
    version,
    attemptId,
    questions: questions.data.map((question) => ({
      ...question,
      options: options.data.filter(({ questionNo }) => questionNo === question.questionNo),
    })),
    answers: Object.fromEntries(
      given.flatMap(({ questionNo, answerOptionId }) =>
        answerOptionId === null ? [] : [[questionNo, answerOptionId]],
      ),
    ),
  };
}

export function useSurvey(ucc: string, isEnabled: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: surveyKey,
    queryFn: () => readSurvey(api, ucc),
    enabled: isEnabled && ucc !== '',
    // what is answered here lies over it until the survey is left
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Infinity,
  });
}

export function useRiskResult(ucc: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: resultKey,
    queryFn: async (): Promise<RiskProfile | null> => (await api(getRiskProfile, { query: { ucc } })).data,
    enabled: ucc !== '',
    refetchOnMount: 'always',
  });
}

/** Keeps an answer; with `isLast` the attempt is judged. */
export async function saveAnswer(
  api: ApiClient,
  ucc: string,
  { version, attemptId, questions }: Survey,
  answer: { readonly questionNo: number; readonly answerOptionId: number },
  isLast = false,
): Promise<RiskProfile | null> {
  const { data } = await api(saveRiskAnswer, {
    query: { ucc },
    body: {
      ...answer,
      riskProfileVersion: version,
      totalQuestionsCount: questions.length,
      userAttemptId: attemptId,
      isCalculateRiskScore: isLast,
    },
  });
  return data;
}

/** An attempt at the questions of the version in force. */
export interface Survey {
  readonly version: number;
  readonly attemptId: number;
  readonly questions: readonly (RiskQuestionOnWire & { readonly options: readonly RiskOptionOnWire[] })[];
  /** What was answered before: the option by question number. */
  readonly answers: Readonly<Record<number, number>>;
}

/** Place of the first question without an answer; of the last one when all have theirs. */
export function firstOpen({ questions }: Pick<Survey, 'questions'>, answers: Survey['answers']): number {
  const open = questions.findIndex(({ questionNo }) => answers[questionNo] === undefined);
  return open === -1 ? questions.length - 1 : open;
}
