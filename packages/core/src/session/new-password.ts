import { MIN_PASSWORD_LENGTH } from './rules.js';

/** Codes for faults in a password that is being set; `newPasswordErrorText` has their words. */
export type NewPasswordErrorCode =
  | 'new_password_required'
  | 'new_password_short'
  | 'new_password_personal'
  | 'new_password_common'
  | 'new_password_breached'
  | 'confirm_password_required'
  | 'passwords_differ';

/** What anybody knows of the person who sets a password. */
export interface OwnWords {
  /** Ten digits. */
  readonly mobile: string;
  /** Left out where it is not known. */
  readonly email?: string | undefined;
}

const PRODUCT = 'prosperx';
/** Shorter names before the @ stand in many good passwords by chance. */
const MIN_OWN_WORD_LENGTH = 4;

/**
 * Checks a password that is being set: it has eight characters that are not all blank, and holds neither the name of the product nor the
 * own mobile number, email address or what stands before its @. The server also refuses the commonest ones, by `new_password_common`,
 * and those of published leaks, by `new_password_breached`.
 */
export function checkNewPassword(password: string, { mobile, email = '' }: OwnWords): NewPasswordErrorCode | null {
  if (password.trim() === '') return 'new_password_required';
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'new_password_short';
  const [name = ''] = email.split('@');
  const known = [PRODUCT, mobile, email, name].filter((word) => word.length >= MIN_OWN_WORD_LENGTH);
  const typed = password.toLowerCase();
  return known.some((word) => typed.includes(word.toLowerCase())) ? 'new_password_personal' : null;
}

/** Checks that a password is typed a second time and the same. */
export function checkConfirmPassword(confirmed: string, password: string): NewPasswordErrorCode | null {
  if (confirmed === '') return 'confirm_password_required';
  return confirmed === password ? null : 'passwords_differ';
}
