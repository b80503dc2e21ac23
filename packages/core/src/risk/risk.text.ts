import type { RiskClassId } from './questionnaire.js';

/** The name of each class of risk. */
export const riskClassText: Readonly<Record<RiskClassId, string>> = {
  1: 'Conservative',
  2: 'Moderately Conservative',
  3: 'Moderate',
  4: 'Moderately High',
  5: 'High',
  6: 'Very High',
};

/** The sentence for a question without an answer is prescribed to the letter. */
export const riskErrorText = { answer_required: 'This is a mandatory question.' } as const;
/** Codes for faults in the answers. */
export type RiskErrorCode = keyof typeof riskErrorText;
