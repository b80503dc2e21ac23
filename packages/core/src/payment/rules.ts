import type { Paise } from '#money/index.js';
import { addDays, type BusinessDate } from '#time/index.js';
import { UPI_LIMIT } from './instrument.js';

/** Codes for faults in the details of a payment; `paymentErrorText` has their words. */
export type PaymentErrorCode =
  | 'payment_mode_required'
  | 'payment_mode_unavailable'
  | 'vpa_required'
  | 'vpa_invalid'
  | 'upi_limit'
  | 'utr_required'
  | 'utr_invalid'
  | 'utr_used'
  | 'cheque_number_invalid'
  | 'cheque_used'
  | 'cheque_date_required'
  | 'cheque_date_too_old'
  | 'cheque_date_in_future'
  | 'cheque_clears_late';

/** The days after a cheque's date until which it can be given. */
export const CHEQUE = { maximumAge: 70 } as const;

/** The longest UPI id that a field takes, in characters. */
export const VPA_LENGTH = 100;

// NPCI's UPI ids have letters, digits, dot, hyphen and underscore, then "@" and the handle of the app.
const VPA = /^[a-z0-9][a-z0-9._-]{1,79}@[a-z][a-z0-9.]{1,19}$/i;
// RBI's UTRs of RTGS have four letters of the bank, two characters, the date and a number of eight digits. Those of NEFT have 16
// characters that begin with a letter, and however a bank arranges them a date and a number are among them; IMPS has 12 digits.
const UTR = /^(?:(?=(?:[A-Z]*\d){8})[A-Z][A-Z0-9]{15}|[A-Z]{4}[A-Z0-9]{2}\d{16}|\d{12})$/;

/** Checks a UPI id, such as `name@bank`; null when it is right. */
export function checkVpa(vpa: string): PaymentErrorCode | null {
  if (vpa.trim() === '') return 'vpa_required';
  return VPA.test(vpa.trim()) ? null : 'vpa_invalid';
}

/** Checks that one UPI payment takes the amount (`UPI_LIMIT`); null when it does. */
export function checkUpiAmount(amount: Paise): PaymentErrorCode | null {
  return amount > UPI_LIMIT ? 'upi_limit' : null;
}

/** Returns a UTR as banks write it: in capitals, without the spaces and dashes that people put between its parts. */
export function tidyUtr(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Checks a bank's number of a transfer by NEFT (16 characters), RTGS (22) or IMPS (12 digits), however it is written; null when it is right. */
export function checkUtr(typed: string): PaymentErrorCode | null {
  const utr = tidyUtr(typed);
  if (utr === '') return 'utr_required';
  return UTR.test(utr) ? null : 'utr_invalid';
}

/** Checks that a cheque's number has exactly six digits, not all of them 0; null when it is right. */
export function checkChequeNumber(number: string): PaymentErrorCode | null {
  return /^(?!0{6})\d{6}$/.test(number) ? null : 'cheque_number_invalid';
}

/** Checks that a cheque's date is not after today, and not more than 70 days before it; null when it is right. */
export function checkChequeDate(date: BusinessDate | null, today: BusinessDate): PaymentErrorCode | null {
  if (date === null) return 'cheque_date_required';
  if (date > today) return 'cheque_date_in_future';
  return date < addDays(today, -CHEQUE.maximumAge) ? 'cheque_date_too_old' : null;
}
