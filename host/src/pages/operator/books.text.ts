/** The words of the reconciliation of the books. */
export const booksText = {
  title: 'Reconciliation',
  text: 'Orders, payments, ledger and units compared with each other; in a sandbox with the books of exchange and bank too.',
  run: 'Compare the books',
  running: 'The books are being compared. Look again in a moment.',
  never: 'The books were not compared yet',
  neverText: 'Begin it here, or by npm run reconcile each night.',
  last: (at: string, by: string) => `${at}, by ${by}`,
  sum: (compared: string, checks: number) => `${compared} records by ${checks} checks`,
  agree: 'All books agree',
  agreeText: 'No record differs from another.',
  found: (count: number) => `${count} ${count === 1 ? 'finding' : 'findings'}`,
  notSo: 'Not so:',
  todo: 'What to do',
  refs: 'Records',
  more: (count: number) => `and ${count} more`,
  own: 'Own books alone: exchange and bank show theirs in a sandbox only.',
};
