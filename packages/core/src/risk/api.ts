import * as z from 'zod/mini';
import { endpoint, meta, nothing, queryNumber } from '#http/index.js';

const access = ['investor', 'advisor_for_customer'] as const;
const whole = z.int().check(z.gte(0), z.lte(10_000));
const questionSchema = z.object({ questionNo: whole, description: z.string(), riskProfileVersion: whole });
const optionSchema = z.object({ questionNo: whole, answerOptionId: whole, answerDescription: z.string() });
const resultSchema = z.object({
  riskProfileClassId: z.literal([1, 2, 3, 4, 5, 6]),
  riskProfileName: z.string(),
  riskProfileVersion: whole,
  /** `count`: they are an advisor's, and count until the account holder answers too. `wait`: an advisor has answered since, which does not count. */
  advisorsAnswers: z.optional(z.nullable(z.enum(['count', 'wait']))),
});

const read = { method: 'GET', body: null, access, effect: 'read', secrets: [] } as const;

export const getRiskQuestions = endpoint({
  ...read,
  name: 'getRiskQuestions',
  path: '/api/v1/risk-profile/questions',
  query: nothing,
  reply: meta(z.array(questionSchema)),
  errors: ['risk_profile_failed'],
});

export const getRiskAnswerOptions = endpoint({
  ...read,
  name: 'getRiskAnswerOptions',
  path: '/api/v1/risk-profile/answer-options',
  query: nothing,
  reply: meta(z.array(optionSchema)),
  errors: ['risk_profile_failed'],
});

export const getRiskAttempt = endpoint({
  ...read,
  name: 'getRiskAttempt',
  path: '/api/v1/risk-profile/user-attempt-id',
  query: z.object({ ucc: z.string(), 'risk-profile-version': queryNumber() }),
  reply: meta(
    z.object({
      userAttemptId: whole,
      /** true when it takes no further answers of whoever asks: it has a result, or its owner asks and an advisor has answered in it. */ completed:
        z.boolean(),
    }),
  ),
  errors: ['other_account'],
});

export const getRiskQuestion = endpoint({
  ...read,
  name: 'getRiskQuestion',
  path: '/api/v1/risk-profile/user-risk-profile',
  query: z.object({
    ucc: z.string(),
    'risk-profile-version': queryNumber(),
    'question-no': queryNumber(),
    'user-attempt-id': queryNumber(),
  }),
  reply: meta(z.extend(questionSchema, { answerOptionId: z.nullable(whole) })),
  errors: ['other_account', 'not_found'],
});

export const saveRiskAnswer = endpoint({
  name: 'saveRiskAnswer',
  method: 'POST',
  path: '/api/v1/risk-profile',
  query: z.object({ ucc: z.string() }),
  body: z.object({
    questionNo: whole,
    answerOptionId: whole,
    riskProfileVersion: whole,
    totalQuestionsCount: whole,
    userAttemptId: whole,
    isCalculateRiskScore: z.boolean(),
  }),
  reply: meta(z.nullable(resultSchema)),
  errors: ['other_account', 'invalid_input', 'risk_profile_failed'],
  access,
  effect: 'write',
  secrets: [],
});

export const getRiskProfile = endpoint({
  ...read,
  name: 'getRiskProfile',
  path: '/api/v1/risk-profile',
  query: z.object({ ucc: z.string() }),
  reply: meta(z.nullable(resultSchema)),
  errors: ['other_account'],
});

/** A value that `resultSchema` has decoded. */
export type RiskProfile = z.output<typeof resultSchema>;
/** A value that `questionSchema` has decoded. */
export type RiskQuestionOnWire = z.output<typeof questionSchema>;
/** A value that `optionSchema` has decoded. */
export type RiskOptionOnWire = z.output<typeof optionSchema>;
