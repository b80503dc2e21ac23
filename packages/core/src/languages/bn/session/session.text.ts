import type { Translation } from '#language/index.js';
import { NAME_LENGTH } from '#session/rules.js';
import type {
  accountTypeName as englishAccountTypeName,
  signUpConsent as englishSignUpConsent,
  loginErrorText as englishLoginErrorText,
} from '#session/session.text.js';

const NAMES: Readonly<Record<string, string>> = {
  '01': 'ব্যক্তি',
  '02': 'নাবালক',
  '03': 'HUF',
  '04': 'কোম্পানি',
  '05': 'AOP',
  '06': 'পার্টনারশিপ ফার্ম',
  '08': 'ট্রাস্ট',
  '10': 'অন্যান্য',
  '11': 'NRI অন্যান্য',
  '12': 'DFI',
  '13': 'একক মালিকানা',
  '21': 'NRE',
  '23': 'FII',
  '24': 'NRO',
  '47': 'LLP',
  '52': 'প্রাইভেট লিমিটেড কোম্পানি',
  '70': 'ভারতীয় বংশোদ্ভূত ব্যক্তি (PIO)',
  '76': 'নাবিক NRE',
  '77': 'নাবিক NRO',
};

export const accountTypeName: Translation<typeof englishAccountTypeName> = (code) => NAMES[code] ?? 'অন্যান্য';

export const signUpConsent: Translation<typeof englishSignUpConsent> = {
  version: 'sign-up-2026-11-2',
  lead: 'এগিয়ে গেলে আপনি এগুলিতে রাজি হন:',
  terms: 'ব্যবহারের শর্তাবলি',
  and: 'এবং',
  privacy: 'প্রাইভেসি পলিসি',
  end: '।',
};

export const loginErrorText: Translation<typeof englishLoginErrorText> = {
  mobile_required: 'মোবাইল নম্বর লিখুন',
  mobile_invalid: 'সঠিক মোবাইল নম্বর লিখুন',
  password_required: 'পাসওয়ার্ড লিখুন',
  name_required: 'নাম লিখুন',
  name_invalid: 'সঠিক নাম লিখুন',
  name_too_long: `সর্বাধিক ${NAME_LENGTH}টি অক্ষর লিখুন`,
  email_required: 'ইমেল লিখুন',
  email_invalid: 'সঠিক ইমেল লিখুন',
  otp_required: 'OTP লিখুন',
  otp_incomplete: 'OTP লিখুন',
  profile_required: 'প্রোফাইল বেছে নিন।',
};
