import { type Paise, rupees, toRupees } from '#money/index.js';

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

/** Returns the link that opens a UPI app with a payment filled in (NPCI, UPI linking specification): also the content of its QR code. */
export function upiLink({ payee, amount, reference, note }: UpiRequest): string {
  const fields = {
    pa: payee.vpa,
    pn: payee.name,
    tr: reference,
    tn: note.slice(0, NOTE_LENGTH),
    am: toRupees(amount).toFixed(2),
    cu: 'INR',
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`;
}
