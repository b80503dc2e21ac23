import type { Translation } from '#language/index.js';
import { NAME_LENGTH } from '#session/rules.js';
import type {
  accountTypeName as englishAccountTypeName,
  signUpConsent as englishSignUpConsent,
  loginErrorText as englishLoginErrorText,
} from '#session/session.text.js';

const NAMES: Readonly<Record<string, string>> = {
  '01': 'వ్యక్తి',
  '02': 'మైనర్',
  '03': 'HUF',
  '04': 'కంపెనీ',
  '05': 'AOP',
  '06': 'పార్ట్‌నర్‌షిప్ సంస్థ',
  '08': 'ట్రస్ట్',
  '10': 'ఇతరులు',
  '11': 'NRI ఇతరులు',
  '12': 'DFI',
  '13': 'సొంత యాజమాన్య సంస్థ',
  '21': 'NRE',
  '23': 'FII',
  '24': 'NRO',
  '47': 'LLP',
  '52': 'ప్రైవేట్ లిమిటెడ్ కంపెనీ',
  '70': 'భారత సంతతి వ్యక్తి (PIO)',
  '76': 'నావికులు NRE',
  '77': 'నావికులు NRO',
};

export const accountTypeName: Translation<typeof englishAccountTypeName> = (code) => NAMES[code] ?? 'ఇతరులు';

export const signUpConsent: Translation<typeof englishSignUpConsent> = {
  version: 'sign-up-2026-11-2',
  lead: 'కొనసాగితే మీరు వీటికి అంగీకరించినట్లు:',
  terms: 'వినియోగ నిబంధనలు',
  and: 'మరియు',
  privacy: 'గోప్యతా విధానం',
  end: '.',
};

export const loginErrorText: Translation<typeof englishLoginErrorText> = {
  mobile_required: 'మొబైల్ నంబర్ ఎంటర్ చేయండి',
  mobile_invalid: 'సరైన మొబైల్ నంబర్ ఎంటర్ చేయండి',
  password_required: 'పాస్‌వర్డ్ ఎంటర్ చేయండి',
  name_required: 'పేరు ఎంటర్ చేయండి',
  name_invalid: 'సరైన పేరు ఎంటర్ చేయండి',
  name_too_long: `${NAME_LENGTH} అక్షరాల లోపు ఎంటర్ చేయండి`,
  email_required: 'ఈమెయిల్ ఎంటర్ చేయండి',
  email_invalid: 'సరైన ఈమెయిల్ ఎంటర్ చేయండి',
  otp_required: 'OTP ఎంటర్ చేయండి',
  otp_incomplete: 'OTP ఎంటర్ చేయండి',
  profile_required: 'యూజర్‌ను ఎంచుకోండి.',
};
