import type { Translation } from '@prosperx/core/language';
import { IDLE_SECONDS } from '@prosperx/core/session';
import type { sessionText as english } from '#session/session.text.js';

const minutes = IDLE_SECONDS / 60;

export const sessionText: Translation<typeof english> = {
  warningTitle: 'ಇನ್ನೂ ಇಲ್ಲೇ ಇದ್ದೀರಾ?',
  warning: `ಸ್ವಲ್ಪ ಹೊತ್ತಿನಿಂದ ನೀವು ಏನೂ ಮಾಡಿಲ್ಲ. ನಿಮ್ಮ ಖಾತೆಯ ಸುರಕ್ಷತೆಗಾಗಿ ${minutes} ನಿಮಿಷಗಳ ನಂತರ ಲಾಗೌಟ್ ಮಾಡುತ್ತೇವೆ.`,
  secondsLeft: (seconds) => `${seconds} ${seconds === 1 ? 'ಸೆಕೆಂಡ್‌ನಲ್ಲಿ' : 'ಸೆಕೆಂಡ್‌ಗಳಲ್ಲಿ'} ಲಾಗೌಟ್ ಆಗುತ್ತೀರಿ.`,
  stay: 'ಲಾಗಿನ್ ಆಗಿರಿ',
  signOut: 'ಈಗಲೇ ಲಾಗೌಟ್',
  idle: `${minutes} ನಿಮಿಷ ಏನೂ ಮಾಡದ ಕಾರಣ ಲಾಗೌಟ್ ಆಗಿದ್ದೀರಿ. ಬಿಟ್ಟಲ್ಲಿಂದ ಮುಂದುವರಿಸಲು ಲಾಗಿನ್ ಮಾಡಿ.`,
  notLoaded: 'ಲಾಗಿನ್ ಪುಟ ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ',
  notLoadedText: 'ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ. ನೀವು ಮಾಡುತ್ತಿದ್ದದ್ದು ಇಲ್ಲೇ ಇದೆ.',
  unreachable: 'ನಿಮ್ಮ ಖಾತೆ ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ',
  unreachableText: 'ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ. ಲಾಗಿನ್ ಆಗಿದ್ದರೆ, ಈಗಲೂ ಲಾಗಿನ್ ಆಗಿಯೇ ಇದ್ದೀರಿ.',
  advisorEnded: 'ನಿಮ್ಮ ಸೆಷನ್ ಮುಗಿದಿದೆ. ಪಾರ್ಟ್‌ನರ್ ಆ್ಯಪ್‌ನಿಂದ ಈ ಸೈಟ್ ಅನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ.',
  ended: 'ನಿಮ್ಮ ಸೆಷನ್ ಮುಗಿದಿದೆ. ಬಿಟ್ಟಲ್ಲಿಂದ ಮುಂದುವರಿಸಲು ಲಾಗಿನ್ ಮಾಡಿ.',
  notAuthorised: 'ಈ ಪುಟವನ್ನು ನೋಡಲು ನಿಮಗೆ ಅನುಮತಿ ಇಲ್ಲ',
  loginRegister: 'ಲಾಗಿನ್ / ನೋಂದಣಿ',
  support: 'ಸಹಾಯ ಬೇಕೇ? ಬರೆಯಿರಿ:',
};
