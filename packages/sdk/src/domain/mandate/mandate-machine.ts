import type { MandateMethod, MandateStatus } from '@prosperx/core/mandate';
import type { Paise } from '@prosperx/core/money';

/** A mandate that the exchange was asked to register. */
export interface BegunMandate {
  readonly mandateId: string;
  readonly method: MandateMethod;
  readonly amount: Paise;
}

/** The steps of setting a mandate up. */
export type Step =
  | { readonly name: 'form' }
  | { readonly name: 'registering'; readonly method: MandateMethod }
  /** The exchange needs a while before the bank can be asked: seconds. */
  | { readonly name: 'waiting'; readonly mandate: BegunMandate; readonly seconds: number }
  | { readonly name: 'activating'; readonly mandate: BegunMandate }
  /** This window leaves for the bank. */
  | { readonly name: 'leaving' }
  /** The bank's page is opened beside this one, which is not ours to leave. */
  | { readonly name: 'bank_window'; readonly mandate: BegunMandate; readonly page: string }
  /** The form on paper is downloaded, signed and scanned. */
  | { readonly name: 'paper'; readonly mandate: BegunMandate; readonly isUploaded: boolean }
  | { readonly name: 'done'; readonly mandate: BegunMandate; readonly status: MandateStatus };

export type Action =
  | { readonly type: 'submitted'; readonly method: MandateMethod }
  | { readonly type: 'registered'; readonly mandate: BegunMandate; readonly seconds: number }
  | { readonly type: 'elapsed' }
  | { readonly type: 'page_given' }
  | { readonly type: 'page_opened'; readonly page: string }
  | { readonly type: 'uploaded' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'decided'; readonly status: MandateStatus }
  | { readonly type: 'failed' }
  | { readonly type: 'left' };

const form: Step = { name: 'form' };

/** Moves on in the set-up of a mandate; an action that makes no sense changes nothing. Its test draws it. */
export function nextStep(step: Step, action: Action): Step {
  switch (step.name) {
    case 'form':
      return action.type === 'submitted' ? { name: 'registering', method: action.method } : step;
    case 'registering':
      if (action.type === 'failed') return form;
      if (action.type !== 'registered') return step;
      return action.mandate.method === 'paper'
        ? { name: 'paper', mandate: action.mandate, isUploaded: false }
        : { name: 'waiting', mandate: action.mandate, seconds: action.seconds };
    case 'waiting':
      if (action.type === 'elapsed') return { name: 'activating', mandate: step.mandate };
      return action.type === 'left' ? form : step;
    case 'activating':
      return afterActivation(step, action);
    case 'bank_window':
      if (action.type === 'decided') return { name: 'done', mandate: step.mandate, status: action.status };
      return action.type === 'left' ? form : step;
    case 'paper':
      if (action.type === 'uploaded') return { ...step, isUploaded: true };
      if (action.type === 'confirmed' && step.isUploaded) return { name: 'activating', mandate: step.mandate };
      return action.type === 'left' ? form : step;
    default:
      return action.type === 'left' ? form : step;
  }
}

function afterActivation(step: Extract<Step, { name: 'activating' }>, action: Action): Step {
  const { mandate } = step;
  if (action.type === 'page_given') return { name: 'leaving' };
  if (action.type === 'page_opened') return { name: 'bank_window', mandate, page: action.page };
  if (action.type === 'decided') return { name: 'done', mandate, status: action.status };
  if (action.type !== 'failed') return step;
  return mandate.method === 'paper' ? { name: 'paper', mandate, isUploaded: true } : form;
}

/** Tells whether somebody is on the way to their bank; a form on paper leads to none. */
export function leadsToBank(step: Step): boolean {
  if (step.name === 'registering') return step.method !== 'paper';
  if (step.name === 'activating') return step.mandate.method !== 'paper';
  return step.name === 'waiting' || step.name === 'leaving';
}

/** Returns where a set-up begins: with the form, or with the paper of a mandate that waits for its scan. */
export function firstStep(begun: BegunMandate | null): Step {
  return begun?.method === 'paper' ? { name: 'paper', mandate: begun, isUploaded: false } : form;
}
