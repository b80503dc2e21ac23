import type { Translation } from '@prosperx/core/language';
import type { ownLoginText as english } from '#domain/session/own-login.text.js';

export const ownLoginText: Translation<typeof english> = {
  note: 'ಪಾರ್ಟ್‌ನರ್ ಒಬ್ಬರು ನಿಮ್ಮನ್ನು ಇಲ್ಲಿ ಲಾಗಿನ್ ಮಾಡಿಸಿದ್ದಾರೆ. ಇಲ್ಲಿ ಕಾಣುವುದಕ್ಕಿಂತ ಹೆಚ್ಚಿನದನ್ನು ಮಾಡಲು ನೀವೇ ProsperX ಗೆ ಲಾಗಿನ್ ಮಾಡಿ.',
  onPaper: 'ಪಾರ್ಟ್‌ನರ್ ಒಬ್ಬರು ನಿಮ್ಮನ್ನು ಇಲ್ಲಿ ಲಾಗಿನ್ ಮಾಡಿಸಿದ್ದಾರೆ. ಕಾಗದದ ಮೂಲಕ ಆಟೊಪೇ ಸೆಟಪ್ ಮಾಡಲು ನೀವೇ ProsperX ಗೆ ಲಾಗಿನ್ ಮಾಡಿ.',
  logIn: 'ProsperX ಗೆ ಲಾಗಿನ್ ಮಾಡಿ',
};
