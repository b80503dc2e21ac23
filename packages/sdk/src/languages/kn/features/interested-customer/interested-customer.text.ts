import type { Translation } from '@prosperx/core/language';
import type { interestedText as english } from '#features/interested-customer/interested-customer.text.js';

export const interestedText: Translation<typeof english> = {
  yourAdvisor: 'ನಿಮ್ಮ ಸಲಹೆಗಾರರು',
  title: 'ನಿಮಗೆ ಆಸಕ್ತಿ ಇದೆಯೇ?',
  lead: (advisor) => `ನಿಮ್ಮ ವಿವರ ಕೊಡಿ, ಈ ಪ್ಲಾನ್ ಬಗ್ಗೆ ${advisor} ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ.`,
  leadOfService: (advisor) => `ನಿಮ್ಮ ವಿವರ ಕೊಡಿ, ಈ ಸೇವೆಯ ಬಗ್ಗೆ ${advisor} ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ.`,
  name: 'ಪೂರ್ಣ ಹೆಸರು',
  mobile: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ',
  email: 'ಇಮೇಲ್',
  save: 'ಉಳಿಸಿ',
  failed: 'ನಿಮ್ಮ ವಿವರಗಳನ್ನು ಉಳಿಸಲು ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  thanks: 'ಧನ್ಯವಾದಗಳು',
  thanksText: (advisor) => `${advisor} ಬೇಗನೆ ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ.`,
  close: 'ಮುಚ್ಚಿ',
  done: (advisor) => `ನಿಮ್ಮ ವಿವರಗಳು ${advisor} ಅವರಿಗೆ ತಲುಪಿವೆ.`,
  notLoaded: 'ಫಾರಂ ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ.',
  nobody: 'ಈ ಫಾರಂ ಸಲಹೆಗಾರರ ಲಿಂಕ್‌ಗೆ ಸೇರಿದ್ದು',
  nobodyText: 'ನಿಮ್ಮ ಸಲಹೆಗಾರರು ಕಳುಹಿಸಿದ ಲಿಂಕ್ ತೆರೆಯಿರಿ.',
};
