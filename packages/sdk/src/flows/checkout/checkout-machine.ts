/** Where the payer is: looking at the orders, giving the code, or on the way to the bank. */
export type Step =
  | { readonly name: 'summary' }
  | { readonly name: 'otp'; readonly sentTo: string; readonly highRisk: boolean; readonly sends: number }
  | { readonly name: 'leaving' };

export type Action =
  | { readonly type: 'code_sent'; readonly sentTo: string; readonly highRisk: boolean }
  | { readonly type: 'closed' }
  | { readonly type: 'leaves' }
  | { readonly type: 'stays' };

export const firstStep: Step = { name: 'summary' };

/** Moves the checkout on. An action that makes no sense in the current step changes nothing. */
export function nextStep(step: Step, action: Action): Step {
  switch (action.type) {
    case 'code_sent': {
      if (step.name === 'leaving') return step;
      const sends = step.name === 'otp' ? step.sends + 1 : 1;
      return { name: 'otp', sentTo: action.sentTo, highRisk: action.highRisk, sends };
    }
    case 'closed':
      return step.name === 'otp' ? firstStep : step;
    case 'leaves':
      return { name: 'leaving' };
    case 'stays':
      return step.name === 'leaving' ? firstStep : step;
  }
}
