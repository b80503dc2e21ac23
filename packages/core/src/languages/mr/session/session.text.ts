import type { Translation } from '#language/index.js';
import { NAME_LENGTH } from '#session/rules.js';
import type {
  accountTypeName as englishAccountTypeName,
  signUpConsent as englishSignUpConsent,
  loginErrorText as englishLoginErrorText,
} from '#session/session.text.js';

const NAMES: Readonly<Record<string, string>> = {
  '01': 'व्यक्ती',
  '02': 'अल्पवयीन',
  '03': 'HUF',
  '04': 'कंपनी',
  '05': 'AOP',
  '06': 'भागीदारी संस्था',
  '08': 'ट्रस्ट',
  '10': 'इतर',
  '11': 'NRI इतर',
  '12': 'DFI',
  '13': 'एकल मालकी',
  '21': 'NRE',
  '23': 'FII',
  '24': 'NRO',
  '47': 'LLP',
  '52': 'प्रायव्हेट लिमिटेड कंपनी',
  '70': 'भारतीय वंशाची व्यक्ती (PIO)',
  '76': 'खलाशी NRE',
  '77': 'खलाशी NRO',
};

export const accountTypeName: Translation<typeof englishAccountTypeName> = (code) => NAMES[code] ?? 'इतर';

export const signUpConsent: Translation<typeof englishSignUpConsent> = {
  version: 'sign-up-2026-11-2',
  lead: 'पुढे गेल्यास तुम्ही यांना संमती देता:',
  terms: 'वापराच्या अटी',
  and: 'आणि',
  privacy: 'गोपनीयता धोरण',
  end: '.',
};

export const loginErrorText: Translation<typeof englishLoginErrorText> = {
  mobile_required: 'कृपया मोबाइल नंबर टाका',
  mobile_invalid: 'कृपया योग्य मोबाइल नंबर टाका',
  password_required: 'कृपया पासवर्ड टाका',
  name_required: 'कृपया नाव टाका',
  name_invalid: 'कृपया योग्य नाव टाका',
  name_too_long: `कृपया जास्तीत जास्त ${NAME_LENGTH} अक्षरे टाका`,
  email_required: 'कृपया ईमेल टाका',
  email_invalid: 'कृपया योग्य ईमेल टाका',
  otp_required: 'कृपया OTP टाका',
  otp_incomplete: 'कृपया OTP टाका',
  profile_required: 'कृपया प्रोफाइल निवडा.',
};
