/** What an advisor is told once their customer was asked. */
export const askCustomerText = {
  sent: (to: string) =>
    `We sent your customer a link to ${to}. They approve it there with their own OTP, within 24 hours.`,
};
