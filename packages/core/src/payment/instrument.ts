import { cutText } from '#format/index.js';
import { type Paise, rupees, toRupees } from '#money/index.js';
import type { BusinessDate } from '#time/index.js';

/** The limit of an app's field: some apps cut longer texts, others refuse them. */
const NOTE_LENGTH = 50;

/**
 * The most that one UPI payment takes: NPCI allows it to verified merchants of the category capital market since 15 September 2025 (its
 * circular of 28 August 2025 on higher limits). A bank may have a lower limit of its own, which only the bank knows.
 */
export const UPI_LIMIT: Paise = rupees(5_00_000);

interface UpiRequest {
  /** UPI id and name of the payee. */
  readonly payee: { readonly vpa: string; readonly name: string };
  readonly amount: Paise;
  /** The reference is unique at the gateway: apps send it on. */
  readonly reference: string;
  readonly note: string;
}

/** A value in a query, with the signs that one may hold as they are: some apps show `%40` for the `@` of a UPI id. */
const inQuery = (value: string) => encodeURIComponent(value).replace(/%(?:40|3A|2F|2C)/g, decodeURIComponent);

/** Returns the link that opens a UPI app with a payment filled in (NPCI, UPI linking specification): also the content of its QR code. */
export function upiLink({ payee, amount, reference, note }: UpiRequest): string {
  const fields = {
    pa: payee.vpa,
    pn: payee.name,
    tr: reference,
    tn: cutText(note, NOTE_LENGTH),
    am: toRupees(amount).toFixed(2),
    cu: 'INR',
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${inQuery(value)}`);
  return `upi://pay?${query.join('&')}`;
}

/**
 * The modes of payment, by the numbers of the wire: 0 net banking, 1 cheque, 2 NEFT/RTGS, 3 UPI, 4
 * one time mandate.
 */
export const PAYMENT_MODES = { netBanking: 0, cheque: 1, neft: 2, upi: 3, mandate: 4 } as const;

/** The name of a mode of payment. */
export type PaymentMode = keyof typeof PAYMENT_MODES;

/** The names of the modes of payment. */
export const PAYMENT_MODE_NAMES = Object.keys(PAYMENT_MODES) as readonly PaymentMode[];

/** A mode of payment with the details that its payer gives. */
export type PaymentInstrument =
  | { readonly mode: 'netBanking' }
  | { readonly mode: 'cheque'; readonly chequeNumber: string; readonly chequeDate: BusinessDate }
  /** `utr` is the bank's number of the transfer. */
  | { readonly mode: 'neft'; readonly utr: string }
  /** `vpa` is the UPI id to which the request is sent; null for a UPI app that is opened by link or QR code. */
  | { readonly mode: 'upi'; readonly vpa: string | null }
  /** `mandateId` is our id of an approved mandate. */
  | { readonly mode: 'mandate'; readonly mandateId: string };

/** Returns the mode of a number of the wire; null for one that does not exist. */
export function paymentModeOf(wire: number): PaymentMode | null {
  return PAYMENT_MODE_NAMES.find((mode) => PAYMENT_MODES[mode] === wire) ?? null;
}

interface Payer {
  readonly profileId: string;
  /** A key that tells the payer's accounts apart. */
  readonly account: string;
}

/**
 * Returns the mode whose way its payer takes: where the gateway asks for UPI on a page of its own, they are led to that page as to a bank's.
 */
export function wayOf(mode: PaymentMode, { hasUpiPage }: { readonly hasUpiPage: boolean }): PaymentMode {
  return mode === 'upi' && hasUpiPage ? 'netBanking' : mode;
}

/**
 * Returns the key of the transfer or cheque that a payer says they sent; null for a mode that is debited anew each time. Two payments of
 * one payer cannot share it. Another payer's can, as long as no money has come: one of the two mistyped their UTR, and must not block the
 * other.
 */
export function paymentClaimKey(instrument: PaymentInstrument, { profileId, account }: Payer): string | null {
  if (instrument.mode === 'neft') return `${profileId}:${instrument.utr}`;
  return instrument.mode === 'cheque' ? `${profileId}:${account}:${instrument.chequeNumber}` : null;
}

/**
 * Returns the key of the money itself, once it has come: it counts for one payment, whichever payer claims it. `claim` is the key under
 * which the payment was made, or anything that is worked out from it.
 */
export function paymentReceiptKey(instrument: PaymentInstrument, claim: string): string {
  return instrument.mode === 'neft' ? instrument.utr : claim;
}

/** Tells whether only its payer sends a payment: no bank asks them to approve it. */
export function isSentByPayer(mode: PaymentMode): boolean {
  return mode === 'neft' || mode === 'cheque';
}

/**
 * Tells whether a payer may end a payment under way before money has come: all but a debit by mandate, on which the bank decides at once.
 */
export function canWithdraw(mode: PaymentMode): boolean {
  return mode !== 'mandate';
}

/**
 * Tells whether choosing another way to pay ends the payment under way: one that only its payer sends, and not by the same transfer or
 * cheque.
 */
export function replacesPayment(chosen: PaymentInstrument, underWay: PaymentInstrument): boolean {
  return isSentByPayer(underWay.mode) && (chosen.mode !== underWay.mode || numberOf(chosen) !== numberOf(underWay));
}

function numberOf(instrument: PaymentInstrument): string | null {
  if (instrument.mode === 'neft') return instrument.utr;
  return instrument.mode === 'cheque' ? instrument.chequeNumber : null;
}
