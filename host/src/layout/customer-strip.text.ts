/** What an advisor reads in the account of a customer, beside the customer's name. */
export const customerStripText = {
  notes: 'Notes',
};
