export const mandateText = {
  title: 'Set up auto-pay later',
  lead: 'This step is optional. SIPs can be paid from your bank account by themselves; you can set that up once you have one.',
  done: 'Your account is open',
  doneText: 'The exchange has registered you.',
  investNow: 'You can invest now.',
  kycTitle: 'What the KYC allows',
  seeKyc: 'Go to the KYC',
  sent: 'Your details are with the exchange',
  sentText:
    'Registration usually takes a few minutes. You can look through your cart meanwhile; this page tells when it is done.',
};
