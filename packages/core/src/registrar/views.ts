// apart from the calls and the layouts of files: the addresses of the site name these on every page

/** What brokerage is broken down by. */
export const BROKERAGE_GROUPS = ['house', 'customer', 'subBroker'] as const;
/** One of `BROKERAGE_GROUPS`. */
export type BrokerageGroup = (typeof BROKERAGE_GROUPS)[number];

/** What of the registrars' records is shown: folios of customers that were not bought here, what differs from our books, and folios of nobody here. */
export const RECORD_VIEWS = ['outside', 'differences', 'waiting'] as const;
/** One of `RECORD_VIEWS`. */
export type RecordView = (typeof RECORD_VIEWS)[number];
