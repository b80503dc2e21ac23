/** The reasons why an instalment was not invested, as remarks of its order: for the investor and their advisor alike. */
export const sipInstalmentText = {
  mandateMissing: 'No approved mandate covers this instalment. Nothing was debited or invested.',
  debitFailed: 'The bank could not debit the account by the mandate. Nothing was invested.',
  tooLate: 'The exchange confirmed this instalment too late. Nothing was debited or invested.',
  missed: 'This instalment could not be ordered in time. Nothing was debited or invested.',
  purchasesClosed: 'The scheme is not accepting investments at present. Nothing was debited or invested.',
  skipped: 'You skipped this instalment. Nothing was debited or invested.',
  stopped: 'The SIP was stopped before this instalment was paid. Nothing was debited or invested.',
};

/** The message around a transaction's code. It names the amount, so that a person who is tricked into telling the code notices. */
export const orderOtpText = {
  subject: 'Confirm your investment',
  investment: (amount: string) => `investment of ${amount}`,
  /** SIPs that begin on their first SIP date. */
  laterSips: (count: number, amount: string) => `${count === 1 ? 'SIP' : 'SIPs'} of ${amount} a month`,
  body: (code: string, what: readonly string[]) =>
    `${code} is the OTP to confirm your mutual fund ${what.join(' and ')} with ProsperX. It is valid for 5 minutes. Do not share it with anyone.`,
};

/** The reason for which a job that sought an order is parked, as `npm run queue` shows it. */
export const SEARCH_ENDED = 'the exchange has not found this order in ten open days';

/** The remarks that an order carries, and the reasons why one is not made. */
export const orderText = {
  discarded: 'Cancelled before it was paid.',
  expired: 'It was not paid in time.',
  offerWithdrawn: 'The fund house has withdrawn this new fund offer.',
  notConfirmed: 'It was not confirmed by an OTP in time.',
  mandateMissing: 'No approved AutoPay mandate covers this SIP.',
  neverFound: 'The exchange has no record of this order.',
  approvalOver: 'The approval of this cart has expired. Please ask for it again.',
  notCancelled: (reason: string) => `The exchange did not cancel it: ${reason}`,
};

/** The message that confirms a redemption of units. */
export const redemptionOtpText = {
  subject: 'ProsperX OTP',
  units: (many: string) => `${many} units`,
  redeem: (code: string, much: string, scheme: string) =>
    `${code} is your OTP to redeem ${much} of ${scheme} on ProsperX. It is valid for 5 minutes. Do not share it with anyone.`,
  switches: (code: string, much: string, from: string, to: string) =>
    `${code} is your OTP to switch ${much} of ${from} to ${to} on ProsperX. It is valid for 5 minutes. Do not share it with anyone.`,
} as const;
