import { type LoginErrorCode, MIN_PASSWORD_LENGTH, NAME_LENGTH } from './rules.js';

/** What a field of the login says, to the letter of the specification (platform, section 5) where it has words. */
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
  new_password_required: 'Please enter new password',
  new_password_short: `Please enter at least ${MIN_PASSWORD_LENGTH} characters`,
  confirm_password_required: 'Please re-enter password',
  passwords_differ: 'Please enter same password',
  profile_required: 'Please select the user.',
};
