import type { RefusedPart } from '@prosperx/core/profile';

export const profileStatesText = {
  logIn: 'Please log in to see your profile',
  failed: 'Your profile could not be loaded',
  failedText: 'Nothing is lost. Please try again.',
  continueOnboarding: 'Continue Onboarding',
};

export const pincodeFieldText = {
  label: 'Pincode',
  hint: 'We’ll fill in city and state',
  place: (city: string, state: string) => `${city}, ${state}`,
};

export const exchangeRefusedText = {
  registration: 'The exchange rejected your details',
  change: 'The exchange rejected your changes',
  correctAny: 'Correct them and confirm again in step 4.',
  correctChange: 'Your account stays open. Correct the details in your profile and save them again.',
  corrected: 'You have corrected it. Confirm in step 4 to send it again.',
  correctedTitle: 'Your correction has not been sent to the exchange yet',
  toCorrect: {
    identity: 'Check your PAN',
    address: 'Correct your address',
    bank: 'Correct your bank account',
    nominees: 'Correct your nominees',
  } satisfies Record<RefusedPart, string>,
  toConfirm: 'Go to step 4',
  toProfile: 'Go to your profile',
};
