interface SentCode {
  readonly sentTo: string;
  readonly highRisk: boolean;
  /** Seconds until another may be asked for, and from when they count by `performance.now()`. */
  readonly wait: number;
  readonly sentAt: number;
  /** The number of codes that were sent here; 0 while an earlier code is still valid. */
  readonly sends: number;
}

/** A payment that was started, and where its payer goes: a path on the server or a page of the site. */
export interface StartedPayment {
  readonly paymentId: string;
  readonly redirectUrl: string;
}

/** The steps of a payer: looking at the orders, giving the code, on the way to the bank; or paying beside this page, or on a page that the bank wrote. */
export type Step =
  | { readonly name: 'summary'; readonly sent: SentCode | null }
  | { readonly name: 'otp'; readonly sent: SentCode }
  | { readonly name: 'leaving' }
  | { readonly name: 'separate_window'; readonly payment: StartedPayment }
  | { readonly name: 'bank_page'; readonly html: string };

export type Action =
  /** `isNew` false: the last code is so new that the server sends no other yet. */
  | ({ readonly type: 'code_sent'; readonly isNew: boolean } & Omit<SentCode, 'sends'>)
  | { readonly type: 'closed' }
  | { readonly type: 'leaves' }
  | { readonly type: 'stays' }
  /** This page is not the site's to leave, or the app opens banks itself: the payment goes on in a window of its own. */
  | { readonly type: 'pays_in_separate_window'; readonly payment: StartedPayment }
  | { readonly type: 'bank_answers'; readonly html: string };

export const firstStep: Step = { name: 'summary', sent: null };

/** Moves the checkout on. An action that makes no sense in the current step changes nothing. */
export function nextStep(step: Step, action: Action): Step {
  switch (action.type) {
    case 'code_sent': {
      if (step.name !== 'summary' && step.name !== 'otp') return step;
      const { type: _type, isNew, ...sent } = action;
      return { name: 'otp', sent: { ...sent, sends: (step.sent?.sends ?? 0) + Number(isNew) } };
    }
    case 'closed':
      return step.name === 'otp' ? { name: 'summary', sent: step.sent } : step;
    case 'leaves':
      return { name: 'leaving' };
    case 'stays':
      return step.name === 'otp' ? step : firstStep;
    case 'pays_in_separate_window':
      return { name: 'separate_window', payment: action.payment };
    case 'bank_answers':
      return step.name === 'leaving' ? { name: 'bank_page', html: action.html } : step;
  }
}
