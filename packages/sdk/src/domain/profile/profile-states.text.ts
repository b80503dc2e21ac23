export const profileStatesText = {
  logInTitle: 'Please log in to see your profile',
  logIn: 'Login / Sign Up',
  failed: 'Your profile could not be read',
  failedText: 'Nothing is lost. Please try again.',
  retry: 'Try again',
  continueOnboarding: 'Continue Onboarding',
};
