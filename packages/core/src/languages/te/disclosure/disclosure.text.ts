import type {
  helpDesk as englishHelpDesk,
  RISK_WARNING as englishRiskWarning,
  riskText as englishRiskText,
} from '#disclosure/disclosure.text.js';
import type { Translation } from '#language/index.js';

export const helpDesk: Translation<typeof englishHelpDesk> = {
  helpLine: '1800 123 4567',
  helpLineHours: 'ఉదయం 9 నుంచి రాత్రి 9 వరకు',
  supportEmail: 'help@prosperx.example',
};

export const RISK_WARNING: Translation<typeof englishRiskWarning> =
  'మ్యూచువల్ ఫండ్ పెట్టుబడులు మార్కెట్ రిస్క్‌లకు లోబడి ఉంటాయి, స్కీమ్‌కు సంబంధించిన అన్ని పత్రాలను జాగ్రత్తగా చదవండి.';

export const riskText: Translation<typeof englishRiskText> = { riskWarning: RISK_WARNING };
