import { oneOf, search, text } from '#search-params.js';

/** What new fund offers have in their address: the groups, the order, and of older links the offer, which has a page of its own by now. */
export const nfosSearch = search({
  status: text,
  sort: oneOf('launchEF', 'launchFF', 'closeEF', 'closeFF'),
  nfo: text,
});
