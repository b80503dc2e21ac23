import type { Translation } from '@prosperx/core/language';
import type { laterStepText as english } from '#features/login/steps/later-step.text.js';

export const laterStepText: Translation<typeof english> = {
  noPasswordYet: 'ಇನ್ನೂ ಪಾಸ್‌ವರ್ಡ್ ಇಲ್ಲವೇ? “ಪಾಸ್‌ವರ್ಡ್ ಮರೆತಿರಾ?” ಮೂಲಕ ಹೊಂದಿಸಿ.',
  password: 'ಪಾಸ್‌ವರ್ಡ್',
  email: 'ಇಮೇಲ್',
  name: 'ಪೂರ್ಣ ಹೆಸರು',
  nameNote: 'PAN ಕಾರ್ಡ್‌ನಲ್ಲಿರುವಂತೆ',
  wrongMobile: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ತಪ್ಪಾಗಿದೆಯೇ?',
  passkey: 'ಪಾಸ್‌ಕೀ ಬಳಸಿ',
  forgotPassword: 'ಪಾಸ್‌ವರ್ಡ್ ಮರೆತಿರಾ?',
  continueWith: 'ಈ ಖಾತೆಯೊಂದಿಗೆ ಮುಂದುವರಿಯಿರಿ',
};
