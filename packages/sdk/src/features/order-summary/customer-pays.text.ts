/** Words for an advisor whose customer confirms and pays the orders. */
export const customerPaysText = {
  pays: (amount: string) =>
    `Share the payment link with your customer. They pay ${amount} there, and confirm the orders with an OTP of their own.`,
  confirms:
    'Share the link with your customer. They confirm the SIP there, with an OTP of their own. Nothing is debited today.',
};
