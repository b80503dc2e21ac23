const FIRST_ONLY = 'Only the first instalment is paid with the order.';

/** How the instalments of SIPs after their first are paid. */
export const sipCoverText = {
  covered: (account: string, limit: string) =>
    `Later SIP instalments are paid by the mandate${account}, limit ${limit}.`,
  /** Names a bank account, behind "the mandate". */
  on: (bank: string, account: string) => ` on ${bank} ${account}`,
  noMandate: {
    title: 'No mandate pays the later instalments',
    text: (total: string) =>
      `${FIRST_ONLY} Later ones need an approved mandate of at least ${total} on their date; without it they are not invested.`,
  },
  tooSmall: {
    title: 'The mandate does not cover these SIPs',
    text: (account: string, limit: string, total: string) =>
      `The mandate${account} has a limit of ${limit}; the SIPs come to ${total} a month. ${FIRST_ONLY} Later ones above the limit are not invested: they need an approved mandate of at least ${total} on their date.`,
  },
};
