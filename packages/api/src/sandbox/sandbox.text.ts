/** Words of the sandbox's KYC registry and identity provider. */
export const identityText = {
  title: 'Sandbox Identity',
  lead: 'This page plays the identity provider. No real document is read.',
  asks: 'ProsperX asks for your name, date of birth, address and occupation.',
  name: 'Name',
  pan: 'PAN',
  share: 'Share my details',
  cancel: 'Cancel',
  done: 'This request is over. Go back to ProsperX.',
  back: 'Back to ProsperX',
  nonCompliantReason: 'The registry could not verify the name on this PAN.',
};

/** Words of the sandbox's exchange about a client or a plan. */
export const exchangeText = {
  addressRefused: 'The exchange could not read the address.',
  offerWithdrawn: 'The fund house has withdrawn this new fund offer.',
  offerUnpaid: 'The money came after the allotment of this new fund offer.',
  tooFewInstalments: 'FAILED: NUMBER OF INSTALLMENT IS LESS THAN MINIMUM INSTALLMENT ALLOWED',
} as const;

/** Words of the sandbox's banks about mandates. */
export const mandateBankText = {
  title: 'Sandbox Bank: AutoPay mandate',
  upiTitle: 'Sandbox UPI app: AutoPay',
  lead: 'This page plays your bank. Nothing is debited.',
  limit: 'Up to, for each debit',
  payee: 'For',
  number: 'Mandate',
  approve: 'Approve',
  reject: 'Reject',
  abandon: 'Abandon',
  done: 'This mandate is decided. Go back to ProsperX.',
  back: 'Back to ProsperX',
  rejected: 'You rejected it at your bank.',
  refusedByBank: 'The bank could not debit this account by mandate.',
  refusedByExchange: 'The exchange did not accept a mandate over this amount. Try another limit.',
  cancelled: 'It was cancelled.',
} as const;

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
  cancelled: 'Its payer has ended the payment.',
  upiTitle: 'Sandbox UPI app',
  upiIntro: 'This page plays your UPI app. No money moves.',
  upiDeclined: 'The request was declined in the UPI app.',
  upiTimedOut: 'The request was not approved in time.',
  sipUnknown: 'The exchange runs no such SIP.',
  transferMissing: 'No transfer with this UTR number arrived.',
  chequeReturned: 'The cheque was returned unpaid.',
  formTitle: 'Continuing to the bank',
  formGoOn: 'Continue to the bank',
  refused: 'Rejected by the exchange. Try another amount or fund.',
  nothingHeld: 'The folio has no units left that can be sold.',
  notCancelled: 'The exchange can no longer cancel this order.',
};

/** The pages that stand for the documents of a fund house. */
export const documentText = {
  title: (kind: string, scheme: string) => `${kind}: ${scheme}`,
  body: (house: string) =>
    `This page of the sandbox stands for a document of ${house}. The sandbox plays it; the fund house has not published it.`,
};

/** Words of the door before a sandbox that others can reach, and of the line on its pages. */
export const doorText = {
  title: 'This is a sandbox',
  intro: 'Its people and its money are invented. Enter the secret that you were given to look around.',
  secret: 'Secret',
  open: 'Open',
  wrong: 'That is not the secret. Please try again.',
  tooMany: 'Too many tries. Please wait a minute.',
  closed: 'This is a sandbox that needs its secret: open it in a browser, or send the header X-Sandbox-Secret.',
  notReal: {
    sandbox: 'Sandbox: people, money and orders are invented.',
    pilot: 'Pilot: messages or market data are real, money and orders are not.',
  },
};
