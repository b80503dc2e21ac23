import type { RiskClassId } from './classes.js';

export const riskClassText: Readonly<Record<RiskClassId, string>> = {
  1: 'Conservative',
  2: 'Moderately Conservative',
  3: 'Moderate',
  4: 'Moderately High',
  5: 'High',
  6: 'Very High',
};

/** To the letter of the specification (onboarding, section 5). */
export const riskErrorText = { answer_required: 'This is a mandatory question.' } as const;
export type RiskErrorCode = keyof typeof riskErrorText;
