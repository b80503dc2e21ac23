import type { Translation } from '#language/index.js';
import type { shareClientText as english } from '#share/calculator.text.js';

export const shareClientText: Translation<typeof english> = {
  client_name_required: 'ಗ್ರಾಹಕರ ಹೆಸರು ಕಡ್ಡಾಯ',
  client_name_invalid: 'ಸರಿಯಾದ ಹೆಸರು ನಮೂದಿಸಿ',
  client_mobile_required: 'ಗ್ರಾಹಕರ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಕಡ್ಡಾಯ',
  client_mobile_invalid: 'ಸರಿಯಾದ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ನಮೂದಿಸಿ',
};
