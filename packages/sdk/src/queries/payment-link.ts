/** What a payment link says (specification, investing, section 2). */
export interface PaymentLink {
  readonly cartId: string;
  /** Whose orders they are: the profile's id. */
  readonly ucc: string;
  /** A path below /v1 that the payer returns to. */
  readonly loopBackUrl: string;
  /** The link as it came: the server checks that it was not changed. */
  readonly text: string;
}

/** The parts of a link; null when it names no cart. */
export function readPaymentLink(paymentUrl: string): PaymentLink | null {
  const parameters = new URLSearchParams(paymentUrl);
  const cartId = parameters.get('cartId');
  if (!cartId) return null;
  const loopBackUrl = parameters.get('loopBackUrl') || 'thank-you';
  return { cartId, ucc: parameters.get('ucc') ?? '', loopBackUrl, text: paymentUrl };
}
