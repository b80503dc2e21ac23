export const profileStatesText = {
  logInTitle: 'Please log in to see your profile',
  logIn: 'Login / Sign Up',
  failed: 'Your profile could not be read',
  failedText: 'Nothing is lost. Please try again.',
  retry: 'Try again',
  registrationRefused: {
    title: 'The exchange did not take your details',
    mend: 'Correct them and confirm again in step 4.',
  },
  changeRefused: {
    title: 'The exchange did not take your changes',
    mend: 'Your account stays open. Correct the details in your profile and save them again.',
  },
  toProfile: 'Go to your profile',
  continueOnboarding: 'Continue Onboarding',
};
