import type { Translation } from '@prosperx/core/language';
import type {
  helpDeskText as englishHelpDeskText,
  otpDialogText as englishOtpDialogText,
  profileSwitchText as englishProfileSwitchText,
} from '#domain/session/session.text.js';

export const helpDeskText: Translation<typeof englishHelpDeskText> = { call: 'కాల్ చేయండి', or: 'లేదా రాయండి:', end: '.' };

/** `0:48`, as a clock shows it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const otpDialogText: Translation<typeof englishOtpDialogText> = {
  label: 'వన్‌టైమ్ పాస్‌వర్డ్ (OTP)',
  sentTo: (mobile) => `${mobile} నంబర్‌కు వచ్చిన 6 అంకెల OTP ఎంటర్ చేయండి`,
  sentAgain: (mobile) => `${mobile} నంబర్‌కు కొత్త OTP పంపాం`,
  sentBefore: (mobile) => `కాసేపటి క్రితం ${mobile} నంబర్‌కు వచ్చిన 6 అంకెల OTP ఎంటర్ చేయండి`,
  wait: (seconds) => `${clock(seconds)} తర్వాత మళ్లీ OTP`,
  resend: 'OTP మళ్లీ పంపండి',
};

export const profileSwitchText: Translation<typeof englishProfileSwitchText> = { switchTo: 'మారాల్సిన ఖాతా' };
