import { ONBOARDING_PATHS, type OnboardingStep, type ProfileView, stepToCorrect } from '@prosperx/core/profile';

/** The five steps of the stepper, in order. */
export const ONBOARDING_STEPS = ['personal', 'bank', 'risk', 'occupation', 'mandate'] as const;
export type StepName = (typeof ONBOARDING_STEPS)[number];

const STEP_OF: Readonly<Record<Exclude<OnboardingStep, 'kyc'>, StepName>> = {
  personal: 'personal',
  bank: 'bank',
  risk: 'risk',
  occupation: 'occupation',
  confirm: 'occupation',
  done: 'mandate',
};

const at = (step: StepName) => ONBOARDING_STEPS.indexOf(step);

/** The first step that is not done; null: the KYC comes before them all. */
export function openStepOf({ onboardingStep }: Pick<ProfileView, 'onboardingStep'>): StepName | null {
  return stepNameOf(onboardingStep);
}

/** Returns the step of the stepper; null for the KYC, which comes before them all. */
export const stepNameOf = (step: OnboardingStep): StepName | null => (step === 'kyc' ? null : STEP_OF[step]);

type Refusal = Parameters<typeof stepToCorrect>[0];

/** The step that holds what the exchange refused, until that is changed; null: none does. */
export function refusedStepOf(view: Refusal): StepName | null {
  const step = stepToCorrect(view);
  return step && stepNameOf(step);
}

export const isReached = (step: StepName, open: StepName): boolean => at(step) <= at(open);

/** Returns whether a step was done before, so that it is looked at again. */
export function isDone(step: StepName, view: Pick<ProfileView, 'hasRiskProfile' | 'onboardingStep'>): boolean {
  const open = openStepOf(view);
  return step === 'risk' ? view.hasRiskProfile : open !== null && at(step) < at(open);
}

export function nextStepOf(step: StepName): StepName {
  return ONBOARDING_STEPS[Math.min(at(step) + 1, ONBOARDING_STEPS.length - 1)] ?? step;
}

/** Returns the step before another; null before the first. */
export function stepBefore(step: StepName): StepName | null {
  return ONBOARDING_STEPS[at(step) - 1] ?? null;
}

export function isFlowStep(text: string): text is StepName {
  return ONBOARDING_STEPS.some((step) => step === text);
}

/** The page of a step; that of a risk profile which is known shows its result. */
export function placeOf(step: StepName, isStepDone: boolean): string {
  if (step === 'risk' && isStepDone) return '/profile/risk-profile-result';
  return ONBOARDING_PATHS[step === 'mandate' ? 'done' : step];
}
