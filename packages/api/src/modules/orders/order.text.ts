/** The message around a transaction's code. It names the amount, so that a code told to a stranger is noticed. */
export const orderOtpText = {
  subject: 'Confirm your investment',
  body: (code: string, amount: string) =>
    `${code} is the OTP to confirm your mutual fund investment of ${amount} with ProsperX. It is valid for 5 minutes. Do not share it with anyone.`,
};

/** Remarks that an order carries, and why one is not made. */
export const orderText = {
  discarded: 'Cancelled before it was paid.',
  expired: 'It was not paid in time.',
  approvalOver: 'The approval of this cart has expired. Please ask for it again.',
  notCancelled: (reason: string) => `The exchange did not cancel it: ${reason}`,
};
