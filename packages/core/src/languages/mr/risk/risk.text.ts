import type { Translation } from '#language/index.js';
import type { riskClassText as englishRiskClassText, riskErrorText as englishRiskErrorText } from '#risk/risk.text.js';

export const riskClassText: Translation<typeof englishRiskClassText> = {
  1: 'सावध',
  2: 'काहीसे सावध',
  3: 'मध्यम',
  4: 'मध्यम ते जास्त',
  5: 'जास्त',
  6: 'खूप जास्त',
};

export const riskErrorText: Translation<typeof englishRiskErrorText> = { answer_required: 'या प्रश्नाचे उत्तर आवश्यक आहे.' };
