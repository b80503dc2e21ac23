/** Words where there is no account to debit; of a customer they are prescribed. */
export const noBankText = {
  noBank: 'No bank details found. Kindly complete your profile to setup auto-pay mandate.',
  noBankOfCustomer: "No bank details found. Kindly complete your customer's profile to setup auto-pay mandate.",
  completeProfile: 'Complete Profile',
};
