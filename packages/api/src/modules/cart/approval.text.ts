import { APPROVAL_LINK_VALIDITY, APPROVAL_VALIDITY } from '@prosperx/core/cart';
import { HOUR } from '@prosperx/core/time';

/** Words for the customer whose advisor asks for approval. */
export const approvalText = {
  subject: 'Please approve your mutual fund orders',
  someone: 'Your advisor',
  body: (name: string, advisor: string, amount: string, link: string) =>
    `Dear ${name},\n\n${advisor} has added mutual fund investments of ${amount} to your cart. Please review and approve them within ${APPROVAL_LINK_VALIDITY / HOUR} hours:\n${link}\n\nNothing is ordered or debited before you approve. Your approval is valid for ${APPROVAL_VALIDITY / HOUR} hours. If you did not expect this, ignore this email.`,
  sms: (advisor: string, amount: string, link: string) =>
    `ProsperX: ${advisor} asks you to approve mutual fund investments of ${amount} within ${APPROVAL_LINK_VALIDITY / HOUR} hours: ${link} Nothing is ordered before you approve.`,
};
