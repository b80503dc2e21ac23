import type { RefusedPart } from '@prosperx/core/profile';

export const profileStatesText = {
  logInTitle: 'Please log in to see your profile',
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
  corrected: 'You have changed it: it is sent again once you confirm in step 4.',
  correctedTitle: 'Your correction is not with the exchange yet',
  toCorrect: {
    identity: 'Check your PAN',
    address: 'Correct your address',
    bank: 'Correct your bank account',
    nominees: 'Correct your nominees',
  } satisfies Record<RefusedPart, string>,
  toConfirm: 'Go to step 4',
  toProfile: 'Go to your profile',
};
