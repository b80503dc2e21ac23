import { API_PREFIX } from '#http/index.js';
import type { PaymentMode } from './instrument.js';

/** The pages below /v1 to which a payer may come back. */
const RETURN_PAGES: ReadonlySet<string> = new Set([
  'home',
  'cart-review',
  'order-summary',
  'thank-you',
  'payment-error',
  'transaction-error',
  'cheque-payment',
  'neft-payment',
  'upi-payment',
  'challan',
  'profile/mandates',
  'profile/stps',
  'profile/portfolio',
]);

const MAX_LENGTH = 2_000;
// The path has one page and at most one query; no scheme, host, backslash, dot, fragment or encoded character.
const PATH =
  /^\/?(?:v1\/)?(?<page>[a-z-]+(?:\/[a-z-]+)*)(?<query>\?(?:[A-Za-z0-9\-_.~!*()=&+,:/@?]|%[0-9A-Fa-f]{2})+)?$/;

/**
 * Returns a `loopBackUrl` as a path below the origin (`/v1/thank-you?orderNo=1`), or null unless it is a relative path to one of our
 * pages that take part in paying. It may come with or without `/v1` and a leading slash.
 */
export function safeReturnPath(loopBackUrl: string): string | null {
  const found = loopBackUrl.length <= MAX_LENGTH ? PATH.exec(loopBackUrl) : null;
  const { page = '', query = '' } = found?.groups ?? {};
  return RETURN_PAGES.has(page) ? `/v1/${page}${query}` : null;
}

/** Returns the path of the page to which the payer of an open payment goes, by the mode whose way they take: the way to the bank, or the site's page of the mode. */
export function paymentRedirect(paymentId: string, mode: PaymentMode): string {
  if (mode === 'cheque') return `/v1/challan?encryptedGroupId=${encodeURIComponent(paymentId)}`;
  if (mode === 'upi') return `/v1/upi-payment?paymentId=${encodeURIComponent(paymentId)}`;
  return `${API_PREFIX}/payment/${mode === 'netBanking' ? 'continue' : 'return'}/${paymentId}`;
}
