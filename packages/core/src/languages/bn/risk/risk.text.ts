import type { Translation } from '#language/index.js';
import type { riskClassText as englishRiskClassText, riskErrorText as englishRiskErrorText } from '#risk/risk.text.js';

export const riskClassText: Translation<typeof englishRiskClassText> = {
  1: 'সাবধানী',
  2: 'কিছুটা সাবধানী',
  3: 'মাঝারি',
  4: 'মাঝারি থেকে বেশি',
  5: 'বেশি',
  6: 'খুব বেশি',
};

export const riskErrorText: Translation<typeof englishRiskErrorText> = { answer_required: 'এই প্রশ্নের উত্তর দেওয়া জরুরি।' };
