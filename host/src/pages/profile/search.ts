import { TRANSACTION_KINDS, TRANSACTION_STATES } from '@prosperx/core/portfolio';
import { number, oneOf, search, text } from '#search-params.js';

/** What transactions have in their address: the filters, and the page of the list. */
export const transactionsSearch = search({
  kind: oneOf(...TRANSACTION_KINDS),
  state: oneOf(...TRANSACTION_STATES),
  schemeId: text,
  folioNo: text,
  from: text,
  to: text,
  pageNumber: number,
});
