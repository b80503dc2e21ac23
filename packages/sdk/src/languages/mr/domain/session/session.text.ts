import type { Translation } from '@prosperx/core/language';
import type {
  helpDeskText as englishHelpDeskText,
  otpDialogText as englishOtpDialogText,
  profileSwitchText as englishProfileSwitchText,
} from '#domain/session/session.text.js';

export const helpDeskText: Translation<typeof englishHelpDeskText> = { call: 'कॉल करा', or: 'किंवा येथे लिहा', end: '.' };

/** `0:48`, as a clock shows it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const otpDialogText: Translation<typeof englishOtpDialogText> = {
  label: 'वन-टाइम पासवर्ड (OTP)',
  sentTo: (mobile) => `${mobile} वर पाठवलेला 6 अंकी कोड टाका`,
  sentAgain: (mobile) => `${mobile} वर नवीन कोड पाठवला आहे`,
  sentBefore: (mobile) => `${mobile} वर थोड्या वेळापूर्वी पाठवलेला 6 अंकी कोड टाका`,
  wait: (seconds) => `OTP पुन्हा पाठवा, ${clock(seconds)} नंतर`,
  resend: 'OTP पुन्हा पाठवा',
};

export const profileSwitchText: Translation<typeof englishProfileSwitchText> = { switchTo: 'प्रोफाइल बदला' };
