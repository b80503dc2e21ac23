/** The calls by which advisors see what all of their customers hold, and what they were paid. */
export const BOOKS: readonly string[] = [
  'getReportsUrl',
  'getCustomerReport',
  'getBook',
  'getBookMonths',
  'getBookFiles',
  'importBrokerage',
  'getBrokerage',
  'importRegistrarRecords',
  'getRegistrarRecords',
];
