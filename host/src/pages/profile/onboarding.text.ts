export const onboardingPageText = {
  heading: 'Investor Profile',
  titles: {
    personal: 'Personal Details',
    bank: 'Bank Details',
    occupation: 'Investor Profile',
    mandate: 'Setup Bank Mandate',
  },
};
