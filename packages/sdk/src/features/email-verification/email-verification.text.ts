export const emailVerificationText = {
  done: 'Your email address is verified',
  doneText: 'Thank you. We’ll send statements and approval requests to this address.',
  invalid: 'This link is not valid any more.',
  invalidHelp: 'Log in and ask for a new link in your profile.',
  profile: 'Go to profile',
  failed: 'The email address could not be verified',
};
