import * as calls from '@prosperx/core/risk';
import { serve } from '#http/serve.js';
import {
  getRiskAnswerOptions,
  getRiskAttempt,
  getRiskProfile,
  getRiskQuestion,
  getRiskQuestions,
} from './get-risk-profile.js';
import { saveRiskAnswer } from './save-risk-answer.js';

export const riskRoutes = [
  serve(calls.getRiskQuestions, getRiskQuestions),
  serve(calls.getRiskAnswerOptions, getRiskAnswerOptions),
  serve(calls.getRiskAttempt, getRiskAttempt),
  serve(calls.getRiskQuestion, getRiskQuestion),
  serve(calls.saveRiskAnswer, saveRiskAnswer),
  serve(calls.getRiskProfile, getRiskProfile),
];
