import type { ProfileView } from '@prosperx/core/profile';
import type { ReactNode } from 'react';
import { usePart } from '#api/use-part.js';
import type { FlowStep } from './flow-steps.js';
import type { OnboardingVerbs } from './use-onboarding.js';

export interface StepProps {
  readonly flow: OnboardingVerbs;
  readonly view: ProfileView;
}

type Step = (props: StepProps) => ReactNode;

/** Each step comes when it is shown: nobody sees all five at once. */
const steps: Readonly<Record<FlowStep, () => Promise<Step>>> = {
  personal: async () => (await import('./steps/personal-step.js')).PersonalStep,
  bank: async () => (await import('./bank/bank-step.js')).BankStep,
  risk: async () => (await import('./steps/risk-step.js')).RiskStep,
  occupation: async () => (await import('./occupation/occupation-step.js')).OccupationStep,
  mandate: async () => (await import('./steps/mandate-step.js')).MandateStep,
};

interface StepViewProps extends StepProps {
  readonly step: FlowStep;
  readonly waiting: ReactNode;
}

/** One step; its code is fetched once, when the view is made. */
export function StepView({ step, waiting, ...props }: StepViewProps) {
  const Part = usePart(steps[step]);
  return Part ? <Part {...props} /> : waiting;
}
