/** Why an instalment was not invested, in the remarks of its order: for the investor and his advisor alike. */
export const sipInstalmentText = {
  mandateMissing: 'No approved mandate covers this instalment. Nothing was debited or invested.',
  debitFailed: 'The bank could not debit the account by the mandate. Nothing was invested.',
  tooLate: 'The exchange confirmed this instalment too late. Nothing was debited or invested.',
  missed: 'This instalment could not be ordered in time. Nothing was debited or invested.',
  purchasesClosed: 'The scheme takes no investments at present. Nothing was debited or invested.',
  stopped: 'The SIP was stopped before this instalment was paid. Nothing was debited or invested.',
};
