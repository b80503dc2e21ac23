import type { Translation } from '#language/index.js';
import type { shareErrorText as english } from '#share/share.text.js';

export const shareErrorText: Translation<typeof english> = {
  share_email_required: 'ಇಮೇಲ್ ನಮೂದಿಸಿ',
  share_email_invalid: 'ಸರಿಯಾದ ಇಮೇಲ್ ನಮೂದಿಸಿ',
  share_mobile_required: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ನಮೂದಿಸಿ',
  share_mobile_invalid: '10 ಅಂಕಿಗಳನ್ನು ಮಾತ್ರ ನಮೂದಿಸಿ',
  share_receiver_required: 'ಯಾರಿಗಾಗಿ ಎಂದು ನಮೂದಿಸಿ',
};
