import type {
  helpDesk as englishHelpDesk,
  RISK_WARNING as englishRiskWarning,
  riskText as englishRiskText,
} from '#disclosure/disclosure.text.js';
import type { Translation } from '#language/index.js';

export const helpDesk: Translation<typeof englishHelpDesk> = {
  helpLine: '1800 123 4567',
  helpLineHours: 'સવારે 9થી રાત્રે 9',
  supportEmail: 'help@prosperx.example',
};

export const RISK_WARNING: Translation<typeof englishRiskWarning> =
  'મ્યુચ્યુઅલ ફંડ રોકાણો બજારના જોખમોને આધીન છે, યોજના સંબંધિત તમામ દસ્તાવેજો કાળજીપૂર્વક વાંચો.';

export const riskText: Translation<typeof englishRiskText> = { riskWarning: RISK_WARNING };
