import type { Translation } from '#language/index.js';
import { NAME_LENGTH } from '#session/rules.js';
import type {
  accountTypeName as englishAccountTypeName,
  signUpConsent as englishSignUpConsent,
  loginErrorText as englishLoginErrorText,
} from '#session/session.text.js';

const NAMES: Readonly<Record<string, string>> = {
  '01': 'தனிநபர்',
  '02': 'மைனர்',
  '03': 'HUF',
  '04': 'கம்பெனி',
  '05': 'AOP',
  '06': 'பார்ட்னர்ஷிப் நிறுவனம்',
  '08': 'டிரஸ்ட்',
  '10': 'மற்றவை',
  '11': 'NRI மற்றவை',
  '12': 'DFI',
  '13': 'தனி உரிமையாளர் நிறுவனம்',
  '21': 'NRE',
  '23': 'FII',
  '24': 'NRO',
  '47': 'LLP',
  '52': 'பிரைவேட் லிமிடெட் கம்பெனி',
  '70': 'இந்திய வம்சாவளியினர் (PIO)',
  '76': 'கப்பல் பணியாளர் NRE',
  '77': 'கப்பல் பணியாளர் NRO',
};

export const accountTypeName: Translation<typeof englishAccountTypeName> = (code) => NAMES[code] ?? 'மற்றவை';

export const signUpConsent: Translation<typeof englishSignUpConsent> = {
  version: 'sign-up-2026-11-2',
  lead: 'தொடர்வதன் மூலம் இவற்றை ஏற்கிறீர்கள்:',
  terms: 'பயன்பாட்டு விதிமுறைகள்',
  and: 'மற்றும்',
  privacy: 'தனியுரிமைக் கொள்கை',
  end: '.',
};

export const loginErrorText: Translation<typeof englishLoginErrorText> = {
  mobile_required: 'மொபைல் எண்ணை உள்ளிடவும்',
  mobile_invalid: 'சரியான மொபைல் எண்ணை உள்ளிடவும்',
  password_required: 'பாஸ்வேர்டை உள்ளிடவும்',
  name_required: 'பெயரை உள்ளிடவும்',
  name_invalid: 'சரியான பெயரை உள்ளிடவும்',
  name_too_long: `${NAME_LENGTH} எழுத்துகளுக்குள் உள்ளிடவும்`,
  email_required: 'இமெயிலை உள்ளிடவும்',
  email_invalid: 'சரியான இமெயிலை உள்ளிடவும்',
  otp_required: 'OTP-ஐ உள்ளிடவும்',
  otp_incomplete: 'OTP-ஐ உள்ளிடவும்',
  profile_required: 'பயனரைத் தேர்ந்தெடுக்கவும்.',
};
