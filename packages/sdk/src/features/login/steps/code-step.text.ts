import { MIN_PASSWORD_LENGTH } from '@prosperx/core/session';

/** `0:18`, as a clock shows it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Words of the step that asks for a code and a new password. */
export const codeStepText = {
  codeVerified: 'OTP verified',
  codeOver: 'Please request a new OTP',
  newPassword: 'New password',
  newPasswordHint: `At least ${MIN_PASSWORD_LENGTH} characters`,
  confirmPassword: 'Confirm password',
  code: 'OTP',
  whyCode:
    'We ask for an OTP as well as your password, because you chose this or because someone has been guessing passwords.',
  resend: 'Resend OTP?',
  resendIn: (seconds: number) => `Resend OTP in ${clock(seconds)}`,
};
