export {
  getRiskAnswerOptions,
  getRiskAttempt,
  getRiskProfile,
  getRiskQuestion,
  getRiskQuestions,
  type RiskOptionOnWire,
  type RiskProfile,
  type RiskQuestionOnWire,
  saveRiskAnswer,
} from './api.js';
export {
  isAboveRiskClass,
  isRiskClass,
  RISK_CLASSES,
  type RiskClassId,
  SUGGESTED_CATEGORIES,
  openQuestions,
  type RiskAnswers,
  riskClassOf,
  type RiskOption,
  type RiskQuestion,
  type RiskQuestionnaire,
} from './questionnaire.js';
export { riskClassText, type RiskErrorCode, riskErrorText } from './risk.text.js';
export { TARGET_MIXES } from './target-mix.js';
