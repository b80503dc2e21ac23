import type { Translation } from '@prosperx/core/language';
import { MIN_PASSWORD_LENGTH } from '@prosperx/core/session';
import type { codeStepText as english } from '#features/login/steps/code-step.text.js';

/** `0:18`, as a clock shows it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const codeStepText: Translation<typeof english> = {
  codeVerified: 'OTP સાચો છે',
  codeOver: 'કૃપા કરીને નવો OTP મંગાવો',
  newPassword: 'નવો પાસવર્ડ',
  newPasswordHint: `ઓછામાં ઓછા ${MIN_PASSWORD_LENGTH} અક્ષર`,
  confirmPassword: 'પાસવર્ડ ફરી લખો',
  code: 'OTP',
  whyCode: 'અમે પાસવર્ડ સાથે OTP પણ માંગીએ છીએ, કારણ કે તમે તે પસંદ કર્યું છે અથવા કોઈ પાસવર્ડ ધારી લેવાનો પ્રયાસ કરી રહ્યું છે.',
  mailFaults: {
    email_code_wrong: 'કૃપા કરીને ઈમેલમાંનો સાચો કોડ લખો.',
    email_code_over: 'કૃપા કરીને ઈમેલ પર નવો કોડ મંગાવો.',
  },
  mailCode: 'ઈમેલમાંનો કોડ',
  mailCodeSent: (address) => `તમે લોગ ઇન વખતે બે રીતે ઓળખ ચકાસવાનું પસંદ કર્યું છે, તેથી અમે ${address} પર પણ કોડ મોકલ્યો છે.`,
  noMail:
    'તમે લોગ ઇન વખતે બે રીતે ઓળખ ચકાસવાનું પસંદ કર્યું છે. કૃપા કરીને ProsperX સાઇટ પર પાસકી વાપરો: તમારું ચકાસેલું ઈમેલ અમારી પાસે નથી.',
  noProof:
    'તમે લોગ ઇન વખતે બે રીતે ઓળખ ચકાસવાનું પસંદ કર્યું છે, પણ અમારી પાસે તમારું ચકાસેલું ઈમેલ કે પાસકી નથી. કૃપા કરીને અમને લખો: અમે તમારી ઓળખ ચકાસીને લોગ ઇન કરાવીશું.',
  passkey: 'તેના બદલે પાસકી વાપરો',
  resendMail: 'ઈમેલ પર કોડ ફરી મોકલવો?',
  resendMailIn: (seconds) => `ઈમેલ પર કોડ ફરી મોકલો, ${clock(seconds)} પછી`,
  resend: 'OTP ફરી મોકલવો?',
  resendIn: (seconds) => `OTP ફરી મોકલો, ${clock(seconds)} પછી`,
};
