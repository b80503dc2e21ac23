const FIRST_ONLY = 'Only the first instalment is paid with the order.';

/** How the instalments of SIPs after their first are paid. */
export const sipCoverText = {
  covered: (account: string, limit: string) =>
    `Future SIP instalments will be debited through your AutoPay mandate${account}, limit ${limit}.`,
  underWay: (account: string, limit: string) =>
    `Your bank is deciding on your AutoPay mandate${account}, limit ${limit}. ${FIRST_ONLY} Future instalments are debited once it is approved.`,
  setUp: 'Set up AutoPay',
  /** Names a bank account, behind "mandate". */
  on: (bank: string, account: string) => ` on ${bank} ${account}`,
  noMandate: {
    title: 'Set up AutoPay for future SIPs',
    text: (total: string) =>
      `${FIRST_ONLY} Future instalments need an approved AutoPay mandate of at least ${total}; without it they will not be invested.`,
  },
  tooSmall: {
    title: 'Your AutoPay limit is too low for these SIPs',
    text: (account: string, limit: string, total: string) =>
      `Your AutoPay mandate${account} has a limit of ${limit}, but these SIPs total ${total} a month. ${FIRST_ONLY} Future instalments above the limit will not be invested without an approved AutoPay mandate of at least ${total}.`,
  },
};
