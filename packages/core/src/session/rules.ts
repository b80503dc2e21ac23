import { typedDigits, withoutTitles } from '#format/index.js';

/** A page that was opened from a shared statement has it in its address, with or without a value. */
export const SHARED_STATEMENT = 'mf_share_stmt';

/** The facts that decide where a login leads. */
export interface AfterLogin {
  /** true for a minor who has turned 18. */
  readonly minor: boolean;
  /** true when the exchange has the account, so that it may invest. */
  readonly registered: boolean;
  /** The address of the page on which the person signed in, or of the one that they were on the way to. */
  readonly url: string;
}

/** The pages of somebody who is about to invest: the login brings them back there. The cart says itself what is missing. */
const PURCHASE_PAGES = ['/mutual-fund-detail/', '/cart-review', '/packs'] as const;

/**
 * Returns path and query below `/v1` to go to after a login; null when the person goes on where they
 * were, or were on the way to. Somebody who is not registered yet goes to their KYC, but from a fund or cart back to that.
 */
export function pathAfterLogin({ minor, registered, url }: AfterLogin): string | null {
  if (minor || url.includes(SHARED_STATEMENT)) return '/profile/portfolio';
  const isPurchase = PURCHASE_PAGES.some((page) => url.includes(page));
  return registered || isPurchase ? null : '/profile/kyc-details?flowType=checkout';
}

/** The digits of a mobile number in India, without the country's code. */
export const MOBILE_LENGTH = 10;

/** The digits of a one-time password. */
export const OTP_LENGTH = 6;

/** The longest name of an account holder, in characters: as long as the exchange takes it. */
export const NAME_LENGTH = 70;

/** The fewest characters of a password that is being set. */
export const MIN_PASSWORD_LENGTH = 8;

/** Codes for faults in a typed one-time password. */
export type OtpErrorCode = 'otp_required' | 'otp_incomplete';

/** Codes for faults in a field of the login; `loginErrorText` has their words. */
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
  | 'profile_required';

const MOBILE = /^[6-9]\d{9}$/;
const OTP = /^\d{6}$/;
/** A name has words of letters in any script, parted by an apostrophe, period, space or hyphen, or a period and a space. */
const NAME = /^[\p{L}\p{M}]+(?:(?:\.? |[.'’-])[\p{L}\p{M}]+)*\.?$/u;
const EMAIL = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[a-z]{2,}$/;
const EMAIL_LENGTH = 254;

/** Checks a mobile number. As every check here it returns the code of the fault, or null. */
export function checkMobile(mobile: string): LoginErrorCode | null {
  if (mobile === '') return 'mobile_required';
  return MOBILE.test(mobile) ? null : 'mobile_invalid';
}

/** Checks the password at login: any is accepted, so that an old one keeps working. */
export function checkPassword(password: string): LoginErrorCode | null {
  return password === '' ? 'password_required' : null;
}

/** Checks a tidied name: letters with apostrophe, period, space or hyphen between them, and more than a title. */
export function checkName(name: string): LoginErrorCode | null {
  if (name === '') return 'name_required';
  if (name.length > NAME_LENGTH) return 'name_too_long';
  return NAME.test(name) && withoutTitles(name) !== '' ? null : 'name_invalid';
}

/** Checks a tidied email address: its last part is two or more small letters. */
export function checkEmail(email: string): LoginErrorCode | null {
  if (email === '') return 'email_required';
  return email.length <= EMAIL_LENGTH && EMAIL.test(email) ? null : 'email_invalid';
}

/** Checks that a one-time password is typed in full. */
export function checkOtp(otp: string): OtpErrorCode | null {
  if (otp === '') return 'otp_required';
  return OTP.test(otp) ? null : 'otp_incomplete';
}

/** Checks that a profile is chosen. */
export function checkProfileChoice(encryptedId: string | null): LoginErrorCode | null {
  return encryptedId ? null : 'profile_required';
}

/** Returns what was typed without blanks around it, and with single blanks inside. */
export function tidyText(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}

/** Returns the digits of what was typed or pasted, without +91, 91 or 0 before a full mobile number. */
export function tidyMobile(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const prefix = /^(?:0|0?91|0091)(?=\d{10}$)/;
  return digits.replace(prefix, '');
}

/**
 * Returns what a mobile field keeps of what is typed so far: digits, without 0 before them, and without 91 as soon as ten follow it. A
 * digit too many stays, so that its check fails.
 */
export function typeMobile(typed: string): string {
  return tidyMobile(typedDigits(typed).replace(/^0+/, ''));
}

/** The tax status of an account that is a minor's. */
export const MINOR = '02';

/** Account types whose holder is no person: HUF, company, AOP, firm, trust, DFI, FII, LLP. */
const ENTITIES: readonly string[] = ['03', '04', '05', '06', '08', '12', '23', '47', '52'];

/** Tells whether an account is held by an entity, such as an HUF: it has no gender, and an identity document of its own. */
export function isEntity({ taxStatus }: { readonly taxStatus: string }): boolean {
  return ENTITIES.includes(taxStatus);
}

/** Tells whether an account is a minor's, which a guardian runs until its holder is 18. */
export function isMinor({ taxStatus }: { readonly taxStatus: string }): boolean {
  return taxStatus === MINOR;
}

/**
 * Tells whether an account is of a minor who has turned 18 (tax status "02" with a major status): they may look, but not transact until
 * the account is changed.
 */
export function isGrownMinor({ taxStatus, majorStatus }: { taxStatus: string; majorStatus: string | null }): boolean {
  return isMinor({ taxStatus }) && majorStatus !== null;
}
