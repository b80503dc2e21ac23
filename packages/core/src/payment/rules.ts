import type { Paise } from '#money/index.js';
import { addDays, type BusinessDate } from '#time/business-date.js';
import { UPI_LIMIT } from './upi.js';

/** What can be wrong with what a payer tells; words in payment.text.ts. */
export type PaymentErrorCode =
  | 'payment_mode_required'
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
  | 'cheque_date_in_future';

/** Days after a cheque's date until which it can be given (specification, investing, section 9). */
export const CHEQUE = { maximumAge: 70 } as const;

/** Longest UPI id that a field takes. */
export const VPA_LENGTH = 100;

// NPCI: letters, digits, dot, hyphen and underscore, "@", the handle of the app
const VPA = /^[a-z0-9][a-z0-9._-]{1,79}@[a-z][a-z0-9.]{1,19}$/i;
// RBI: four letters of the bank, then NEFT has 12 characters that end in a number, RTGS two, the date and a number of eight digits
const UTR = /^[A-Z]{4}(?:[A-Z0-9]{4}\d{8}|[A-Z0-9]{2}\d{16})$/;

/** A UPI id, such as `name@bank`. Null: nothing is wrong. */
export function checkVpa(vpa: string): PaymentErrorCode | null {
  if (vpa.trim() === '') return 'vpa_required';
  return VPA.test(vpa.trim()) ? null : 'vpa_invalid';
}

/** Whether so much can be paid by one UPI payment (`UPI_LIMIT`). Null: it can. */
export function checkUpiAmount(amount: Paise): PaymentErrorCode | null {
  return amount > UPI_LIMIT ? 'upi_limit' : null;
}

/** A UTR as banks write it: in capitals, without the spaces and dashes that people put between its parts. */
export function tidyUtr(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** A bank's number of a transfer by NEFT (16 characters) or RTGS (22), however it is written. Null: nothing is wrong. */
export function checkUtr(typed: string): PaymentErrorCode | null {
  const utr = tidyUtr(typed);
  if (utr === '') return 'utr_required';
  return UTR.test(utr) ? null : 'utr_invalid';
}

/** Exactly six digits, not all of them 0. */
export function checkChequeNumber(number: string): PaymentErrorCode | null {
  return /^(?!0{6})\d{6}$/.test(number) ? null : 'cheque_number_invalid';
}

/** Not after today, and not more than 70 days before it. */
export function checkChequeDate(date: BusinessDate | null, today: BusinessDate): PaymentErrorCode | null {
  if (date === null) return 'cheque_date_required';
  if (date > today) return 'cheque_date_in_future';
  return date < addDays(today, -CHEQUE.maximumAge) ? 'cheque_date_too_old' : null;
}
