import type { Translation } from '#language/index.js';
import type { riskClassText as englishRiskClassText, riskErrorText as englishRiskErrorText } from '#risk/risk.text.js';

export const riskClassText: Translation<typeof englishRiskClassText> = {
  1: 'కన్జర్వేటివ్',
  2: 'కొంతవరకు కన్జర్వేటివ్',
  3: 'మోస్తరు',
  4: 'మోస్తరు కంటే ఎక్కువ',
  5: 'ఎక్కువ',
  6: 'చాలా ఎక్కువ',
};

export const riskErrorText: Translation<typeof englishRiskErrorText> = { answer_required: 'ఈ ప్రశ్నకు సమాధానం తప్పనిసరి.' };
