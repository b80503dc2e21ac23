/** Words of a cart that is to be approved; they come with the code that shows it. */
export const approvalCartText = {
  lead: (advisor: string) => `${advisor || 'Your advisor'} has put these investments into your cart.`,
  total: 'To be paid after you approve',
  sip: 'Monthly SIP',
  lumpsum: 'Lumpsum',
  firstInstalments: 'First SIP instalments',
  thenMonthly: 'Then every month',
  sipDate: 'SIP date',
  next: 'Next instalment',
  nextOn: (date: string) => `${date}, if ordered today`,
  items: 'Investments',
  approve: 'Approve',
  decline: 'This is not what I want',
  sipNote:
    'Only the first instalment of a SIP is paid with the order. Later ones are debited by an approved mandate, and are not invested without one.',
  note: 'Approving orders nothing by itself and takes no money: the order is confirmed with an OTP before it is paid.',
  approved: 'You have approved this cart. Your advisor can place the order now.',
  declined: 'You have declined this cart. Nothing is ordered, and your advisor sees it in the cart.',
  expired: 'Verification Link Expired',
  expiredHelp: 'Please ask your advisor for a new link.',
};

export const cartApprovalText = {
  invalid: 'This link is not valid any more. Please ask your advisor for a new one.',
  failed: 'The cart could not be shown',
};
