import type { Translation } from '#language/index.js';
import { NAME_LENGTH } from '#session/rules.js';
import type {
  accountTypeName as englishAccountTypeName,
  signUpConsent as englishSignUpConsent,
  loginErrorText as englishLoginErrorText,
} from '#session/session.text.js';

const NAMES: Readonly<Record<string, string>> = {
  '01': 'વ્યક્તિ',
  '02': 'સગીર',
  '03': 'HUF',
  '04': 'કંપની',
  '05': 'AOP',
  '06': 'ભાગીદારી પેઢી',
  '08': 'ટ્રસ્ટ',
  '10': 'અન્ય',
  '11': 'NRI અન્ય',
  '12': 'DFI',
  '13': 'એકલ માલિકી',
  '21': 'NRE',
  '23': 'FII',
  '24': 'NRO',
  '47': 'LLP',
  '52': 'પ્રાઇવેટ લિમિટેડ કંપની',
  '70': 'ભારતીય મૂળની વ્યક્તિ (PIO)',
  '76': 'ખલાસી NRE',
  '77': 'ખલાસી NRO',
};

export const accountTypeName: Translation<typeof englishAccountTypeName> = (code) => NAMES[code] ?? 'અન્ય';

export const signUpConsent: Translation<typeof englishSignUpConsent> = {
  version: 'sign-up-2026-11-2',
  lead: 'આગળ વધીને તમે આની સાથે સંમત થાઓ છો:',
  terms: 'વપરાશની શરતો',
  and: 'અને',
  privacy: 'પ્રાઇવસી પોલિસી',
  end: '.',
};

export const loginErrorText: Translation<typeof englishLoginErrorText> = {
  mobile_required: 'કૃપા કરીને મોબાઇલ નંબર લખો',
  mobile_invalid: 'કૃપા કરીને સાચો મોબાઇલ નંબર લખો',
  password_required: 'કૃપા કરીને પાસવર્ડ લખો',
  name_required: 'કૃપા કરીને નામ લખો',
  name_invalid: 'કૃપા કરીને સાચું નામ લખો',
  name_too_long: `કૃપા કરીને વધુમાં વધુ ${NAME_LENGTH} અક્ષર લખો`,
  email_required: 'કૃપા કરીને ઈમેલ લખો',
  email_invalid: 'કૃપા કરીને સાચું ઈમેલ લખો',
  otp_required: 'કૃપા કરીને OTP લખો',
  otp_incomplete: 'કૃપા કરીને OTP લખો',
  profile_required: 'કૃપા કરીને પ્રોફાઇલ પસંદ કરો.',
};
