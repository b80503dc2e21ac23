export const onboardingPageText = {
  heading: 'Investor Profile',
  titles: {
    personal: 'Personal Details',
    bank: 'Bank Details',
    risk: 'Risk Profile',
    occupation: 'Investor Profile',
    mandate: 'Setup Bank Mandate',
  },
};
