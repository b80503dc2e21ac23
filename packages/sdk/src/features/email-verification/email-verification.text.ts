export const emailVerificationText = {
  done: 'Your email address is verified',
  doneText: 'Thank you. Statements and requests for approval are sent there from now on.',
  failed: 'The email address could not be verified',
};
