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
  mailFaults: {
    email_code_wrong: 'Please enter the correct code from your email.',
    email_code_over: 'Please request a new code by email.',
  },
  mailCode: 'Code from your email',
  mailCodeSent: (address: string) => `You asked for two proofs at login, so we sent a code to ${address} too.`,
  noMail:
    'You asked for two proofs at login. Please use a passkey, on the ProsperX site: we have no verified email address for you.',
  noProof:
    'You asked for two proofs at login, and we have neither a verified email address nor a passkey for you. Please write to us: we check who you are and let you in.',
  passkey: 'Use a passkey instead',
  resendMail: 'Resend email code?',
  resendMailIn: (seconds: number) => `Resend email code in ${clock(seconds)}`,
  resend: 'Resend OTP?',
  resendIn: (seconds: number) => `Resend OTP in ${clock(seconds)}`,
};
