/** Words of the steps that follow the mobile number. */
export const laterStepText = {
  noPasswordYet: 'No password yet? Set one with “Forgot Password?”.',
  password: 'Password',
  email: 'Email',
  name: 'Full name',
  nameNote: 'As on PAN',
  wrongMobile: 'Entered Wrong Mobile?',
  passkey: 'Use a passkey',
  forgotPassword: 'Forgot Password?',
  continueWith: 'Continue with this account',
};
