import type { Translation } from '#language/index.js';
import type { riskClassText as englishRiskClassText, riskErrorText as englishRiskErrorText } from '#risk/risk.text.js';

export const riskClassText: Translation<typeof englishRiskClassText> = {
  1: 'સાવચેત',
  2: 'થોડા સાવચેત',
  3: 'મધ્યમ',
  4: 'મધ્યમથી વધુ',
  5: 'વધુ',
  6: 'ખૂબ વધુ',
};

export const riskErrorText: Translation<typeof englishRiskErrorText> = { answer_required: 'આ પ્રશ્નનો જવાબ જરૂરી છે.' };
