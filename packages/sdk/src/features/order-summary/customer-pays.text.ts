/** Words for an advisor whose customer confirms and pays the orders. */
export const customerPaysText = {
  pays: (amount: string) =>
    `Share the payment link with your customer. They pay ${amount} there, and confirm the orders with their own OTP.`,
  confirms:
    'Share the link with your customer. They confirm the SIP there with their own OTP. Nothing is debited today.',
};
