import type { NewPasswordErrorCode } from './new-password.js';
import { MIN_PASSWORD_LENGTH } from './rules.js';

/** The sentence for each fault in a password that is being set; most are prescribed to the letter. */
export const newPasswordErrorText: Readonly<Record<NewPasswordErrorCode, string>> = {
  new_password_required: 'Please enter new password',
  new_password_short: `Please enter at least ${MIN_PASSWORD_LENGTH} characters`,
  new_password_personal: 'Your password cannot contain ProsperX, your mobile number or email',
  new_password_common: 'This password is too common. Please choose another',
  new_password_breached: 'This password was found in a published leak. Please choose another',
  confirm_password_required: 'Please re-enter password',
  passwords_differ: 'Please enter same password',
};
