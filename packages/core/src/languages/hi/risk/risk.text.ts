import type { Translation } from '#language/index.js';
import type { riskClassText as englishRiskClassText, riskErrorText as englishRiskErrorText } from '#risk/risk.text.js';

export const riskClassText: Translation<typeof englishRiskClassText> = {
  1: 'सतर्क',
  2: 'कुछ हद तक सतर्क',
  3: 'संतुलित',
  4: 'मध्यम से अधिक जोखिम वाले',
  5: 'अधिक जोखिम वाले',
  6: 'बहुत अधिक जोखिम वाले',
};

export const riskErrorText: Translation<typeof englishRiskErrorText> = {
  answer_required: 'इस सवाल का जवाब देना जरूरी है।',
};
