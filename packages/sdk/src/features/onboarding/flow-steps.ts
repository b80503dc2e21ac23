import { ONBOARDING_PATHS, type OnboardingStep, type ProfileView, stepToCorrect } from '@prosperx/core/profile';

/** The five steps of the stepper, in order. */
export const FLOW_STEPS = ['personal', 'bank', 'risk', 'occupation', 'mandate'] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];

const STEP_OF: Readonly<Record<Exclude<OnboardingStep, 'kyc'>, FlowStep>> = {
  personal: 'personal',
  bank: 'bank',
  risk: 'risk',
  occupation: 'occupation',
  confirm: 'occupation',
  done: 'mandate',
};

const at = (step: FlowStep) => FLOW_STEPS.indexOf(step);

/** The first step that is not done; null: the KYC comes before them all. */
export function openStepOf({ onboardingStep }: Pick<ProfileView, 'onboardingStep'>): FlowStep | null {
  return flowStepOf(onboardingStep);
}

/** null for the KYC, which comes before them all. */
export const flowStepOf = (step: OnboardingStep): FlowStep | null => (step === 'kyc' ? null : STEP_OF[step]);

type Refusal = Parameters<typeof stepToCorrect>[0];

/** The step that holds what the exchange refused, until that is changed; null: none does. */
export function refusedStepOf(view: Refusal): FlowStep | null {
  const step = stepToCorrect(view);
  return step && flowStepOf(step);
}

export const isReached = (step: FlowStep, open: FlowStep): boolean => at(step) <= at(open);

/** Returns whether a step was done before, so that it is looked at again. */
export function isDone(step: FlowStep, view: Pick<ProfileView, 'hasRiskProfile' | 'onboardingStep'>): boolean {
  const open = openStepOf(view);
  return step === 'risk' ? view.hasRiskProfile : open !== null && at(step) < at(open);
}

export function nextStepOf(step: FlowStep): FlowStep {
  return FLOW_STEPS[Math.min(at(step) + 1, FLOW_STEPS.length - 1)] ?? step;
}

/** null before the first. */
export function stepBefore(step: FlowStep): FlowStep | null {
  return FLOW_STEPS[at(step) - 1] ?? null;
}

export function isFlowStep(text: string): text is FlowStep {
  return FLOW_STEPS.some((step) => step === text);
}

/** The page of a step; that of a risk profile which is known shows its result. */
export function placeOf(step: FlowStep, isStepDone: boolean): string {
  if (step === 'risk' && isStepDone) return '/profile/risk-profile-result';
  return ONBOARDING_PATHS[step === 'mandate' ? 'done' : step];
}
