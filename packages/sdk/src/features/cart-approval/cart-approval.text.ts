/** Words of a cart that is to be approved; they come with the code that shows it. */
export const approvalCartText = {
  intro: (advisor: string) => `${advisor || 'Your advisor'} asks you to approve these investments in your cart.`,
  total: 'Payable after approval',
  sip: 'Monthly SIP',
  lumpsum: 'Lumpsum',
  firstInstalments: 'First SIP instalments',
  thenMonthly: 'Then every month',
  debitedOnce: 'Debited later, once',
  sipDate: 'SIP date',
  next: 'Next instalment',
  first: 'First instalment, by AutoPay',
  nextOn: (date: string) => `${date}, if ordered today`,
  items: 'Investments',
  approve: 'Approve',
  decline: 'Decline',
  sipNote:
    'Only the first instalment of a SIP, if any, is paid with the order. Future instalments are debited through AutoPay; without an approved mandate they will not be invested.',
  setUpAutoPay: 'Set up AutoPay',
  note: 'Nothing is ordered or debited yet. You will confirm with an OTP.',
  approved: 'You have approved this cart. Your advisor can place the order now.',
  approvedBlocked: 'You have approved this cart. Your advisor cannot place the order at present.',
  declined: 'You have declined this cart. Nothing has been ordered, and your advisor will see your decision.',
  expired: 'Verification Link Expired',
  expiredHelp: 'Please ask your advisor for a new link.',
  withdrawn: 'This request is no longer valid',
  withdrawnHelp: 'Its advisor’s right to act for you ended. Nothing has been ordered.',
};

export const cartApprovalText = {
  invalid: 'This link is not valid any more. Please ask your advisor for a new one.',
  failed: 'The cart could not be shown',
};
