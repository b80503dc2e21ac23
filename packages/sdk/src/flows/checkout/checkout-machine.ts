interface SentCode {
  readonly sentTo: string;
  readonly highRisk: boolean;
  readonly sends: number;
}

/** Where the payer is: looking at the orders, giving the code, or on the way to the bank. */
export type Step =
  | { readonly name: 'summary'; readonly sent: SentCode | null }
  | { readonly name: 'otp'; readonly sent: SentCode }
  | { readonly name: 'leaving' };

export type Action =
  | { readonly type: 'code_sent'; readonly sentTo: string; readonly highRisk: boolean }
  /** The last code is so new that the server sends no other yet. */
  | { readonly type: 'code_stands' }
  | { readonly type: 'closed' }
  | { readonly type: 'leaves' }
  | { readonly type: 'stays' };

export const firstStep: Step = { name: 'summary', sent: null };

/** Moves the checkout on. An action that makes no sense in the current step changes nothing. */
export function nextStep(step: Step, action: Action): Step {
  switch (action.type) {
    case 'code_sent': {
      if (step.name === 'leaving') return step;
      const { sentTo, highRisk } = action;
      return { name: 'otp', sent: { sentTo, highRisk, sends: (step.sent?.sends ?? 0) + 1 } };
    }
    case 'code_stands':
      return step.name === 'summary' && step.sent ? { name: 'otp', sent: step.sent } : step;
    case 'closed':
      return step.name === 'otp' ? { name: 'summary', sent: step.sent } : step;
    case 'leaves':
      return { name: 'leaving' };
    case 'stays':
      return step.name === 'leaving' ? firstStep : step;
  }
}
