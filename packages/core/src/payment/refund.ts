import { type RefundReason, refundText } from './payment.text.js';

interface Refund {
  readonly reason: RefundReason;
  readonly state: 'due' | 'refunded';
}

/** Returns why money goes back, or went back, as its payer reads it. */
export const whyRefunded = ({ reason, state }: Refund): string =>
  refundText[state === 'refunded' ? (`${reason}_sent` as const) : reason];
