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

export const registrationText = {
  sentTitle: 'The registration is under way',
  sent: 'The details are with the exchange, which usually answers within a few minutes. An e-mail tells when it has.',
};

export const profileText = {
  title: 'Profile',
  kycTitle: 'Investor Profile',
  kycLead: 'Mutual funds ask who invests. Your PAN tells whether your KYC is done.',
  riskTitle: 'Risk profile',
};
