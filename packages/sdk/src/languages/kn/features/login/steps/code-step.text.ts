import type { Translation } from '@prosperx/core/language';
import { MIN_PASSWORD_LENGTH } from '@prosperx/core/session';
import type { codeStepText as english } from '#features/login/steps/code-step.text.js';

/** `0:18`, as a clock shows it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const codeStepText: Translation<typeof english> = {
  codeVerified: 'OTP ಸರಿಯಾಗಿದೆ',
  codeOver: 'ಹೊಸ OTP ಕೇಳಿ',
  newPassword: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್',
  newPasswordHint: `ಕನಿಷ್ಠ ${MIN_PASSWORD_LENGTH} ಅಕ್ಷರಗಳು`,
  confirmPassword: 'ಪಾಸ್‌ವರ್ಡ್ ಮತ್ತೆ ನಮೂದಿಸಿ',
  code: 'OTP',
  whyCode: 'ಪಾಸ್‌ವರ್ಡ್ ಜೊತೆಗೆ OTP ಕೂಡ ಕೇಳುತ್ತೇವೆ: ನೀವೇ ಹಾಗೆ ಆರಿಸಿದ್ದೀರಿ, ಅಥವಾ ಯಾರೋ ಪಾಸ್‌ವರ್ಡ್‌ಗಳನ್ನು ಊಹಿಸುತ್ತಿದ್ದಾರೆ.',
  mailFaults: {
    email_code_wrong: 'ಇಮೇಲ್‌ಗೆ ಬಂದ ಸರಿಯಾದ ಕೋಡ್ ನಮೂದಿಸಿ.',
    email_code_over: 'ಇಮೇಲ್‌ಗೆ ಹೊಸ ಕೋಡ್ ಕೇಳಿ.',
  },
  mailCode: 'ಇಮೇಲ್‌ಗೆ ಬಂದ ಕೋಡ್',
  mailCodeSent: (address) => `ಲಾಗಿನ್‌ಗೆ ಎರಡು ದೃಢೀಕರಣ ಆರಿಸಿದ್ದೀರಿ, ಹಾಗಾಗಿ ${address} ವಿಳಾಸಕ್ಕೂ ಕೋಡ್ ಕಳುಹಿಸಿದ್ದೇವೆ.`,
  noMail: 'ಲಾಗಿನ್‌ಗೆ ಎರಡು ದೃಢೀಕರಣ ಆರಿಸಿದ್ದೀರಿ. ನಿಮ್ಮ ದೃಢೀಕರಿಸಿದ ಇಮೇಲ್ ನಮ್ಮ ಬಳಿ ಇಲ್ಲ; ProsperX ಸೈಟ್‌ನಲ್ಲಿ ಪಾಸ್‌ಕೀ ಬಳಸಿ.',
  noProof:
    'ಲಾಗಿನ್‌ಗೆ ಎರಡು ದೃಢೀಕರಣ ಆರಿಸಿದ್ದೀರಿ, ಆದರೆ ನಿಮ್ಮ ದೃಢೀಕರಿಸಿದ ಇಮೇಲ್ ಆಗಲಿ ಪಾಸ್‌ಕೀ ಆಗಲಿ ನಮ್ಮ ಬಳಿ ಇಲ್ಲ. ನಮಗೆ ಬರೆಯಿರಿ: ನೀವೇ ಎಂದು ಪರಿಶೀಲಿಸಿ ಲಾಗಿನ್ ಮಾಡಿಸುತ್ತೇವೆ.',
  passkey: 'ಬದಲಿಗೆ ಪಾಸ್‌ಕೀ ಬಳಸಿ',
  resendMail: 'ಮತ್ತೆ ಇಮೇಲ್ ಕೋಡ್ ಕಳುಹಿಸಬೇಕೇ?',
  resendMailIn: (seconds) => `${clock(seconds)} ನಂತರ ಮತ್ತೆ ಇಮೇಲ್ ಕೋಡ್`,
  resend: 'ಮತ್ತೆ OTP ಕಳುಹಿಸಬೇಕೇ?',
  resendIn: (seconds) => `${clock(seconds)} ನಂತರ ಮತ್ತೆ OTP`,
};
