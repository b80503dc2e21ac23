export const emailVerificationText = {
  done: 'Your email address is verified',
  doneText: 'Thank you. Statements and requests for approval are sent there from now on.',
  invalid: 'This link is not valid any more.',
  invalidHelp: 'Log in and have another link sent from your profile.',
  failed: 'The email address could not be verified',
};
