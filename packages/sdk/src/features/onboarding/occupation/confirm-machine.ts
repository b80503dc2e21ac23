import type { SentCode } from '#domain/session/otp-dialog.js';

/** Where the person is: filling in, reading the declaration, or giving the code. `sent` is the last code, which counts while nothing is changed. */
export interface Confirming {
  readonly at: 'form' | 'declaration' | 'otp';
  readonly sent: SentCode | null;
}

export type ConfirmAction =
  | { readonly type: 'reads' }
  | { readonly type: 'closes' }
  /** The profile was changed: codes from before count no more. */
  | { readonly type: 'saved' }
  | { readonly type: 'code_sent'; readonly sentTo: string; readonly wait: number; readonly at: number }
  | { readonly type: 'code_stands' };

export const notConfirming: Confirming = { at: 'form', sent: null };

/** An action that makes no sense changes nothing. */
export function nextConfirming(now: Confirming, action: ConfirmAction): Confirming {
  switch (action.type) {
    case 'reads':
      return now.at === 'form' ? { ...now, at: 'declaration' } : now;
    case 'closes':
      return { ...now, at: 'form' };
    case 'saved':
      return { at: 'form', sent: null };
    case 'code_sent': {
      const { sentTo, wait, at: sentAt } = action;
      return { at: 'otp', sent: { sentTo, wait, sentAt, sends: (now.sent?.sends ?? 0) + 1 } };
    }
    case 'code_stands':
      return now.sent ? { ...now, at: 'otp' } : now;
  }
}
