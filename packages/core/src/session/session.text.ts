import { spoken } from '#language/index.js';
import { type LoginErrorCode, NAME_LENGTH } from './rules.js';

/** The names of account-type codes. */
const NAMES: Readonly<Record<string, string>> = {
  '01': 'Individual',
  '02': 'Minor',
  '03': 'HUF',
  '04': 'Company',
  '05': 'AOP',
  '06': 'Partnership Firm',
  '08': 'Trust',
  '10': 'Others',
  '11': 'NRI Others',
  '12': 'DFI',
  '13': 'Sole Proprietorship',
  '21': 'NRE',
  '23': 'FII',
  '24': 'NRO',
  '47': 'LLP',
  '52': 'Private Limited Company',
  '70': 'Person of Indian Origin',
  '76': 'Seafarer NRE',
  '77': 'Seafarer NRO',
};

/** Returns the name of a tax status such as "01"; an unknown one is "Others". */
export const accountTypeName = /* @__PURE__ */ spoken({
  accountTypeName: (code: string): string => {
    return NAMES[code] ?? 'Others';
  },
});

/** The line under which a new visitor opens an account. `version` is kept with the agreement; new words, or new documents, are a new version. */
export const signUpConsent = {
  version: 'sign-up-2026-11-2',
  lead: 'By continuing, you agree to the',
  terms: 'Terms of use',
  and: 'and the',
  privacy: 'Privacy policy',
  end: '.',
} as const;

/** The sentence for each fault in a login's field; most are prescribed to the letter. */
export const loginErrorText: Readonly<Record<LoginErrorCode, string>> = {
  mobile_required: 'Please enter mobile number',
  mobile_invalid: 'Please enter a valid mobile number',
  password_required: 'Please enter password',
  name_required: 'Please enter name',
  name_invalid: 'Please enter a valid name',
  name_too_long: `Please enter ${NAME_LENGTH} characters only`,
  email_required: 'Please enter email',
  email_invalid: 'Please enter a valid email',
  otp_required: 'Please enter OTP',
  otp_incomplete: 'Please enter OTP',
  profile_required: 'Please select the user.',
};
