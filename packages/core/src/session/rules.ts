import { typedDigits } from '#format/input.js';

/** Stands in the address of a page that was opened from a shared statement, with or without a value. */
export const SHARED_STATEMENT = 'mf_share_stmt';

export interface AfterLogin {
  /** Of a minor who has turned 18. */
  readonly minor: boolean;
  /** With the exchange: he may invest. */
  readonly registered: boolean;
  /** Address of the page on which he signed in. */
  readonly url: string;
}

/** Path and query below `/v1` to go to after a login (specification, platform, section 4); null: he goes on where he was. */
export function pathAfterLogin({ minor, registered, url }: AfterLogin): string | null {
  if (minor || url.includes(SHARED_STATEMENT)) return '/profile/portfolio';
  return registered ? null : '/profile/kyc-details?flowType=checkout';
}

/** Digits of a mobile number in India, without the country's code. */
export const MOBILE_LENGTH = 10;

/** Digits of a one-time password. */
export const OTP_LENGTH = 6;

/** Longest name of an account holder, in characters: as long as the exchange takes it. */
export const NAME_LENGTH = 70;

/** Fewest characters of a password that is being set. */
export const MIN_PASSWORD_LENGTH = 8;

export type OtpErrorCode = 'otp_required' | 'otp_incomplete';

/** Codes of what can be wrong with a field of the login; words in session.text.ts. */
export type LoginErrorCode =
  | 'mobile_required'
  | 'mobile_invalid'
  | 'password_required'
  | 'name_required'
  | 'name_invalid'
  | 'name_too_long'
  | 'email_required'
  | 'email_invalid'
  | OtpErrorCode
  | 'new_password_required'
  | 'new_password_short'
  | 'confirm_password_required'
  | 'passwords_differ'
  | 'profile_required';

const MOBILE = /^[6-9]\d{9}$/;
const OTP = /^\d{6}$/;
/** Words of letters in any script, parted by an apostrophe, period, space or hyphen, or a period and a space. */
const NAME = /^[\p{L}\p{M}]+(?:(?:\.? |[.'’-])[\p{L}\p{M}]+)*\.?$/u;
const EMAIL = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[a-z]{2,}$/;
const EMAIL_LENGTH = 254;

/** Each check gives the code of what is wrong (specification, platform, section 5), or null. */
export function checkMobile(mobile: string): LoginErrorCode | null {
  if (mobile === '') return 'mobile_required';
  return MOBILE.test(mobile) ? null : 'mobile_invalid';
}

/** For the password at login: any is taken, so that an old one keeps working. */
export function checkPassword(password: string): LoginErrorCode | null {
  return password === '' ? 'password_required' : null;
}

/** For a password that is being set. */
export function checkNewPassword(password: string): LoginErrorCode | null {
  if (password === '') return 'new_password_required';
  return [...password].length < MIN_PASSWORD_LENGTH ? 'new_password_short' : null;
}

export function checkConfirmPassword(confirmed: string, password: string): LoginErrorCode | null {
  if (confirmed === '') return 'confirm_password_required';
  return confirmed === password ? null : 'passwords_differ';
}

/** Letters with apostrophe, period, space or hyphen between them; give it tidied. */
export function checkName(name: string): LoginErrorCode | null {
  if (name === '') return 'name_required';
  if (name.length > NAME_LENGTH) return 'name_too_long';
  return NAME.test(name) ? null : 'name_invalid';
}

/** An address whose last part is two or more small letters; give it tidied. */
export function checkEmail(email: string): LoginErrorCode | null {
  if (email === '') return 'email_required';
  return email.length <= EMAIL_LENGTH && EMAIL.test(email) ? null : 'email_invalid';
}

export function checkOtp(otp: string): OtpErrorCode | null {
  if (otp === '') return 'otp_required';
  return OTP.test(otp) ? null : 'otp_incomplete';
}

export function checkProfileChoice(encryptedId: string | null): LoginErrorCode | null {
  return encryptedId ? null : 'profile_required';
}

/** What was typed without blanks around it, and with single blanks inside. */
export function tidyText(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}

/** The digits of what was typed or pasted, without +91, 91 or 0 before a full mobile number. */
export function tidyMobile(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const prefix = /^(?:0|0?91|0091)(?=\d{10}$)/;
  return digits.replace(prefix, '');
}

/** What a mobile field keeps of what is typed so far: digits, without 0 before them, and without 91 as soon as ten follow it. One too many stays, and is told. */
export function typeMobile(typed: string): string {
  return tidyMobile(typedDigits(typed).replace(/^0+/, ''));
}

const MINOR = '02';

/** Whether an account is a minor's, which a guardian runs until its holder is 18. */
export function isMinor({ taxStatus }: { readonly taxStatus: string }): boolean {
  return taxStatus === MINOR;
}

/** A minor who has turned 18 (tax status "02" with a major status): he may look, but not transact until his account is changed. */
export function isGrownMinor({ taxStatus, majorStatus }: { taxStatus: string; majorStatus: string | null }): boolean {
  return isMinor({ taxStatus }) && majorStatus !== null;
}
