import type { Translation } from '@prosperx/core/language';
import type {
  helpDeskText as englishHelpDeskText,
  otpDialogText as englishOtpDialogText,
  profileSwitchText as englishProfileSwitchText,
} from '#domain/session/session.text.js';

export const helpDeskText: Translation<typeof englishHelpDeskText> = { call: 'ಕರೆ ಮಾಡಿ', or: 'ಅಥವಾ ಬರೆಯಿರಿ:', end: '.' };

/** `0:48`, as a clock shows it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const otpDialogText: Translation<typeof englishOtpDialogText> = {
  label: 'ಒಂದು ಬಾರಿಯ ಪಾಸ್‌ವರ್ಡ್ (OTP)',
  sentTo: (mobile) => `${mobile} ಸಂಖ್ಯೆಗೆ ಬಂದ 6 ಅಂಕಿಯ OTP ನಮೂದಿಸಿ`,
  sentAgain: (mobile) => `${mobile} ಸಂಖ್ಯೆಗೆ ಹೊಸ OTP ಕಳುಹಿಸಿದ್ದೇವೆ`,
  sentBefore: (mobile) => `ಈಗಷ್ಟೇ ${mobile} ಸಂಖ್ಯೆಗೆ ಬಂದ 6 ಅಂಕಿಯ OTP ನಮೂದಿಸಿ`,
  wait: (seconds) => `${clock(seconds)} ನಂತರ ಮತ್ತೆ OTP`,
  resend: 'ಮತ್ತೆ OTP ಕಳುಹಿಸಿ',
};

export const profileSwitchText: Translation<typeof englishProfileSwitchText> = { switchTo: 'ಬದಲಾಗಬೇಕಾದ ಖಾತೆ' };
