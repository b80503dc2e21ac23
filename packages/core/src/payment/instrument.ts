import type { BusinessDate } from '#time/index.js';

/** How money is paid, by the numbers of the wire (specification, investing, section 3): 0 net banking, 1 cheque, 2 NEFT/RTGS, 3 UPI, 4 one time mandate. */
export const PAYMENT_MODES = { netBanking: 0, cheque: 1, neft: 2, upi: 3, mandate: 4 } as const;

export type PaymentMode = keyof typeof PAYMENT_MODES;

/** Their names. */
export const PAYMENT_MODE_NAMES = Object.keys(PAYMENT_MODES) as readonly PaymentMode[];

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
  return PAYMENT_MODE_NAMES.find((mode) => PAYMENT_MODES[mode] === wire) ?? null;
}

interface Payer {
  readonly profileId: string;
  /** What tells one of his accounts from another. */
  readonly account: string;
}

/**
 * What names the transfer or cheque that a payer says he sent; null of what is debited anew each time. Two payments of one payer cannot stand
 * for the same. Another payer's can, as long as no money has come: one of the two mistyped his UTR, and must not stand in the other's way.
 */
export function paymentClaimKey(instrument: PaymentInstrument, { profileId, account }: Payer): string | null {
  if (instrument.mode === 'neft') return `${profileId}:${instrument.utr}`;
  return instrument.mode === 'cheque' ? `${profileId}:${account}:${instrument.chequeNumber}` : null;
}

/**
 * What names the money itself, once it has come: it counts for one payment, whoever says that he sent it. `claim`: the name under which the
 * payment was made, or anything that is worked out from it.
 */
export function paymentReceiptKey(instrument: PaymentInstrument, claim: string): string {
  return instrument.mode === 'neft' ? instrument.utr : claim;
}

/** Whether only its payer sends a payment: no bank asks him to approve it. */
export function isSentByPayer(mode: PaymentMode): boolean {
  return mode === 'neft' || mode === 'cheque';
}

/** Whether a payer may end a payment under way before money has come: all but a debit by mandate, on which his bank decides at once. */
export function canWithdraw(mode: PaymentMode): boolean {
  return mode !== 'mandate';
}

/** Whether choosing another way to pay ends the payment under way: one that only its payer sends, and not by the same transfer or cheque. */
export function replacesPayment(chosen: PaymentInstrument, underWay: PaymentInstrument): boolean {
  return isSentByPayer(underWay.mode) && (chosen.mode !== underWay.mode || numberOf(chosen) !== numberOf(underWay));
}

function numberOf(instrument: PaymentInstrument): string | null {
  if (instrument.mode === 'neft') return instrument.utr;
  return instrument.mode === 'cheque' ? instrument.chequeNumber : null;
}
