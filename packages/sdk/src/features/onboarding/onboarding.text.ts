import type { StepName } from './onboarding-steps.js';

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
  kycText: 'Enter your PAN to check your KYC status. It takes a minute.',
  kycAction: 'Check KYC Status',
  proofTitle: 'Confirm your PAN',
  proofText: 'Your bank account does not confirm that this PAN is yours. Your date of birth does.',
  proofAction: 'Confirm your PAN',
  locked: 'Your details are with the exchange and cannot be changed here. You can continue.',
  safe: 'Your details are kept private and we never spam.',
  drafts:
    'What you type is kept in this tab until you continue, except Aadhaar, tax, bank account and nominee ID numbers: type those again after a reload.',
};
