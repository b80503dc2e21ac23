import type { OnboardingStep } from './onboarding-step.js';

/** The page of each step, below the address of the site. What is left to confirm is confirmed in the step before it. */
export const ONBOARDING_PLACES: Readonly<Record<OnboardingStep, string>> = {
  kyc: '/profile/kyc-details',
  personal: '/profile/personal-details',
  bank: '/profile/bank-details',
  risk: '/profile/risk-profile',
  occupation: '/profile/occupation-nominee-details',
  confirm: '/profile/occupation-nominee-details',
  done: '/profile/mandates/setup-mandate',
};

interface Progress {
  /** The first step that is not done. */
  readonly onboardingStep: OnboardingStep;
  /** 3: registered with the exchange. */
  readonly registeredWithBse: number;
}

/** Where a person goes on who comes back to his onboarding: the first step that is not done; who is registered has his profile. */
export function onboardingPlaceOf({ onboardingStep, registeredWithBse }: Progress): string {
  return registeredWithBse === 3 ? '/profile' : ONBOARDING_PLACES[onboardingStep];
}
