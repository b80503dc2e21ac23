export const profileText = {
  title: 'Profile',
  accountOf: 'Your account',
  name: 'Name',
  taxStatus: 'Account type',
  registration: 'Registration with the exchange',
  notRegistered: 'Not begun',
  registrations: { 1: 'Sent, waiting for an answer', 2: 'Refused', 3: 'Registered' } as Readonly<
    Record<number, string>
  >,
  kycTitle: 'Investor Profile',
  kycLead: 'Mutual funds ask who invests. Your PAN tells whether your KYC is done.',
  pan: 'PAN',
  panHint: 'Ten letters and digits, such as ABCDE1234F. It stands on your PAN card.',
  checkKyc: 'Check KYC Status',
  notYet: 'KYC cannot be checked here yet',
  notYetText: 'Your PAN is written as it should be. It was neither sent nor stored.',
  goHome: 'Go to Homepage',
};
