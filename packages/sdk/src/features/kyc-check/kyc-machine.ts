import type { KycDetails } from '@prosperx/core/kyc';

/** `asking`: a PAN is typed; `answered`: what the registry said of it is shown. */
export type Step =
  | {
      readonly name: 'asking';
      /** The PAN whose answer is awaited; null: none, or it was edited meanwhile. */
      readonly asked: string | null;
    }
  | {
      readonly name: 'answered';
      readonly pan: string;
      readonly details: KycDetails;
      /** The page of the identity provider that was opened; null: none yet. */
      readonly begun: string | null;
      /** The reader asked for it, rather than that a known PAN was checked by itself. */
      readonly isAskedFor: boolean;
    };
export type Answered = Extract<Step, { name: 'answered' }>;

export type Action =
  | { readonly type: 'asked'; readonly pan: string }
  | { readonly type: 'said'; readonly pan: string; readonly details: KycDetails; readonly isAskedFor: boolean }
  | { readonly type: 'begun'; readonly url: string }
  /** The registry says something else of the PAN that is shown. */
  | { readonly type: 'changed'; readonly pan: string; readonly details: KycDetails }
  | { readonly type: 'edited' };

export const firstStep: Step = { name: 'asking', asked: null };

/** Moves the check on. An action that makes no sense in the current step changes nothing. */
export function nextStep(step: Step, action: Action): Step {
  switch (action.type) {
    case 'asked':
      return { name: 'asking', asked: action.pan };
    case 'said': {
      if (step.name !== 'asking' || step.asked !== action.pan) return step;
      const { pan, details, isAskedFor } = action;
      return { name: 'answered', pan, details, isAskedFor, begun: null };
    }
    case 'begun':
      return step.name === 'answered' ? { ...step, begun: action.url } : step;
    case 'changed': {
      if (step.name !== 'answered' || step.pan !== action.pan) return step;
      const { pan, details } = action;
      return { name: 'answered', pan, details, isAskedFor: true, begun: null };
    }
    case 'edited':
      return firstStep;
  }
}
