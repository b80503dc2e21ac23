import type {
  helpDesk as englishHelpDesk,
  RISK_WARNING as englishRiskWarning,
  riskText as englishRiskText,
} from '#disclosure/disclosure.text.js';
import type { Translation } from '#language/index.js';

export const helpDesk: Translation<typeof englishHelpDesk> = {
  helpLine: '1800 123 4567',
  helpLineHours: 'সকাল 9টা থেকে রাত 9টা',
  supportEmail: 'help@prosperx.example',
};

export const RISK_WARNING: Translation<typeof englishRiskWarning> =
  'মিউচুয়াল ফান্ডে বিনিয়োগ বাজার ঝুঁকির সাপেক্ষ, স্কিম সংক্রান্ত সমস্ত নথিপত্র মনোযোগ সহকারে পড়ুন।';

export const riskText: Translation<typeof englishRiskText> = { riskWarning: RISK_WARNING };
