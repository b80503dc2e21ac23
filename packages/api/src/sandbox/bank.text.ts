/** Words of the sandbox's bank and exchange. */
export const bankText = {
  title: 'Sandbox Bank',
  lead: 'This page plays your bank. No money moves.',
  amount: 'To pay',
  payee: 'To',
  payeeName: 'Indian Clearing Corporation Limited',
  pay: 'Pay',
  fail: 'Fail',
  abandon: 'Abandon',
  done: 'This payment is over. Go back to ProsperX.',
  back: 'Back to ProsperX',
  debitFailed: 'The bank could not debit the account.',
  paymentFailed: 'The bank refused the payment.',
  abandoned: 'The payment was not completed.',
  refused: 'The exchange does not take this order.',
};
