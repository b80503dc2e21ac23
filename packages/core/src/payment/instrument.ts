import type { BusinessDate } from '#time/index.js';

/** How money is paid, by the numbers of the wire (specification, investing, section 3): 0 net banking, 1 cheque, 2 NEFT/RTGS, 3 UPI, 4 one time mandate. */
export const PAYMENT_MODES = { netBanking: 0, cheque: 1, neft: 2, upi: 3, mandate: 4 } as const;

export type PaymentMode = keyof typeof PAYMENT_MODES;

/** Their names. */
export const paymentModes = Object.keys(PAYMENT_MODES) as readonly PaymentMode[];

/** The mode with what its payer tells of it. */
export type PaymentInstrument =
  | { readonly mode: 'netBanking' }
  | { readonly mode: 'cheque'; readonly chequeNumber: string; readonly chequeDate: BusinessDate }
  /** `utr`: the bank's number of the transfer. */
  | { readonly mode: 'neft'; readonly utr: string }
  /** `vpa`: whom the request is sent to; null for a UPI app that is opened by link or QR code. */
  | { readonly mode: 'upi'; readonly vpa: string | null }
  /** `mandateId`: ours, of an approved mandate. */
  | { readonly mode: 'mandate'; readonly mandateId: string };

/** The mode of a number of the wire; null for one that does not exist. */
export function paymentModeOf(wire: number): PaymentMode | null {
  return paymentModes.find((mode) => PAYMENT_MODES[mode] === wire) ?? null;
}
