export const profileText = {
  title: 'Profile',
  kycTitle: 'Investor Profile',
  kycLead: 'Mutual funds ask who invests. Your PAN tells whether your KYC is done.',
  riskTitle: 'Risk profile',
};
