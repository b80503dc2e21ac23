import type { Translation } from '@prosperx/core/language';
import type { logoutText as english } from '#session/logout.text.js';

export const logoutText: Translation<typeof english> = {
  unheard:
    'ನೀವು ಇಲ್ಲಿ ಲಾಗೌಟ್ ಆಗಿದ್ದೀರಿ, ಆದರೆ ನಮ್ಮ ಸರ್ವರ್ ಸಂಪರ್ಕ ಸಿಗಲಿಲ್ಲ. ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಈ ಸೈಟ್‌ನ ಪುಟ ಮುಂದಿನ ಬಾರಿ ತೆರೆದಾಗ ನಿಮ್ಮ ಸೆಷನ್ ಮುಗಿಯುತ್ತದೆ. ಇತರರೂ ಬಳಸುವ ಕಂಪ್ಯೂಟರ್ ಆದರೆ, ಇಂಟರ್ನೆಟ್ ಬಂದ ಮೇಲೆ ಈ ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
};
