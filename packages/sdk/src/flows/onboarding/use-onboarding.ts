import type { ProfileView } from '@prosperx/core/profile';
import { useState } from 'react';
import { profileViewKey } from '#data/profile-queries.js';
import { useServices } from '#data/services.js';
import type { DetailOf } from '#widget/contract.js';
import { type FlowStep, isDone, isFlowStep, isReached, nextStepOf, openStepOf, stepBefore } from './flow-steps.js';
import type { onboardingContract } from './onboarding.contract.js';

export interface OnboardingEvents {
  readonly onMoved?: ((detail: DetailOf<typeof onboardingContract, 'moved'>) => void) | undefined;
  readonly onRegistered?: ((detail: object) => void) | undefined;
}

/** Where the person has moved, until the page asks for another step. */
function useMoves(asked: string) {
  const [kept, setKept] = useState<{ readonly asked: string; readonly step: FlowStep | null }>({ asked, step: null });
  const [hasMoved, setMoved] = useState(false);
  if (kept.asked !== asked) setKept({ asked, step: null });
  const move = (step: FlowStep) => {
    setKept({ asked, step });
    setMoved(true);
  };
  return { wanted: kept.asked === asked ? (kept.step ?? asked) : asked, hasMoved, move };
}

/** Which step is shown: the one asked for if the profile has come so far, else the first that is not done. */
export function useOnboarding(asked: string, view: ProfileView, { onMoved, onRegistered }: OnboardingEvents) {
  const { queryClient } = useServices();
  const { wanted, hasMoved, move } = useMoves(asked);
  const open = openStepOf(view);
  const reached = open !== null && isFlowStep(wanted) && isReached(wanted, open) ? wanted : null;
  /** null: the KYC comes first. */
  const step = reached ?? open;
  const go = (to: FlowStep) => {
    move(to);
    onMoved?.({ step: to, isDone: isDone(to, view) });
  };
  const before = step && stepBefore(step);
  return {
    step,
    /** The step that was asked for is shown. */
    isThere: reached !== null,
    hasMoved,
    back: before ? () => go(before) : null,
    next: () => step && go(nextStepOf(step)),
    onRegistered: () => onRegistered?.({}),
    /** What a step has done beside the saving of fields is in the profile that is read next. */
    reread: () => queryClient.invalidateQueries({ queryKey: profileViewKey }),
  };
}

export type OnboardingVerbs = ReturnType<typeof useOnboarding>;
