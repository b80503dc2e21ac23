import type { Translation } from '@prosperx/core/language';
import type {
  helpDeskText as englishHelpDeskText,
  otpDialogText as englishOtpDialogText,
  profileSwitchText as englishProfileSwitchText,
} from '#domain/session/session.text.js';

export const helpDeskText: Translation<typeof englishHelpDeskText> = { call: 'કૉલ કરો', or: 'અથવા અહીં લખો', end: '.' };

/** `0:48`, as a clock shows it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const otpDialogText: Translation<typeof englishOtpDialogText> = {
  label: 'વન-ટાઇમ પાસવર્ડ (OTP)',
  sentTo: (mobile) => `${mobile} પર મોકલેલો 6 અંકનો કોડ લખો`,
  sentAgain: (mobile) => `${mobile} પર નવો કોડ મોકલ્યો છે`,
  sentBefore: (mobile) => `${mobile} પર થોડી વાર પહેલાં મોકલેલો 6 અંકનો કોડ લખો`,
  wait: (seconds) => `OTP ફરી મોકલો, ${clock(seconds)} પછી`,
  resend: 'OTP ફરી મોકલો',
};

export const profileSwitchText: Translation<typeof englishProfileSwitchText> = { switchTo: 'અહીં જાઓ' };
