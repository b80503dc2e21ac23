import type { Translation } from '#language/index.js';
import type { riskClassText as englishRiskClassText, riskErrorText as englishRiskErrorText } from '#risk/risk.text.js';

export const riskClassText: Translation<typeof englishRiskClassText> = {
  1: 'ಕನ್ಸರ್ವೇಟಿವ್',
  2: 'ಸ್ವಲ್ಪ ಮಟ್ಟಿಗೆ ಕನ್ಸರ್ವೇಟಿವ್',
  3: 'ಮಧ್ಯಮ',
  4: 'ಮಧ್ಯಮಕ್ಕಿಂತ ಹೆಚ್ಚು',
  5: 'ಹೆಚ್ಚು',
  6: 'ಅತಿ ಹೆಚ್ಚು',
};

export const riskErrorText: Translation<typeof englishRiskErrorText> = { answer_required: 'ಈ ಪ್ರಶ್ನೆಗೆ ಉತ್ತರ ಕಡ್ಡಾಯ.' };
