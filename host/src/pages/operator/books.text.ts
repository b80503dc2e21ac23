/** The words of the reconciliation of the books. */
export const booksText = {
  title: 'Reconciliation',
  text: 'Orders, payments, ledger and units are compared with each other; in a sandbox, with the books of the exchange and the bank too.',
  run: 'Compare the books',
  running: 'The books are being compared. Look again in a moment.',
  never: 'The books have not been compared yet',
  neverText: 'Start here, or run npm run reconcile each night.',
  last: (at: string, by: string) => `${at}, by ${by}`,
  sum: (compared: string, checks: number) => `${compared} records by ${checks} checks`,
  agree: 'All books agree',
  agreeText: 'No record differs from another.',
  found: (count: number) => `${count} ${count === 1 ? 'finding' : 'findings'}`,
  notSo: 'Not true:',
  todo: 'What to do',
  refs: 'Records',
  more: (count: number) => `and ${count} more`,
  own: 'Our own books only: those of the exchange and the bank can be compared in a sandbox alone.',
};
