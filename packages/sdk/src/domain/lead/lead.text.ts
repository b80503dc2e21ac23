/** Words of the form with which an advisor makes a lead. What is prescribed stands here to the letter. */
export const leadText = {
  createLead: 'Create Lead',
  name: 'Customer name',
  mobile: 'Mobile number',
  email: 'Email',
  amount: 'Investment amount',
  lakhs: 'lakh',
  optional: 'optional',
  amountHint: 'In lakhs of rupees: 12.5 is ₹12,50,000',
  amountOf: (rupees: string) => `₹${rupees}`,
  submit: 'Submit',
  failed: 'Failed to create lead. Please try again later.',
  created: 'Lead created',
  createdText:
    "A premium service lead is created successfully. The provider's money expert will soon contact you with a solution. You can track leads progress from your partner app.",
  okay: 'Okay',
  advisorsOnly: 'For advisors',
  advisorsOnlyText: 'Open this from your partner app to create leads.',
};
