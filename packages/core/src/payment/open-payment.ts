import { API_PREFIX } from '#http/index.js';
import type { ExchangeCalendar } from '#time/calendar.js';
import type { Instant } from '#time/clock.js';
import type { PaymentMode } from './instrument.js';
import { paymentTimeout } from './payment-timeouts.js';
import { NET_BANKING_TIMEOUT, UPI_TIMEOUT } from './upi.js';

/** States of a payment of which it is not known yet whether its money comes. */
export const OPEN_PAYMENT_STATES = ['created', 'unknown', 'processing'] as const;

/** Whether it is not known yet what becomes of a payment. */
export const isOpenPayment = ({ state }: { readonly state: string }): boolean =>
  OPEN_PAYMENT_STATES.some((open) => open === state);

/**
 * The moment after which the payer can pay again: a bank's page or a UPI request that they may have left waits until then; of the other
 * modes it is when the server stops waiting for news.
 */
export function openUntil(mode: PaymentMode, startedAt: Instant, calendar: ExchangeCalendar): Instant {
  if (mode === 'netBanking') return startedAt + NET_BANKING_TIMEOUT;
  return mode === 'upi' ? startedAt + UPI_TIMEOUT : paymentTimeout(mode, startedAt, calendar);
}

/** Path of the page to which the payer of an open payment goes: on the way to the bank, or the site's page of the mode. */
export function paymentRedirect(paymentId: string, mode: PaymentMode): string {
  if (mode === 'cheque') return `/v1/challan?encryptedGroupId=${encodeURIComponent(paymentId)}`;
  if (mode === 'upi') return `/v1/upi-payment?paymentId=${encodeURIComponent(paymentId)}`;
  return `${API_PREFIX}/payment/${mode === 'netBanking' ? 'continue' : 'return'}/${paymentId}`;
}
