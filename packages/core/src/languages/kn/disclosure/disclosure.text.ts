import type {
  helpDesk as englishHelpDesk,
  RISK_WARNING as englishRiskWarning,
  riskText as englishRiskText,
} from '#disclosure/disclosure.text.js';
import type { Translation } from '#language/index.js';

export const helpDesk: Translation<typeof englishHelpDesk> = {
  helpLine: '1800 123 4567',
  helpLineHours: 'ಬೆಳಿಗ್ಗೆ 9ರಿಂದ ರಾತ್ರಿ 9ರವರೆಗೆ',
  supportEmail: 'help@prosperx.example',
};

export const RISK_WARNING: Translation<typeof englishRiskWarning> =
  'ಮ್ಯೂಚುವಲ್ ಫಂಡ್ ಹೂಡಿಕೆಗಳು ಮಾರುಕಟ್ಟೆ ಅಪಾಯಗಳಿಗೆ ಒಳಪಟ್ಟಿರುತ್ತವೆ, ಯೋಜನೆಗೆ ಸಂಬಂಧಿಸಿದ ಎಲ್ಲಾ ದಾಖಲೆಗಳನ್ನು ಎಚ್ಚರಿಕೆಯಿಂದ ಓದಿ.';

export const riskText: Translation<typeof englishRiskText> = { riskWarning: RISK_WARNING };
