import type { Paise } from '@prosperx/core/money';
import type { PaymentInstrument, PaymentMode } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';

export interface Payer {
  readonly name: string;
  /** Ten digits. */
  readonly mobile: string;
  readonly email: string | null;
  readonly account: string;
  readonly ifsc: string;
}

export interface PaymentRequest {
  readonly clientRef: string;
  readonly amount: Paise;
  /** The way of paying, with what its payer entered. */
  readonly instrument: PaymentInstrument;
  /** The payer with the account that it must come from, since mutual funds take no money of third parties; null where none is linked. */
  readonly payer: Payer | null;
  /** Absolute path to which the payer's browser comes back. */
  readonly returnUrl: string;
}

export type PaymentOutcome =
  | { readonly state: 'waiting' }
  /** `amount`: what arrived, which may be another than was asked for. `bankReference`: the payer's bank knows it by that (UTR, RRN); absent where the gateway does not tell. */
  | { readonly state: 'paid'; readonly at: Instant; readonly amount: Paise; readonly bankReference?: string }
  | { readonly state: 'failed' | 'abandoned'; readonly reason: string };

/** A payment as the gateway knows it: where the payer goes next, and what became of it. */
export interface GatewayPayment {
  /** null for a payment that it refused to begin. */
  readonly gatewayRef: string | null;
  /** A page of the bank, or one on which a UPI payment can be approved. */
  readonly redirectUrl: string | null;
  /** A page that posts itself to the bank; in place of an address. */
  readonly html: string | null;
  /** Opens a UPI app with the payment: `upi://pay?…`. */
  readonly upiLink: string | null;
  readonly outcome: PaymentOutcome;
}

/** A payment that the gateway refused to begin. */
export const refusedPayment = (reason: string): GatewayPayment => ({
  gatewayRef: null,
  redirectUrl: null,
  html: null,
  upiLink: null,
  outcome: { state: 'failed', reason },
});

export interface Beneficiary {
  readonly bankName: string;
  readonly name: string;
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly accountType: string;
}

/** Money to be sent back to the account that it came from. */
export interface RefundRequest {
  /** Ours, unique. */
  readonly clientRef: string;
  /** Our reference of the payment that it came with. */
  readonly paymentRef: string;
  readonly amount: Paise;
}

/**
 * How money stands that is to go back: on its way at the gateway (`pending`), with the payer's bank (`sent`), not to come under this
 * reference any more (`failed`), or not taken on by the gateway, which may do so later (`refused`).
 */
export type RefundState = 'pending' | 'sent' | 'failed' | 'refused';

/** Reads a header of a call-back, by its name in any case. */
export type ReadHeader = (name: string) => string | undefined;

/** A message of the gateway about one payment. */
export interface PaymentEvent {
  readonly eventId: string;
  readonly clientRef: string;
  readonly outcome: PaymentOutcome;
  /** It does not say when the money came, nor how the bank calls it: the gateway is asked, and answers for it where it can. */
  readonly isVague?: true;
}

/** The payment gateway. Calls may reject with ProviderUnknown. Money goes straight from the payer's bank to the clearing corporation: there is no wallet. */
export interface PaymentGateway {
  /** The ways of paying that it takes. */
  readonly modes: readonly PaymentMode[];
  /** It asks for a payment by UPI on a page of its own: by app, QR code or UPI id. Otherwise it gives a link, or sends a request to the UPI id. */
  readonly hasUpiPage: boolean;
  /** The account that NEFT and RTGS transfers go to; null where it takes none. */
  readonly beneficiary: Beneficiary | null;
  start(request: PaymentRequest): Promise<GatewayPayment>;
  /** Returns what is known under our reference; null when it never arrived. */
  find(clientRef: string): Promise<GatewayPayment | null>;
  /** Asks the bank to take no money for a payment that waits; returns its state then, null when it never arrived. */
  cancel(clientRef: string): Promise<GatewayPayment | null>;
  /** Sends money back, and says how that stands; asked twice under one reference it sends it once. */
  refund(request: RefundRequest): Promise<RefundState>;
  /** The event in a call-back; null when its signature is wrong or too old, `other` when it is signed and about nothing of ours. */
  readCallback(body: string, header: ReadHeader): PaymentEvent | 'other' | null;
}
