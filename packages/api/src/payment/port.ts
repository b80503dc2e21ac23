import type { Paise } from '@prosperx/core/money';
import type { Instant } from '@prosperx/core/time';

export interface PaymentRequest {
  readonly clientRef: string;
  readonly amount: Paise;
  readonly mode: 'netBanking';
  /** Absolute path to which the payer's browser comes back. */
  readonly returnUrl: string;
}

/** Where the payer goes next: an address, or a page that posts itself there. */
export interface PaymentStart {
  readonly gatewayRef: string;
  readonly redirectUrl: string | null;
  readonly html: string | null;
}

export type PaymentOutcome =
  | { readonly state: 'waiting' }
  | { readonly state: 'paid'; readonly at: Instant }
  | { readonly state: 'failed' | 'abandoned'; readonly reason: string };

/** A payment as the gateway knows it. */
export interface GatewayPayment extends PaymentStart {
  readonly outcome: PaymentOutcome;
}

/** A message of the gateway about one payment. */
export interface PaymentEvent {
  readonly eventId: string;
  readonly clientRef: string;
  readonly outcome: PaymentOutcome;
}

/** The payment gateway. Calls may reject with ProviderUnknown. Money goes straight from the payer's bank to the clearing corporation: there is no wallet. */
export interface PaymentGateway {
  start(request: PaymentRequest): Promise<PaymentStart>;
  /** What is known under our reference; null when it never arrived. */
  find(clientRef: string): Promise<GatewayPayment | null>;
  /** The event in a call-back, or null when its signature is wrong or too old. */
  readCallback(body: string, signature: string): PaymentEvent | null;
}
