import type { Translation } from '@prosperx/core/language';
import type {
  helpDeskText as englishHelpDeskText,
  otpDialogText as englishOtpDialogText,
  profileSwitchText as englishProfileSwitchText,
} from '#domain/session/session.text.js';

export const helpDeskText: Translation<typeof englishHelpDeskText> = {
  call: 'அழைக்கவும்',
  or: 'அல்லது எழுதவும்:',
  end: '.',
};

/** `0:48`, as a clock shows it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const otpDialogText: Translation<typeof englishOtpDialogText> = {
  label: 'ஒருமுறை பாஸ்வேர்டு (OTP)',
  sentTo: (mobile) => `${mobile} எண்ணுக்கு வந்த 6 இலக்க OTP-ஐ உள்ளிடவும்`,
  sentAgain: (mobile) => `${mobile} எண்ணுக்குப் புதிய OTP அனுப்பப்பட்டது`,
  sentBefore: (mobile) => `சற்று முன் ${mobile} எண்ணுக்கு வந்த 6 இலக்க OTP-ஐ உள்ளிடவும்`,
  wait: (seconds) => `மீண்டும் OTP அனுப்ப ${clock(seconds)}`,
  resend: 'மீண்டும் OTP அனுப்பவும்',
};

export const profileSwitchText: Translation<typeof englishProfileSwitchText> = { switchTo: 'மாற வேண்டிய கணக்கு' };
