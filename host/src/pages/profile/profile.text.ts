export const onboardingPageText = {
  heading: 'Investor Profile',
  forbidden: 'Oops! You are not authorised to view this page',
  titles: {
    personal: 'Personal Details',
    bank: 'Bank Details',
    risk: 'Risk Profile',
    occupation: 'Investor Profile',
    mandate: 'Setup Bank Mandate',
  },
};

export const profileText = {
  title: 'Profile',
  kycTitle: 'Investor Profile',
  kycIntro: 'Enter your PAN to check your KYC status.',
  riskTitle: 'Risk profile',
  mandatesTitle: 'Mandates',
  mandateTitle: 'Set up AutoPay',
};
