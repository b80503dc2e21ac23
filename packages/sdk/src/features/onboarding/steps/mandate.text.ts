export const mandateText = {
  title: 'Set up AutoPay',
  intro: 'This step is optional. AutoPay debits your SIPs from your bank account automatically.',
  later: 'Set up later',
  next: 'Continue',
  done: 'Your account is open',
  doneText: 'The exchange has registered you.',
  investNow: 'You can invest now.',
  kycTitle: 'What your KYC allows',
  seeKyc: 'Go to KYC',
  sent: 'Your details are with the exchange',
  sentText:
    'Registration usually takes a few minutes. You can review your cart meanwhile; this page updates when it is done.',
};
