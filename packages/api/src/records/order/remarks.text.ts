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

/** The remarks that an order carries, and the reasons why one is not made. */
export const orderText = {
  discarded: 'Cancelled before it was paid.',
  expired: 'It was not paid in time.',
  offerWithdrawn: 'The fund house has withdrawn this new fund offer.',
  paidWithWithdrawn:
    'This payment included a new fund offer that its fund house has withdrawn, so it has ended. Please pay for the other orders again.',
  notConfirmed: 'It was not confirmed by an OTP in time.',
  mandateMissing: 'No approved AutoPay mandate covers this SIP.',
  neverFound: 'The exchange has no record of this order.',
  approvalOver: 'The approval of this cart has expired. Please ask for it again.',
  notCancelled: (reason: string) => `The exchange did not cancel it: ${reason}`,
};

/** Why a plan or an instalment ended, in words for its owner. */
export const planText = {
  tooFewUnits: 'The folio did not hold enough units for this instalment.',
  missed: 'Its date had passed before it could be made.',
  accountInReview: 'Your bank account was still being verified.',
  notSold: 'The fund house did not accept this instalment.',
  failures: 'Three instalments failed one after another.',
  registeredTooLate: 'The exchange registered it after its last day.',
  accountRefused: 'Your bank account could not be verified, and no other one is linked.',
  grownUp: 'The holder of the account has turned 18.',
  advisorEnded: 'The right of its advisor to act in this account ended.',
};
