import type { Translation } from '#language/index.js';
import type { riskClassText as englishRiskClassText, riskErrorText as englishRiskErrorText } from '#risk/risk.text.js';

export const riskClassText: Translation<typeof englishRiskClassText> = {
  1: 'கன்சர்வேட்டிவ்',
  2: 'ஓரளவு கன்சர்வேட்டிவ்',
  3: 'மிதம்',
  4: 'மிதமான அதிகம்',
  5: 'அதிகம்',
  6: 'மிக அதிகம்',
};

export const riskErrorText: Translation<typeof englishRiskErrorText> = {
  answer_required: 'இந்தக் கேள்விக்குப் பதில் தர வேண்டும்.',
};
