/** The reasons why a payment ended without money, where the gateway gives none. */
export const paymentEndText = {
  // of a payment whose outcome never came
  silentBank: 'Your bank did not confirm the payment in time.',
  noTransfer: 'The transfer with this UTR number has not arrived in time.',
  noCheque: 'The cheque has not cleared in time.',
  // the gateway could not be reached while the payer waited
  notStarted: 'The payment could not be started in time. No money was taken.',
  mandateOver: 'The AutoPay mandate had ended before the debit. No money was taken.',
  withdrawn: 'It was cancelled before the money arrived.',
  // the transfer or cheque has paid for another payment
  countedBefore: 'This transfer or cheque was already used for other orders.',
};
