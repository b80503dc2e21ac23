import { CUSTOMER_FILTERS, CUSTOMER_SORTS } from '@prosperx/core/agent';
import { BROKERAGE_GROUPS, RECORD_VIEWS } from '@prosperx/core/registrar';
import { number, oneOf, search, text } from '#search-params.js';

/** What the list of customers has in its address; what is searched for is somebody's name or mobile, and stands in none. */
export const customersSearch = search({
  isEuin: oneOf('true'),
  source: oneOf('singleContentView'),
  need: oneOf(...CUSTOMER_FILTERS),
  sort: oneOf(...CUSTOMER_SORTS),
  page: number,
  /** An account of the family that is shown: its name stands in no address either. */
  familyOf: text,
});

/** What the leads have: the status that is shown. */
export const leadsSearch = search({ status: oneOf('new', 'contacted', 'invested', 'not_interested') });

// the routes are in what every page loads: of the books they know the words of the address alone

/** What the book has: how it is broken down, and the house and category that are shown alone. */
export const bookSearch = search({
  by: oneOf('house', 'category', 'customer', 'month'),
  house: text,
  category: text,
  page: number,
});

const month = (value: unknown) => (/^\d{4}-(?:0[1-9]|1[0-2])-01$/.test(String(value)) ? String(value) : undefined);

/** What the brokerage has: how it is broken down, and the first day of its month. */
export const brokerageSearch = search({ by: oneOf(...BROKERAGE_GROUPS), month, page: number });

/** What the registrars' files have: which of their records are shown. */
export const registrarFilesSearch = search({ show: oneOf(...RECORD_VIEWS), page: number });

/** What the list of all proposals has: those of which stand are shown. */
export const allProposalsSearch = search({
  stand: oneOf('waiting', 'failed', 'expired', 'declined', 'underway', 'draft', 'done', 'withdrawn'),
  page: number,
});
