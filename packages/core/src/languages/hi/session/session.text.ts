import type { Translation } from '#language/index.js';
import { NAME_LENGTH } from '#session/rules.js';
import type {
  accountTypeName as englishAccountTypeName,
  signUpConsent as englishSignUpConsent,
  loginErrorText as englishLoginErrorText,
} from '#session/session.text.js';

const NAMES: Readonly<Record<string, string>> = {
  '01': 'व्यक्ति',
  '02': 'नाबालिग',
  '03': 'HUF',
  '04': 'कंपनी',
  '05': 'AOP',
  '06': 'पार्टनरशिप फर्म',
  '08': 'ट्रस्ट',
  '10': 'अन्य',
  '11': 'NRI अन्य',
  '12': 'DFI',
  '13': 'सोल प्रोप्राइटरशिप',
  '21': 'NRE',
  '23': 'FII',
  '24': 'NRO',
  '47': 'LLP',
  '52': 'प्राइवेट लिमिटेड कंपनी',
  '70': 'भारतीय मूल के व्यक्ति (PIO)',
  '76': 'नाविक NRE',
  '77': 'नाविक NRO',
};

export const accountTypeName: Translation<typeof englishAccountTypeName> = (code) => NAMES[code] ?? 'अन्य';

export const signUpConsent: Translation<typeof englishSignUpConsent> = {
  version: 'sign-up-2026-11-2',
  lead: 'आगे बढ़कर आप इनसे सहमत होते हैं:',
  terms: 'इस्तेमाल की शर्तें',
  and: 'और',
  privacy: 'प्राइवेसी पॉलिसी',
  end: '।',
};

export const loginErrorText: Translation<typeof englishLoginErrorText> = {
  mobile_required: 'कृपया मोबाइल नंबर डालें',
  mobile_invalid: 'कृपया सही मोबाइल नंबर डालें',
  password_required: 'कृपया पासवर्ड डालें',
  name_required: 'कृपया नाम डालें',
  name_invalid: 'कृपया सही नाम डालें',
  name_too_long: `कृपया सिर्फ ${NAME_LENGTH} अक्षर डालें`,
  email_required: 'कृपया ईमेल डालें',
  email_invalid: 'कृपया सही ईमेल डालें',
  otp_required: 'कृपया OTP डालें',
  otp_incomplete: 'कृपया OTP डालें',
  profile_required: 'कृपया यूजर चुनें।',
};
