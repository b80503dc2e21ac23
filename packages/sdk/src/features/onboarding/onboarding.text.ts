import type { StepName } from './onboarding-steps.js';

export const personalText = {
  title: 'Personal details',
  lead: 'As they stand on your documents. Statements and codes are sent to what you give here.',
  gender: 'Gender',
  name: 'Full name',
  nameHint: 'As it is registered with your PAN',
  birth: 'Date of birth',
  mobile: 'Mobile number',
  mobileFlag: 'This mobile number belongs to',
  email: 'Email',
  emailFlag: 'This email belongs to',
  choose: 'Select',
  address: 'Address',
  counted: (length: number, most: number) => `${length} of ${most} characters`,
};

export const mandateText = {
  title: 'Set up auto-pay later',
  lead: 'This step is optional. SIPs can be paid from your bank account by themselves; you can set that up once you have one.',
  done: 'Your account is open',
  doneText: 'The exchange has registered you.',
  investNow: 'You can invest now.',
  kycTitle: 'What the KYC allows',
  seeKyc: 'Go to the KYC',
  sent: 'Your details are with the exchange',
  sentText:
    'Registration usually takes a few minutes. You can look through your cart meanwhile; this page tells when it is done.',
};

export const onboardingText = {
  steps: {
    personal: 'Personal details',
    bank: 'Bank details',
    risk: 'Risk profile',
    occupation: 'Occupation and nominee',
    mandate: 'Bank mandate (optional)',
  } satisfies Record<StepName, string>,
  stepper: 'Steps to open your account',
  back: 'Back',
  next: 'Continue',
  failed: 'Something went wrong. Please try again later',
  kycTitle: 'First, your KYC',
  kycText: 'Your PAN tells whether your KYC is done. It takes a minute.',
  kycAction: 'Check KYC Status',
  locked: 'Your details are with the exchange and can not be changed here. Go on with Continue.',
  safe: 'Your details are kept private and we never spam.',
};
