import { APPROVAL_LINK_VALIDITY, APPROVAL_VALIDITY } from '@prosperx/core/cart';
import { HOUR } from '@prosperx/core/time';

/** Words for the customer whose advisor asks for approval. */
export const approvalText = {
  subject: 'Please approve your mutual fund orders',
  someone: 'Your advisor',
  /** What is paid with the order, and what SIPs are debited each month after it; '' where that is nothing. */
  sums: (now: string, sips: number, monthly: string) => {
    if (monthly === '') return now;
    const later = `${sips === 1 ? 'a SIP' : `${sips} SIPs`} of ${monthly} a month`;
    return now === '' ? later : `${now} now, then ${later}`;
  },
  body: (name: string, advisor: string, sums: string, link: string) =>
    `Dear ${name},\n\n${advisor} asks you to approve the mutual fund investments in your cart: ${sums}. Please review and approve them within ${APPROVAL_LINK_VALIDITY / HOUR} hours:\n${link}\n\nNothing is ordered or debited before you approve. Your approval is valid for ${APPROVAL_VALIDITY / HOUR} hours. If you did not expect this, ignore this email.`,
  sms: (advisor: string, sums: string, link: string) =>
    `ProsperX: ${advisor} asks you to approve the mutual fund investments in your cart (${sums}) within ${APPROVAL_LINK_VALIDITY / HOUR} hours: ${link} Nothing is ordered before you approve.`,
};
