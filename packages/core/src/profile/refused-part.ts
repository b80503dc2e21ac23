import type { OnboardingStep } from './onboarding-step.js';

/** What a refusal of the exchange can be about, where it tells. */
export const REFUSED_PARTS = ['identity', 'address', 'bank', 'nominees'] as const;
export type RefusedPart = (typeof REFUSED_PARTS)[number];

interface Refusal {
  readonly exchangeRefusal: string | null;
  readonly refusedPart: RefusedPart | null;
  readonly isRefusalMended: boolean;
  /** 3: registered, so that the steps are over. */
  readonly registeredWithBse: number;
}

const STEP_OF: Readonly<Record<RefusedPart, OnboardingStep>> = {
  identity: 'kyc',
  address: 'personal',
  bank: 'bank',
  nominees: 'occupation',
};

/** The step that holds what the exchange refused, until that is changed; null: nothing is known to be mended. */
export function stepToMend({ refusedPart, ...refusal }: Refusal): OnboardingStep | null {
  const isOver = refusal.exchangeRefusal === null || refusal.isRefusalMended || refusal.registeredWithBse === 3;
  return isOver || refusedPart === null ? null : STEP_OF[refusedPart];
}
