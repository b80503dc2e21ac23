import type {
  helpDesk as englishHelpDesk,
  RISK_WARNING as englishRiskWarning,
  riskText as englishRiskText,
} from '#disclosure/disclosure.text.js';
import type { Translation } from '#language/index.js';

export const helpDesk: Translation<typeof englishHelpDesk> = {
  helpLine: '1800 123 4567',
  helpLineHours: 'सकाळी 9 ते रात्री 9',
  supportEmail: 'help@prosperx.example',
};

export const RISK_WARNING: Translation<typeof englishRiskWarning> =
  'म्युच्युअल फंडातील गुंतवणूक बाजारातील जोखमीच्या अधीन आहे, योजनेशी संबंधित सर्व कागदपत्रे काळजीपूर्वक वाचा.';

export const riskText: Translation<typeof englishRiskText> = { riskWarning: RISK_WARNING };
