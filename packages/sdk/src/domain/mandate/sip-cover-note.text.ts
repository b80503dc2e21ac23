import { ordinal } from '@prosperx/core/format';

/** How the instalments of SIPs after their first are paid. */
export const sipCoverText = {
  /** What is said first where no mandate covers the instalments. */
  openings: {
    firstOnly: 'Only the first instalment is paid with the order. ',
    needed: 'A SIP that begins on its SIP date can be ordered once an AutoPay mandate covers it. ',
    none: '',
  },
  covered: (account: string, limit: string) =>
    `Future SIP instalments will be debited through your AutoPay mandate${account}, limit ${limit}.`,
  underWay: (account: string, limit: string, opening: string) =>
    `Your bank is deciding on your AutoPay mandate${account}, limit ${limit}. ${opening}Future instalments are debited once it is approved.`,
  setUp: 'Set up AutoPay',
  /** Names a bank account, behind "mandate". */
  on: (bank: string, account: string) => ` on ${bank} ${account}`,
  noMandate: {
    title: 'Set up AutoPay for future SIPs',
    text: (total: string, opening: string) =>
      `${opening}Future instalments need an approved AutoPay mandate of at least ${total}; without it they will not be invested.`,
  },
  tooSmall: {
    title: 'Your AutoPay limit is too low for these SIPs',
    text: (account: string, limit: string, total: string, opening: string) =>
      `Your AutoPay mandate${account} has a limit of ${limit}, but these SIPs total ${total} a month. ${opening}Future instalments above the limit will not be invested without an approved AutoPay mandate of at least ${total}.`,
    /** `left` is null where no other SIPs are debited on that day. */
    ofDay: (
      account: string,
      limit: string,
      { sipDate, left, needed }: { readonly sipDate: number; readonly left: string | null; readonly needed: string },
      opening: string,
    ) =>
      `Your AutoPay mandate${account} has a limit of ${limit} a day. On the ${ordinal(sipDate)} ${left === null ? '' : `your other SIPs leave ${left} of it, and `}these SIPs take ${needed}. ${opening}Future instalments above the limit will not be invested without another AutoPay mandate.`,
  },
};
