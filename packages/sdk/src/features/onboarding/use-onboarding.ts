import { PxError } from '@prosperx/core/errors';
import type { OnboardingStep, ProfileView } from '@prosperx/core/profile';
import { useEffect, useState } from 'react';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { profileViewKey } from '#queries/profile.js';
import { useServices } from '#services/services.js';
import type { DetailOf } from '#widget/contract.js';
import {
  type StepName,
  stepNameOf,
  isDone,
  isFlowStep,
  isReached,
  nextStepOf,
  openStepOf,
  refusedStepOf,
  stepBefore,
} from './onboarding-steps.js';
import type { onboardingContract } from './onboarding.contract.js';

export interface OnboardingEvents {
  /** The page asks for the questions of the risk profile, whatever is known of it. */
  readonly retake: boolean;
  readonly onMoved?: ((detail: DetailOf<typeof onboardingContract, 'moved'>) => void) | undefined;
  readonly onRedirected?: ((detail: DetailOf<typeof onboardingContract, 'redirected'>) => void) | undefined;
  readonly onRegistered?: ((detail: object) => void) | undefined;
}

/** Returns where the person has moved, until the page asks for another step. */
function useStepNavigation(asked: string) {
  const [kept, setKept] = useState<{ readonly asked: string; readonly step: StepName | null }>({ asked, step: null });
  const [hasMoved, setMoved] = useState(false);
  if (kept.asked !== asked) setKept({ asked, step: null });
  const move = (step: StepName) => {
    setKept({ asked, step });
    setMoved(true);
  };
  const at = kept.asked === asked ? kept.step : null;
  /** Keeps a step that stands in place of the one asked for; a person who has moved stays where they are. */
  const stay = (step: StepName) => {
    if (at === null) setKept({ asked, step });
  };
  return { wanted: at ?? asked, hasMoved, move, stay };
}

/** Returns which step is shown: the one asked for if the profile has come so far, else the one that the exchange refused, else the first that is not done. */
export function useOnboarding(
  asked: string,
  view: ProfileView,
  isFresh: boolean,
  { retake, onMoved, onRedirected, onRegistered }: OnboardingEvents,
) {
  const { queryClient } = useServices();
  const { wanted, hasMoved, move, stay } = useStepNavigation(asked);
  const open = openStepOf(view);
  const reached = open !== null && isFlowStep(wanted) && isReached(wanted, open) ? wanted : null;
  /** null: the KYC comes first. */
  const step = reached ?? refusedStepOf(view) ?? open;
  // what is done in a step does not take it away: the person moves on themselves
  if (isFresh && reached === null && step !== null) stay(step);
  const redirect = useLatest((to: StepName | null) =>
    onRedirected?.({ step: to ?? 'kyc', isDone: to !== null && isDone(to, view) }),
  );
  useEffect(() => {
    // the page's address says another step
    if (isFresh && !hasMoved && asked !== '' && step !== asked) redirect.current(step);
  }, [isFresh, hasMoved, asked, step, redirect]);
  const go = (to: StepName) => {
    move(to);
    onMoved?.({ step: to, isDone: isDone(to, view) });
  };
  const before = step && stepBefore(step);
  return {
    step,
    /** The step that was asked for is shown. */
    isThere: reached !== null,
    hasMoved,
    isRetake: retake,
    go,
    goTo: (to: OnboardingStep) => go(stepNameOf(to) ?? 'personal'),
    /** Where what the exchange refused is to be changed; null: nowhere. */
    stepToRepair: refusedStepOf(view),
    /** Another screen of the step that stands: the risk profile has two. */
    turn: (isStepDone: boolean) => {
      if (!step) return;
      move(step);
      onMoved?.({ step, isDone: isStepDone });
    },
    back: before ? () => go(before) : null,
    next: () => step && go(nextStepOf(step)),
    onRegistered: () => onRegistered?.({}),
    /** What a step has done beside the saving of fields is in the profile that is read next. */
    refetch: () => queryClient.invalidateQueries({ queryKey: profileViewKey }),
  };
}

export type OnboardingVerbs = ReturnType<typeof useOnboarding>;

/** Returns what the server says is wrong, by the names of its call: field → code. Empty when the failure is of another kind. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  return error instanceof PxError && error.code === 'invalid_input' ? (error.details.fields ?? {}) : {};
}

/** The refusals among them that a form has fields for. */
export function refusedIn<Values extends object>(error: unknown, values: Values): { [Name in keyof Values]?: string } {
  const named = Object.entries(refusedFields(error)).filter(([name]) => name in values);
  return Object.fromEntries(named) as { [Name in keyof Values]?: string };
}
