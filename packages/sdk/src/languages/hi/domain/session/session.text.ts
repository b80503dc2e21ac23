import type { Translation } from '@prosperx/core/language';
import type {
  helpDeskText as englishHelpDeskText,
  otpDialogText as englishOtpDialogText,
  profileSwitchText as englishProfileSwitchText,
} from '#domain/session/session.text.js';

export const helpDeskText: Translation<typeof englishHelpDeskText> = { call: 'कॉल करें', or: 'या लिखें', end: '।' };

/** `0:48`, as a clock shows it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const otpDialogText: Translation<typeof englishOtpDialogText> = {
  label: 'वन-टाइम पासवर्ड (OTP)',
  sentTo: (mobile) => `${mobile} पर भेजा गया 6 अंकों का कोड डालें`,
  sentAgain: (mobile) => `${mobile} पर नया कोड भेजा गया है`,
  sentBefore: (mobile) => `${mobile} पर कुछ देर पहले भेजा गया 6 अंकों का कोड डालें`,
  wait: (seconds) => `OTP फिर भेजें, ${clock(seconds)} में`,
  resend: 'OTP फिर भेजें',
};

export const profileSwitchText: Translation<typeof englishProfileSwitchText> = { switchTo: 'प्रोफाइल बदलें' };
