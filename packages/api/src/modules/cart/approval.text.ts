import { APPROVAL_LINK_VALIDITY, APPROVAL_VALIDITY } from '@prosperx/core/cart';
import { HOUR } from '@prosperx/core/time';

interface Debits {
  readonly count: number;
  /** All of them together; '' where there is none. */
  readonly sum: string;
}

/** Words for the customer whose advisor asks for approval. */
export const approvalText = {
  subject: 'Please approve your mutual fund orders',
  someone: 'Your advisor',
  /** What is paid with the order, '' where that is nothing, and which SIPs are debited after it: each month, or once. */
  sums: (now: string, monthly: Debits, once: Debits) => {
    const sips =
      monthly.count === 1
        ? `a SIP of ${monthly.sum} a month`
        : `${monthly.count} SIPs, together ${monthly.sum} a month`;
    const debits =
      once.count === 1 ? `one SIP instalment of ${once.sum}` : `${once.count} SIP instalments, together ${once.sum}`;
    const later = [monthly.count > 0 ? sips : '', once.count > 0 ? debits : ''].filter(Boolean).join(', and ');
    if (later === '') return now;
    return now === '' ? later : `${now} now, then ${later}`;
  },
  body: (name: string, advisor: string, sums: string, link: string) =>
    `Dear ${name},\n\n${advisor} asks you to approve the mutual fund investments in your cart: ${sums}. Please review and approve them within ${APPROVAL_LINK_VALIDITY / HOUR} hours:\n${link}\n\nNothing is ordered or debited before you approve. Your approval is valid for ${APPROVAL_VALIDITY / HOUR} hours. If you did not expect this, ignore this email.`,
  sms: (advisor: string, sums: string, link: string) =>
    `ProsperX: ${advisor} asks you to approve the mutual fund investments in your cart (${sums}) within ${APPROVAL_LINK_VALIDITY / HOUR} hours: ${link} Nothing is ordered before you approve.`,
};
