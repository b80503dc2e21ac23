import type { FlowStep } from './flow-steps.js';

export const onboardingText = {
  steps: {
    personal: 'Personal details',
    bank: 'Bank details',
    risk: 'Risk profile',
    occupation: 'Occupation and nominee',
    mandate: 'Bank mandate (optional)',
  } satisfies Record<FlowStep, string>,
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
