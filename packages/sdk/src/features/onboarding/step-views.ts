import type { ProfileView } from '@prosperx/core/profile';
import { type Lazy, lazy } from '#primitives/display/lazy.js';
import type { StepName } from './onboarding-steps.js';
import type { OnboardingVerbs } from './use-onboarding.js';

export interface StepProps {
  readonly onboarding: OnboardingVerbs;
  readonly view: ProfileView;
}

/** Each step comes when it is shown: nobody sees all five at once. */
export const stepViews: Readonly<Record<StepName, Lazy<StepProps>>> = {
  personal: lazy(async () => (await import('./steps/personal-step.lazy.js')).PersonalStep),
  bank: lazy(async () => (await import('./bank/bank-step.lazy.js')).BankStep),
  risk: lazy(async () => (await import('./steps/risk-step.lazy.js')).RiskStep),
  occupation: lazy(async () => (await import('./occupation/occupation-step.lazy.js')).OccupationStep),
  mandate: lazy(async () => (await import('./steps/mandate-step.lazy.js')).MandateStep),
};
